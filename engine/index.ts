// What programs that step the engine import: no processes, no files, the same in Node and in a browser.
//
//   const game = findGame('crematoria')!;
//   const match = game.start(game.configure('text'), 'a seed');
//   while (!match.isOver) match.play(ordersFor(match.view()));
export { ConfigError } from './core/config-error.ts';
export { RULE_SETS, type BaseConfig, type Refusal, type RuleSet, type Standing } from './core/game.ts';
export type { Match, RoundOutcome } from './core/match.ts';
export { byPlayer, PLAYERS, type ByPlayer, type Player } from './core/players.ts';
export { parseSeed, type Seed } from './core/seed.ts';
export { findGame, GAMES, type PlayableGame } from './registry.ts';
