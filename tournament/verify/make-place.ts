import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';

/** Where in a journal something is wrong: its line and, for a record of a match, the match. */
export function makePlace({ line, record }: { readonly line: number; readonly record: JournalRecord }): string {
  const isMatch = 'block' in record && 'match' in record;
  return `line ${line} of the journal${isMatch ? `, match ${makeMatchId(record)}` : ''}`;
}
