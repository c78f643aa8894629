import { existsSync } from 'node:fs';
import type { Reindexed } from '../../protocol/types/contest/reindexed.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { makeIndexedMatch } from '../ladder/make-indexed-match.ts';
import { replaceMatches } from '../store/matches.ts';
import { replaceRatings } from '../store/ratings.ts';
import type { Database } from '../store/tables.ts';
import { rateHistory } from './rate-history.ts';

/** A server answers other requests in between. */
const MATCHES_AT_ONCE = 200;

/**
 * Writes the index of matches and the history of ratings again, from the journal of the ladder. What is played meanwhile is
 * kept: it has later blocks.
 */
export async function rebuildIndex(db: Database, { ladder }: ContestPaths): Promise<Reindexed> {
  const paths = locateTournament(ladder);
  if (!existsSync(paths.definition)) return { matches: 0, removed: 0, ratings: 0 };
  const state = readTournament(paths);
  const { counted, lastBlock } = state;
  let removed = 0;
  for (let from = 0, after = 0; after < lastBlock; from += MATCHES_AT_ONCE) {
    const some = counted.slice(from, from + MATCHES_AT_ONCE);
    const until = from + MATCHES_AT_ONCE < counted.length ? some.at(-1)!.block : lastBlock;
    removed += await replaceMatches(db, { after, until }, some.map(makeIndexedMatch));
    after = until;
  }
  const ratings = await rateHistory(state);
  await replaceRatings(db, counted.length, ratings);
  return { matches: counted.length, removed, ratings: ratings.length };
}
