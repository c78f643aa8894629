import { readFileSync } from 'node:fs';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import { parseSeed } from '../../engine/core/seed.ts';
import type { TURN_MODES } from '../../judge/match/turns.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import { drawSeed } from '../../judge/match/draw-seed.ts';
import { findRules } from '../../judge/games/complete-config.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { recordOrigin } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { readSettings, type ConfigOptions } from './make-config.ts';
import { fillSeats, nameGame } from './name-game.ts';
import { parseLimits, type LimitOptions } from './limit-options.ts';
import { parseWholeNumber } from './parse-whole-number.ts';
import { requireFile } from './require-file.ts';
import { parseClock, type ClockOptions } from './clock-option.ts';
import { parseSandbox, type SandboxOptions } from './sandbox-option.ts';

export interface JobOptions extends SandboxOptions, ClockOptions, ConfigOptions {
  readonly job?: string;
  readonly seed?: string;
  readonly turns: (typeof TURN_MODES)[number];
  readonly freeze?: true;
  readonly debug?: readonly string[];
  readonly writable?: true;
}

const BOTS = 4;

/** The match that people ask for: the one in a file, or the one that their arguments describe. */
export async function makeJob(
  gameId: string | undefined,
  sources: readonly string[],
  options: JobOptions,
  games: GameCatalogue,
): Promise<MatchJob> {
  if (options.job === undefined) return makeJobFromArguments(gameId, sources, options, games);
  if (gameId === undefined) return readJob(options.job);
  throw new UsageError('--job names a match, and so do a game and bots', 'give one or the other');
}

async function makeJobFromArguments(
  gameId: string | undefined,
  sources: readonly string[],
  options: JobOptions,
  games: GameCatalogue,
): Promise<MatchJob> {
  if (gameId === undefined) {
    throw new UsageError('no match given', 'name a game and four bots, or a file with --job');
  }
  const { game: name, bots } = nameGame(gameId, sources);
  const game = await games.load(name);
  const seated = fillSeats(bots, game);
  if (seated.length !== BOTS) {
    const count = `${bots.length} are named`;
    const hint = `example: minions play ${gameId} mine, and sample bots take the other seats`;
    throw new UsageError(`a match has ${BOTS} bots, and ${count}`, hint);
  }
  const { seed, turns, freeze = false, writable = false } = options;
  const config = readSettings(game, options);
  const rules = findRules({ config });
  return {
    game: game.id,
    ...recordOrigin(game),
    config,
    seed: seed === undefined ? drawSeed(rules) : parseSeed(rules, seed),
    seats: byPlayer((player) => ({ bot: { source: seated[player]! } })),
    limits: parseLimits(options),
    turns,
    freeze,
    ...(options.debug === undefined ? {} : { debug: parseDebugged(options.debug, options) }),
    sandbox: parseSandbox(options),
    clock: parseClock(options),
    writable,
  };
}

/** In a contest nobody's clock stops: a bot could bring its own debugger. */
function parseDebugged(players: readonly string[], { limits }: LimitOptions): number[] {
  if (limits === 'contest') {
    throw new UsageError('--debug does not go with --limits contest', 'debug with other limits, or with --no-limits');
  }
  return parsePlayers('--debug', players);
}

/** Players by their numbers. */
export function parsePlayers(flag: string, players: readonly string[] = []): Player[] {
  return players.map((player) => parseWholeNumber(flag, player, 0, BOTS - 1) as Player);
}

/** A job that was written to a file. Whether it is one is seen when it is played. */
function readJob(path: string): MatchJob {
  requireFile(path);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MatchJob;
  } catch (error) {
    throw new UsageError(`invalid JSON in "${path}": ${(error as Error).message}`, 'see "minions schema match/job"');
  }
}
