import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { ContestRounds } from '../../protocol/types/contest/rounds.ts';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import type { RoundChange } from '../../protocol/types/contest/round-change.ts';
import { locateContest } from '../folder/contest-paths.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { reachContest } from '../reach-contest.ts';
import { refuseUnknown } from '../refusal.ts';
import { findRound, listRounds } from '../store/rounds.ts';
import { makeOwner } from '../store/make-owner.ts';
import type { Database } from '../store/tables.ts';
import { addRound, type Changing } from './add-round.ts';
import { changeRound } from './change-round.ts';
import { viewRound } from './describe-round.ts';
import type { RoundChangeKind } from './round-changes.ts';
import { ResultReader } from './round-results.ts';

/** Adds a round to a contest, through its server while it is being served. The result has the commitment. */
export function addRoundToContest(options: ContestLocation, round: NewRound): Promise<ContestRound> {
  const add = async (db: Database): Promise<ContestRound> => {
    await addRound(changing(options, db), round);
    return describe(options, db, round.name);
  };
  return reachContest(options, '/api/rounds', add, round);
}

export function listContestRounds(options: ContestLocation): Promise<ContestRounds> {
  const list = async (db: Database): Promise<ContestRounds> => {
    const rounds = (await listRounds(db)).map(({ name }) => describe(options, db, name));
    return { rounds: await Promise.all(rounds) };
  };
  return reachContest(options, '/api/rounds', list);
}

/** Extends, rescinds, reruns or releases a round, or promotes a late version. A server does what follows. */
export function changeContestRound(
  options: ContestLocation,
  name: string,
  kind: RoundChangeKind,
  change: RoundChange,
): Promise<ContestRound> {
  const write = async (db: Database): Promise<ContestRound> => {
    await changeRound(changing(options, db), name, kind, change);
    return describe(options, db, name);
  };
  return reachContest(options, `/api/rounds/${encodeURIComponent(name)}/${kind}`, write, change);
}

const changing = ({ folder }: ContestLocation, db: Database): Changing => ({
  db,
  paths: locateContest(folder),
  at: new Date().toISOString(),
  person: null,
});

async function describe({ folder }: ContestLocation, db: Database, name: string): Promise<ContestRound> {
  const row = await findRound(db, name);
  if (!row) throw refuseUnknown(`round "${name}"`);
  const view = await viewRound({ db, paths: locateContest(folder), results: new ResultReader() }, row, makeOwner(''));
  return view.round;
}
