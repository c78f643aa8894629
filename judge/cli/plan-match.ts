import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '../../engine/core/config-error.ts';
import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS, type Limits } from '../bot/bot-limits.ts';
import { buildBot } from '../bot/find/build-bot.ts';
import { findBot } from '../bot/find/find-bot.ts';
import type { MatchPlan } from '../match/run-match.ts';
import { UsageError } from '../usage-error.ts';
import type { LogOptions } from './make-log.ts';
import { requireFile } from './require-file.ts';
import { requireGame } from './require-game.ts';

export interface PlayOptions extends LogOptions {
  readonly seed?: string;
  readonly input?: string;
  readonly output?: string[];
  readonly rules: RuleSet;
  readonly time?: string;
  readonly startTime?: string;
  readonly limits: boolean;
  readonly json?: true;
  readonly quiet?: true;
}

const BOTS = 4;
const GREATEST_SEED = 2 ** 31 - 1;

/** Everything a match needs, or a sentence on what is wrong. Builds the bots that need building. */
export async function planMatch(gameId: string, specs: readonly string[], options: PlayOptions): Promise<MatchPlan> {
  const game = requireGame(gameId);
  if (specs.length !== BOTS) {
    const hint = `example: minions play ${game.id} demo demo demo demo`;
    throw new UsageError(
      `a match has ${BOTS} bots, and ${specs.length} ${specs.length === 1 ? 'is' : 'are'} named`,
      hint,
    );
  }
  const seed = seedOf(options.seed);
  const limits = limitsOf(options);
  const config = configOf(game, options);
  const recipes = specs.map(findBot);
  const commands = await Promise.all(recipes.map(buildBot));
  const contestants = byPlayer((player) => ({ name: recipes[player]!.name, command: commands[player]! }));
  return { game, config, seed, contestants, limits };
}

function seedOf(text: string | undefined): number {
  if (text === undefined) return randomInt(GREATEST_SEED);
  return wholeNumber('the seed', text, 0, GREATEST_SEED);
}

function limitsOf({ time, startTime, limits }: PlayOptions): Limits {
  if (!limits) return { ...DEFAULT_LIMITS, startMs: null, roundMs: null };
  const day = 24 * 3600 * 1000;
  return {
    ...DEFAULT_LIMITS,
    ...(time === undefined ? {} : { roundMs: wholeNumber('--time', time, 1, day) }),
    ...(startTime === undefined ? {} : { startMs: wholeNumber('--start-time', startTime, 1, day) }),
  };
}

function configOf(game: PlayableGame, { input, rules }: PlayOptions): BaseConfig {
  if (input === undefined) return game.configure(rules);
  requireFile(input, `"minions games ${game.id} --config > default.cnf" writes the default one`);
  try {
    return game.configure(rules, readFileSync(input, 'utf8'));
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${input}: ${error.message}`, error.hint) : error;
  }
}

function wholeNumber(name: string, text: string, least: number, greatest: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= greatest) return value;
  throw new UsageError(`${name} is "${text}"`, `give a whole number from ${least} to ${greatest}`);
}
