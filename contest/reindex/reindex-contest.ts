import type { Reindexed } from '../../protocol/types/contest/reindexed.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { locateContest } from '../folder/contest-paths.ts';
import { reachContest } from '../reach-contest.ts';
import { rebuildIndex } from './rebuild-index.ts';

/** Rebuilds what the database says of matches and ratings from the journal, also while the contest is being served. */
export function reindexContest(options: ContestLocation): Promise<Reindexed> {
  const paths = locateContest(options.folder);
  return reachContest(options, '/api/staff/reindex', (db) => rebuildIndex(db, paths), {});
}
