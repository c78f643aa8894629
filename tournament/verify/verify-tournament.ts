import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkShape } from '../../protocol/check-shape.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { verifyReplay } from '../../replay/verify-replay.ts';
import { digestBot, digestWithParameters } from '../../judge/prepare/digest.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { digestReplay } from '../../judge/replay-files/digest-replay.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { ChangedLineError, readJournal } from '../journal/read-journal.ts';
import { makeMatchId, StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { makeMatchSeeds } from '../run/make-match-seeds.ts';
import { planTournament } from '../run/plan-tournament.ts';
import type { TournamentPlaces } from '../folder/locate-tournament.ts';
import { renameOldAttempts } from '../folder/first-attempts.ts';
import { checkBelongs, readDefinition } from '../folder/read-tournament.ts';
import { makeCommitment } from '../folder/secrets.ts';

export interface TournamentVerification {
  /** What is not as it should be, in sentences; none when all holds. */
  readonly problems: readonly string[];
  readonly lines: number;
  readonly replays: number;
  /** Whether every seed could be checked, which needs the secret. */
  readonly checkedSeeds: boolean;
  /** The checksum of the last line: whoever knows it knows the whole journal. */
  readonly sum: string;
}

/** Checks every line of the journal, every bot, every seed, every replay; with `isDeep` every replay is played again. */
export async function verifyTournament(places: TournamentPlaces, isDeep: boolean): Promise<TournamentVerification> {
  const { state, all, problems, lines, sum } = readRecords(places);
  renameOldAttempts(places.replays);
  const checkedSeeds = state.seals.every(({ secret }) => secret !== undefined);
  problems.push(...checkBots(places, state), ...checkSeals(state));
  if (checkedSeeds) problems.push(...checkSeeds(state, all), ...checkSeats(state, all));
  for (const played of all) problems.push(...(await checkReplay(places, played, isDeep)));
  return { problems, lines, replays: all.length, checkedSeeds, sum };
}

/** All that stands before the first line that was changed. */
function readRecords(places: TournamentPlaces) {
  const { definition, digest } = readDefinition(places);
  const collector = new StateCollector(definition);
  const validate = findValidator('tournament/record');
  const all: Played[] = [];
  const problems: string[] = [];
  let lines = 0;
  let sum = '';
  try {
    for (const entry of readJournal(places.journal)) {
      checkBelongs(entry.record, places.definition, digest);
      if (!validate(entry.record)) problems.push(`line ${entry.line} of the journal is no record of a tournament`);
      else if (entry.record.kind === 'played') all.push(entry.record);
      collector.take(entry.record);
      lines = entry.line;
      sum = entry.sum;
    }
  } catch (error) {
    if (!(error instanceof ChangedLineError) && !(error instanceof UsageError)) throw error;
    problems.push(error.message);
  }
  const state = collector.state();
  // What was played again has the replay of the second time.
  const setAside = new Set(state.setAside);
  return { state, all: all.filter((played) => !setAside.has(played)), problems, lines, sum };
}

function checkBots({ root }: TournamentPlaces, { participants, definition }: TournamentState): string[] {
  const versions = participants.flatMap(({ name, versions }) => versions.map((version) => ({ ...version, name })));
  return versions.flatMap(({ name, path, digest, parameters }) => {
    try {
      const made = digestBot(findBot(path, { game: definition.game, from: root }));
      const found = digestWithParameters(made, parameters);
      return found === digest ? [] : [`the files of ${name} in ${path} are not those that entered`];
    } catch (error) {
      return [`the files of ${name} cannot be read: ${(error as Error).message}`];
    }
  });
}

function checkSeals({ seals }: TournamentState): string[] {
  const wrong = seals.filter(({ secret, commitment }) => secret !== undefined && makeCommitment(secret) !== commitment);
  return wrong.map(({ commitment }) => `the secret that was revealed is not the one committed to by ${commitment}`);
}

function checkSeeds({ definition, seals }: TournamentState, all: readonly Played[]): string[] {
  return all.flatMap((played) => {
    const { secret } = seals.findLast(({ fromBlock }) => fromBlock <= played.block)!;
    const { seed, mapSeed } = makeMatchSeeds(definition, secret!, played);
    const id = makeMatchId(played);
    if (seed !== played.seed) return [`the seed of match ${id} is ${played.seed}, and the secret gives ${seed}`];
    if (mapSeed === played.mapSeed) return [];
    const [recorded, given] = [played.mapSeed, mapSeed].map((value) => value ?? 'none');
    return [`the seed of the map of match ${id} is ${recorded}, and the secret gives ${given}`];
  });
}

/** Who sat where is decided by definition, secret and results as well. */
function checkSeats(state: TournamentState, all: readonly Played[]): string[] {
  // What was being played when the end came is in the plan as well.
  const { blocks } = planTournament({ ...state, endsBefore: undefined }, state.seals[0]!.secret!);
  return all.flatMap((played) => {
    const seating = blocks[played.block - 1]?.seatings[played.match - 1];
    const names = seating?.map((bot) => state.participants[bot]!.name);
    if (names?.join('\n') === played.seats.map(({ name }) => name).join('\n')) return [];
    return [`match ${makeMatchId(played)} has bots in seats that the plan does not give them`];
  });
}

async function checkReplay({ replays }: TournamentPlaces, played: Played, isDeep: boolean): Promise<string[]> {
  const name = `${findReplayName(played)}.jsonl.gz`;
  const path = join(replays, name);
  const id = makeMatchId(played);
  if (!existsSync(path)) return [`the replay of match ${id} is gone: replays/${name}`];
  if ((await digestReplay(path)) !== played.replay) {
    return [`the replay of match ${id}, replays/${name}, is not the one that was recorded`];
  }
  return isDeep ? checkPlay(path, name, played) : [];
}

async function checkPlay(path: string, name: string, played: Played): Promise<string[]> {
  const verification = await verifyReplay(readText(path), checkShape);
  if (!verification.holds) return [`replays/${name} does not hold: ${verification.problem}`];
  const scores = played.seats.map(({ score }) => score);
  if (verification.scores.join() === scores.join()) return [];
  return [`the journal has other points for match ${makeMatchId(played)} than its replay: ${scores.join(' ')}`];
}
