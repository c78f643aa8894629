import type { Game, GameTypes } from '../../engine/core/game.ts';
import { excerpt } from '../../protocol/problem.ts';
import { UsageError } from '../usage-error.ts';

type AnyGame = Game<GameTypes>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isFunction = (value: unknown): boolean => typeof value === 'function';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The parts without which a game cannot be played, and the type that each must have. */
const PARTS: Readonly<Record<string, readonly [isRight: (value: unknown) => boolean, expected: string]>> = {
  id: [
    (value) => isText(value) && /^[a-z][a-z0-9-]{0,31}$/.test(value as string),
    'a name in small letters, digits and hyphens, at most 32',
  ],
  title: [isText, 'a text'],
  version: [isText, 'a text, such as "1"'],
  defaults: [
    (value) => isObject(value) && Number.isSafeInteger((value as { rounds?: unknown }).rounds),
    'an object with at least a whole number "rounds"',
  ],
  generate: [isFunction, 'a function'],
  round: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isFunction),
    'a list of functions, the phases of a round',
  ],
  takeOrders: [isFunction, 'a function'],
  view: [isFunction, 'a function'],
  score: [isFunction, 'a function'],
};

/** What is hidden in the one must not be sent by the other. */
function requireBoth(source: string, game: Record<string, unknown>, one: string, other: string): void {
  const [named, missing] = isFunction(game[one]) ? [one, other] : [other, one];
  if (!isFunction(game[named]) || isFunction(game[missing])) return;
  throw new UsageError(
    `the game "${source}" has "${named}" and no "${missing}": expected both, or neither`,
    'what "viewFor" hides, "movesFor" must hide too: see docs/game-reference.md',
  );
}

/** The game that a module exports; fails with a sentence when it exports none, or one without something it needs. */
export function requireParts(source: string, module: { readonly default?: unknown; readonly game?: unknown }): AnyGame {
  const game = (module.default ?? module.game) as Record<string, unknown> | undefined;
  if (!isObject(game)) {
    throw new UsageError(`the game "${source}" exports no game`, 'write: export const game = defineGame({…})');
  }
  for (const [name, [isRight, expected]] of Object.entries(PARTS)) {
    const value = game![name];
    if (isRight(value)) continue;
    const got = value === undefined ? 'nothing' : isFunction(value) ? 'a function' : excerpt(value);
    throw new UsageError(
      `the game "${source}": invalid "${name}": expected ${expected}, got ${got}`,
      'see docs/game-reference.md',
    );
  }
  requireBoth(source, game!, 'viewFor', 'movesFor');
  if (!isFunction(game!['clone'])) {
    throw new UsageError(
      `the game "${source}" is not made with defineGame`,
      'write: export const game = defineGame({…})',
    );
  }
  return game as unknown as AnyGame;
}
