// What programs import as "minions-judge/engine": the engine, whose games refuse malformed input as the judge does. The judge
// itself has checked what it gives to the engine, and does without.
import { guardGame } from '../engine/core/guard-game.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import { GAMES as UNGUARDED, type GameTypesById } from '../engine/registry.ts';
import { makeShapeChecker } from '../protocol/make-shape-checker.ts';
import { findValidator } from './game-validators.ts';

export * from '../engine/index.ts';

/** The games of minions. */
export const GAMES: readonly PlayableGame[] = /* @__PURE__ */ guardAll();

/** A game of minions by its id; undefined for any other. */
export function findGame<Id extends keyof GameTypesById>(id: Id): PlayableGame<GameTypesById[Id]>;
export function findGame(id: string): PlayableGame | undefined;
export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}

function guardAll(): readonly PlayableGame[] {
  const checkShape = makeShapeChecker(findValidator);
  return Object.freeze(UNGUARDED.map((game) => guardGame(game, checkShape)));
}
