import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import type { PrivateTable, PrivateVersion } from '../../protocol/types/tournament/private.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { verifyReplay } from '../../replay/verify-replay.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import { digestBot, digestWithParameters } from '../../judge/prepare/digest.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { isFunctionSource } from '../../judge/prepare/function-source.ts';
import { digestReplay } from '../../judge/replay-files/digest-replay.ts';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import { readText } from '../../judge/replay-files/read-text.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { ChangedLineError, readJournal } from '../journal/read-journal.ts';
import { makeMatchId, StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { makeSeed } from '../run/make-match-job.ts';
import { planTournament } from '../run/plan-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { renameOldAttempts } from '../folder/first-attempts.ts';
import { findEntry, findVersion, makeShowName, readTableFile } from '../folder/private-table.ts';
import { checkBelongs, readDefinition } from '../folder/read-tournament.ts';
import { makeCommitment } from '../folder/secrets.ts';

export interface TournamentVerification {
  /** What is not as it should be, in sentences; none when all holds. */
  readonly problems: readonly string[];
  readonly lines: number;
  readonly replays: number;
  /** Whether every seed could be checked, which needs the secret. */
  readonly checkedSeeds: boolean;
  /** The ids of bots whose files could not be checked, because private.json does not know them. */
  readonly unknownBots: readonly string[];
  /** The checksum of the last line: whoever knows it knows the whole journal. */
  readonly sum: string;
}

export interface VerifyTournamentOptions {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** Whether every replay is played again. */
  readonly isDeep?: boolean | undefined;
}

/** Checks every line of the journal, every bot, every seed, every replay; with `isDeep` every replay is played again. */
export async function verifyTournament(
  paths: TournamentPaths,
  { games, isDeep = false }: VerifyTournamentOptions = {},
): Promise<TournamentVerification> {
  const game = await loadFolderGame(paths, games);
  const { state, table, all, problems, lines, sum } = readRecords(paths);
  renameOldAttempts(paths.replays);
  const checkedSeeds = state.seals.every(({ secret }) => secret !== undefined);
  const { known, unproven, unknownBots } = findVersions(state, table);
  problems.push(...unproven, ...checkBots(paths, game, known), ...checkSeals(state));
  if (checkedSeeds) problems.push(...checkSeeds(state, all), ...checkSeats(state, all));
  for (const played of all) problems.push(...(await checkReplay(paths, played, isDeep ? game : undefined)));
  return { problems, lines, replays: all.length, checkedSeeds, unknownBots, sum };
}

/** All that stands before the first line that was changed. */
function readRecords(paths: TournamentPaths) {
  const { definition, digest, upgrade } = readDefinition(paths);
  const collector = new StateCollector(definition);
  const validate = findValidator('tournament/record');
  const all: Played[] = [];
  const problems: string[] = [];
  let lines = 0;
  let sum = '';
  try {
    for (const entry of readJournal(paths.journal)) {
      checkBelongs(entry.record, paths.definition, digest);
      const record = upgrade?.upgradeRecord(entry.record) ?? entry.record;
      if (!validate(record)) problems.push(`line ${entry.line} of the journal is no record of a tournament`);
      else if (record.kind === 'played') all.push(record);
      collector.take(record);
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
  const table = upgrade?.table ?? readTableFile(paths);
  return { state, table, all: all.filter((played) => !setAside.has(played)), problems, lines, sum };
}

interface KnownVersion extends PrivateVersion {
  readonly name: string;
}

/** The versions that private.json knows by their commitments. An entry that was erased is no problem, and proves nothing any more. */
function findVersions({ participants }: TournamentState, table: PrivateTable) {
  const showName = makeShowName(table);
  const there = participants.filter(({ id }) => findEntry(table, id));
  const erased = participants.filter(({ id }) => !findEntry(table, id));
  const known: KnownVersion[] = [];
  const unproven: string[] = [];
  for (const { id, versions } of there) {
    for (const commitment of versions) {
      const version = findVersion(table, id, commitment);
      if (version) known.push({ ...version, name: showName(id) });
      else unproven.push(`private.json has no version of ${showName(id)} that fits the commitment ${commitment}`);
    }
  }
  return { known, unproven, unknownBots: erased.map(({ id }) => id) };
}

function checkBots({ root }: TournamentPaths, game: LoadedGame, versions: readonly KnownVersion[]): string[] {
  // Of a function there are no files: its program alone has it.
  const programs = versions.filter(({ path }) => !isFunctionSource(path));
  return programs.flatMap(({ name, path, digest, parameters }) => {
    try {
      const made = digestBot(findBot(path, { game, from: root }));
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
    const seed = makeSeed(definition.config.rules, secret!, played.block);
    if (seed === played.seed) return [];
    return [`the seed of match ${makeMatchId(played)} is ${played.seed}, and the secret gives ${seed}`];
  });
}

/** Who sat where is decided by definition, secret and results as well. */
function checkSeats(state: TournamentState, all: readonly Played[]): string[] {
  // What was being played when the end came is in the plan as well.
  const { blocks } = planTournament({ ...state, endsBefore: undefined }, state.seals[0]!.secret!);
  return all.flatMap((played) => {
    const seating = blocks[played.block - 1]?.seatings[played.match - 1];
    if (seating?.join() === played.seats.map(({ id }) => id).join()) return [];
    return [`match ${makeMatchId(played)} has bots in seats that the plan does not give them`];
  });
}

/** With a game it is played again too. */
async function checkReplay(
  { replays }: TournamentPaths,
  played: Played,
  game: LoadedGame | undefined,
): Promise<string[]> {
  const name = `${findReplayName(played)}.jsonl.gz`;
  const path = join(replays, name);
  const id = makeMatchId(played);
  if (!existsSync(path)) return [`the replay of match ${id} is gone: replays/${name}`];
  if ((await digestReplay(path)) !== played.replay) {
    return [`the replay of match ${id}, replays/${name}, is not the one that was recorded`];
  }
  // It may have been erased, but not changed.
  const hidden = locatePrivatePart(path);
  if (existsSync(hidden) && (await digestReplay(hidden)) !== played.private) {
    return [`the private part of match ${id}, replays/${basename(hidden)}, is not the one that was recorded`];
  }
  return game ? checkPlay(path, name, played, game) : [];
}

async function checkPlay(path: string, name: string, played: Played, game: LoadedGame): Promise<string[]> {
  const verification = await verifyReplay(readText(path), makeReplayGames(game));
  if (!verification.holds) return [`replays/${name} does not hold: ${verification.problem}`];
  const scores = played.seats.map(({ score }) => score);
  if (verification.scores.join() === scores.join()) return [];
  return [`the journal has other points for match ${makeMatchId(played)} than its replay: ${scores.join(' ')}`];
}
