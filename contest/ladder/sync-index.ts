import { setImmediate as breathe } from 'node:timers/promises';
import { readJournal } from '../../tournament/journal/read-journal.ts';
import { indexMatch, listIndexed, removeMatch } from '../store/matches.ts';
import type { Database } from '../store/tables.ts';
import type { Ladder } from './ladder.ts';
import type { LadderMatches } from './ladder-matches.ts';
import { makeIndexedMatch } from './make-indexed-match.ts';

const ROWS_AT_ONCE = 2000;
/** A server answers other requests in between. */
const LINES_AT_ONCE = 500;

/** Makes the index have the matches that count, and no others. Matches may end meanwhile. */
export async function syncIndex(
  db: Database,
  { matches, journal }: Pick<Ladder, 'matches' | 'journal'>,
): Promise<void> {
  const missing = await findMissing(db, matches);
  if (missing.size === 0) return;
  for (const { record, line } of readJournal(journal)) {
    if (line % LINES_AT_ONCE === 0) await breathe();
    if (record.kind !== 'played' || !missing.has(record.block)) continue;
    if (matches.countsReplay(record.block, record.replay)) await indexMatch(db, makeIndexedMatch(record));
  }
}

/** The blocks whose matches count and are not in the index. Takes out of it what does not count. */
async function findMissing(db: Database, matches: LadderMatches): Promise<Set<number>> {
  const missing = new Set<number>();
  let next = 1;
  const lookUntil = (block: number): void => {
    for (; next < block; next += 1) if (matches.counts(next)) missing.add(next);
  };
  for (let rows = await listIndexed(db, 0, ROWS_AT_ONCE); rows.length > 0;) {
    for (const { block, replay } of rows) {
      lookUntil(block);
      // Whatever is in the index was in the journal before.
      if (matches.countsReplay(block, replay)) next = block + 1;
      else await removeMatch(db, block);
    }
    rows = await listIndexed(db, rows.at(-1)!.block, ROWS_AT_ONCE);
  }
  lookUntil(matches.lastBlock + 1);
  return missing;
}
