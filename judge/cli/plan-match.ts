import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from '../../engine/core/config-error.ts';
import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { buildBot, type BuildWatcher } from '../prepare/build/build-bot.ts';
import { findBot } from '../prepare/find/find-bot.ts';
import { chooseSandbox, type SandboxChoice } from '../prepare/protect/choose-sandbox.ts';
import type { MatchPlan } from '../match/run-match.ts';
import { chooseTurns, type TURN_MODES } from '../match/turns.ts';
import { UsageError } from '../usage-error.ts';
import { limitsOf, type LimitOptions } from './limit-options.ts';
import type { LogOptions } from './make-log.ts';
import { requireFile } from './require-file.ts';
import { requireGame } from './require-game.ts';
import { wholeNumber } from './whole-number.ts';

export interface PlayOptions extends LogOptions, LimitOptions {
  readonly seed?: string;
  readonly input?: string;
  readonly output?: string[];
  readonly rules: RuleSet;
  readonly turns: (typeof TURN_MODES)[number];
  readonly freeze?: true;
  readonly sandbox: SandboxChoice;
  readonly writable?: true;
  readonly view?: true;
  readonly json?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

const BOTS = 4;
const GREATEST_SEED = 2 ** 31 - 1;

/** Everything a match needs, or a sentence on what is wrong. Builds the bots that need building. */
export async function planMatch(
  gameId: string,
  specs: readonly string[],
  options: PlayOptions,
  warn: (warning: string) => void,
  watcher?: BuildWatcher,
): Promise<MatchPlan> {
  const game = requireGame(gameId);
  if (specs.length !== BOTS) {
    const hint = `example: minions play ${game.id} demo demo demo demo`;
    throw new UsageError(
      `a match has ${BOTS} bots, and ${specs.length} ${specs.length === 1 ? 'is' : 'are'} named`,
      hint,
    );
  }
  const seed =
    options.seed === undefined ? randomInt(GREATEST_SEED) : wholeNumber('the seed', options.seed, 0, GREATEST_SEED);
  const limits = limitsOf(options);
  const config = configOf(game, options);
  const recipes = specs.map((spec) => findBot(spec, game.id));
  const sandbox = chooseSandbox(options.sandbox, options.writable ?? false);
  if (sandbox.warning !== undefined) warn(sandbox.warning);
  const commands = await Promise.all(recipes.map((recipe) => buildBot(recipe, watcher)));
  return {
    game,
    config,
    seed,
    contestants: byPlayer((player) => ({ name: recipes[player]!.name, command: sandbox.protect(commands[player]!) })),
    limits,
    turns: chooseTurns(options.turns),
    freeze: options.freeze ?? false,
    protections: sandbox.protections,
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
