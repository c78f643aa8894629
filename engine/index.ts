// What programs that step the engine import: no processes, no files, the same in Node and in a browser.
//
//   const game = findGame('crematoria');
//   const match = game.start(game.configure('text'), 'a seed');
//   while (!match.isOver) match.play(ordersFor(match.view()));
export { ConfigError } from './core/config-error.ts';
export { RULE_SETS, type RuleSet } from './core/game.ts';
export { GameError } from './core/game-error.ts';
export type { GameOrigin } from './core/game-origin.ts';
export { guardGame } from './core/guard-game.ts';
export { OrdersError } from './core/orders-error.ts';
export { startMatch, type CloneOptions, type Match, type RoundOutcome, type StartOptions } from './core/match.ts';
export type { MatchNumbers } from './core/match-numbers.ts';
export { parseSeed, type Seed } from './core/seed.ts';
export * from './define-game.ts';
export { makePlayable, type PlayableGame, type PlayableText } from './core/playable-game.ts';
export {
  findGame,
  GAMES,
  type Apocalypse,
  type Crematoria,
  type GameTypesById,
  type OrkIsland,
  type WalkingDead,
} from './registry.ts';
