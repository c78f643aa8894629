import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import type { VerifiedJournal } from './verified-journal.ts';

export interface VoidMatch {
  /** Block and match, as in 12.3. */
  readonly match: string;
  readonly reason: string;
  /** Whether its seed and its result could be known to everybody by then. */
  readonly isLate: boolean;
}

export interface Explained {
  readonly voided: readonly VoidMatch[];
  /** Matches whose first try does not count, because the machine is said to have had no time for it. */
  readonly secondTries: readonly string[];
}

/** What does not count for a reason that nobody can compute again. */
export function listExplained({ lines, played }: Pick<VerifiedJournal, 'lines' | 'played'>): Explained {
  const voided: VoidMatch[] = [];
  let revealedTo = 0;
  let last = 0;
  for (const { record } of lines) {
    if (record.kind === 'played' || record.kind === 'scheduled') last = Math.max(last, record.block);
    if (record.kind === 'revealed') revealedTo = last;
    if (record.kind !== 'voided') continue;
    voided.push({ match: makeMatchId(record), reason: record.reason, isLate: record.block <= revealedTo });
  }
  const first = played.filter(({ record }) => mustBeReplayed(record));
  return { voided, secondTries: first.map(({ record }) => makeMatchId(record)) };
}
