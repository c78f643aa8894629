// What the file of a game imports as "minions-judge/engine": how a game is defined, and what rules are often made of. No
// game of ours is in it, for it becomes a part of the game itself, in the judge as in pages that show a match.
export { copyPlain } from './core/copy-plain.ts';
export { drawOne } from './core/draw-one.ts';
export {
  defineGame,
  type Accepted,
  type BaseConfig,
  type BaseState,
  type EventOf,
  type GameParts,
  type GameTypes,
  type Intake,
  type Phase,
  type Refusal,
  type Standing,
  type TextForms,
  type Turn,
} from './core/game.ts';
export type { Generator } from './core/generator.ts';
export type { EventListener, MatchEvent } from './core/match-event.ts';
export { byPlayer, PLAYERS, type ByPlayer, type Player } from './core/players.ts';
export { portableMath } from './core/portable-math.ts';
export { shuffle } from './core/shuffle.ts';
export { makeDirectionActions, type UnitActions } from './core/unit-actions.ts';
export { takeUnitOrders } from './core/unit-orders.ts';
