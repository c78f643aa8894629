import type { ContestMarks } from '../../protocol/types/contest/marks.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { Refusal } from '../refusal.ts';
import { findBotName } from '../rounds/begin-round.ts';
import type { ResultReader } from '../rounds/round-results.ts';
import { locateRound } from '../rounds/round-terms.ts';
import { isErased, listPeople } from '../store/people.ts';
import { listRounds } from '../store/rounds.ts';
import type { Database, PersonRow, RoundRow } from '../store/tables.ts';
import { listBotsOf } from '../store/versions.ts';
import { giveMarks } from './give-marks.ts';

interface Finding {
  readonly db: Database;
  readonly paths: ContestPaths;
  readonly settings: ContestSettings;
  readonly results: ResultReader;
}

/** The round that is marked: the one that is named, else that of the settings, else the last that was played. */
export async function findMarkedRound({ db, settings }: Finding, given?: string): Promise<RoundRow | undefined> {
  const wanted = given ?? settings.marks?.round;
  const played = (await listRounds(db)).filter(({ state }) => state === 'played');
  return wanted === undefined ? played.at(-1) : played.find(({ name }) => name === wanted);
}

/** The marks of everybody who plays. */
export async function findAllMarks(finding: Finding, given?: string): Promise<ContestMarks> {
  const people = (await listPeople(finding.db)).filter((one) => one.role === 'player' && !isErased(one));
  return requireMarks(finding, people, await findMarkedRound(finding, given));
}

/** One's own mark; undefined where there is none yet, or results are not public. */
export async function findOwnMark(finding: Finding, person: PersonRow): Promise<ContestMarks | undefined> {
  if (!finding.settings.marks || person.role !== 'player') return undefined;
  const round = await findMarkedRound(finding);
  if (!round || round.visibility === 'hidden' || round.shown !== null) return undefined;
  // A formula that contradicts the results is for staff to correct: they get the sentence.
  return requireMarks(finding, [person], round).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    throw error;
  });
}

async function requireMarks(
  { db, paths, settings, results }: Finding,
  people: readonly PersonRow[],
  round: RoundRow | undefined,
): Promise<ContestMarks> {
  if (!settings.marks) {
    throw new Refusal(
      422,
      'contest.json has no formula for marks',
      'add "marks": {"formula": {"lines": […]}}; docs/contest.md says how',
    );
  }
  const shown = round && results.read(locateRound(paths, round), null, false);
  if (!shown)
    throw new Refusal(
      409,
      'the round that is marked has not been played',
      'wait for it, or name another: --round <name>',
    );
  const marked = people.map(async ({ id, name, team }) => ({
    id,
    name,
    bots: (await listBotsOf(db, { id, team })).map((bot) => bot.name),
  }));
  const terms = { round: round.name, settings: settings.marks, standings: shown.standings, findBot: findBotName };
  return giveMarks(await Promise.all(marked), terms);
}
