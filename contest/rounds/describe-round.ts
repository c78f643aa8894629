import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { listEntries, listRoundEvents, type FoundEntry } from '../store/rounds.ts';
import { isStaff } from '../store/people.ts';
import type { Database, PersonRow, RoundRow } from '../store/tables.ts';
import { listBotsOf } from '../store/versions.ts';
import type { ResultReader, RoundResults } from './round-results.ts';
import { locateRound, readTerms } from './round-terms.ts';

export interface RoundView {
  readonly round: ContestRound;
  readonly row: RoundRow;
  readonly entries: readonly FoundEntry[];
  /** What whoever looks may see of what was played; undefined for nothing. */
  readonly results: RoundResults | undefined;
}

interface Describing {
  readonly db: Database;
  readonly paths: ContestPaths;
  readonly results: ResultReader;
}

/** A round as somebody may see it. Staff see everything. */
export async function viewRound(
  { db, paths, results: reader }: Describing,
  row: RoundRow,
  person: PersonRow | undefined,
): Promise<RoundView> {
  const { name, deadline, state, run, commitment, entrants, visibility, shown } = row;
  const terms = readTerms(row);
  const settled = (await listEntries(db, row)).filter(({ kind }) => kind !== 'pending');
  const maySeeAll = isStaff(person);
  const maySee =
    maySeeAll || visibility === 'public' || (visibility === 'participants' && (await isIn(db, settled, person)));
  const results = maySee
    ? reader.read(locateRound(paths, row), maySeeAll ? null : shown, state === 'playing')
    : undefined;
  const isWhole = visibility === 'public' && shown === null && typeof results?.secret === 'string';
  const events = await listRoundEvents(db, row.id);
  const round: ContestRound = {
    name,
    title: terms.title ?? name,
    format: terms.format,
    deadline,
    state,
    run,
    commitment,
    entrants,
    entries: settled.map(({ bot, number, owner, kind }) => ({
      bot,
      version: number,
      owner,
      promoted: kind === 'promoted',
    })),
    after: terms.after ?? null,
    keep: terms.keep ?? null,
    visibility,
    shown,
    matches: results?.matches.length ?? 0,
    secret: isWhole ? results.secret : null,
    folder: isWhole ? `/rounds/${name}/${name}.tar.gz` : null,
    events: events.map(({ at, action, reason, commitment: changed }) => ({ at, action, reason, commitment: changed })),
  };
  return { round, row, entries: settled, results };
}

/** Whether a bot of somebody takes part. */
async function isIn(db: Database, entries: readonly FoundEntry[], person: PersonRow | undefined): Promise<boolean> {
  if (!person) return false;
  const own = new Set((await listBotsOf(db, person)).map(({ id }) => id));
  return entries.some(({ bot_id }) => own.has(bot_id));
}
