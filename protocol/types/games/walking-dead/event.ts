// Generated from schemas/games/walking-dead/event.json by "npm run types". Do not edit.

/**
 * Something that happened in a round of The Walking Dead, and why: what "minions export --events" prints and viewers show. The events of a round, in order, lead from one state to the next.
 */
export type WalkingDeadEvent =
  | WalkingDeadMoved
  | WalkingDeadAttacked
  | WalkingDeadKilled
  | WalkingDeadBitten
  | WalkingDeadConverting
  | WalkingDeadConverted
  | WalkingDeadReborn
  | WalkingDeadSwitched
  | WalkingDeadConquered
  | WalkingDeadLost
  | WalkingDeadEaten
  | WalkingDeadBorn
  | WalkingDeadFed
  | WalkingDeadScored;

/**
 * A unit or zombie went to another cell.
 */
export interface WalkingDeadMoved {
  kind: 'moved';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where it was.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Where it is now.
   *
   * @minItems 2
   */
  to: [number, number];
}
/**
 * A unit attacked a unit of another clan: one of the two dies.
 */
export interface WalkingDeadAttacked {
  kind: 'attacked';
  /**
   * The id of the attacker.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where the attacker stands.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The id of the other.
   */
  victim: number;
  /**
   * The clan of the other.
   */
  loser: number;
  /**
   * Where the other stands.
   *
   * @minItems 2
   */
  to: [number, number];
  /**
   * Whether the attack was a surprise, which wins.
   */
  surprise: boolean;
  /**
   * The strength of the attacker's clan.
   */
  strength: number;
  /**
   * The strength of the other's clan.
   */
  against: number;
  /**
   * Whether the attacker won.
   */
  won: boolean;
}
/**
 * A unit or zombie was killed.
 */
export interface WalkingDeadKilled {
  kind: 'killed';
  /**
   * The id of the unit.
   */
  unit: number;
  type: 'living' | 'dead' | 'zombie';
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  cause: 'fight';
  /**
   * The id of the unit that killed it.
   */
  by: number;
  /**
   * Whose unit that is; -1: nobody's.
   */
  byPlayer: number;
  /**
   * What its killer's clan gets for it.
   */
  points: number;
}
/**
 * A zombie bit a unit.
 */
export interface WalkingDeadBitten {
  kind: 'bitten';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The id of the zombie.
   */
  by: number;
  /**
   * Rounds until the unit becomes a zombie.
   */
  turns: number;
  /**
   * Whether it was becoming a zombie already, so that the bite changed nothing.
   */
  again: boolean;
}
/**
 * A bitten or dead unit is a round nearer to becoming a zombie.
 */
export interface WalkingDeadConverting {
  kind: 'converting';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Rounds until it becomes one.
   */
  turns: number;
}
/**
 * A unit became a zombie.
 */
export interface WalkingDeadConverted {
  kind: 'converted';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * What it was.
   */
  type: 'living' | 'dead' | 'zombie';
  /**
   * The clan it was of.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * A killed zombie is a living unit of the clan that killed it.
 */
export interface WalkingDeadReborn {
  kind: 'reborn';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * A unit changed clans by lot, and took its cell with it.
 */
export interface WalkingDeadSwitched {
  kind: 'switched';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * The clan it joined.
   */
  player: number;
  /**
   * The clan it left.
   */
  loser: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * A cell has another owner.
 */
export interface WalkingDeadConquered {
  kind: 'conquered';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Who owns it now.
   */
  player: number;
  /**
   * Who owned it before; -1: nobody.
   */
  loser: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * A clan lost a cell to a zombie.
 */
export interface WalkingDeadLost {
  kind: 'lost';
  /**
   * The id of the zombie.
   */
  unit: number;
  /**
   * Who owned it before.
   */
  loser: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * Food was eaten.
 */
export interface WalkingDeadEaten {
  kind: 'eaten';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * The clan that ate it; -1: a zombie did.
   */
  player: number;
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The strength points that the clan got at once.
   */
  change: number;
}
/**
 * Food appeared.
 */
export interface WalkingDeadBorn {
  kind: 'born';
  /**
   * [row, column].
   *
   * @minItems 2
   */
  at: [number, number];
}
/**
 * The strength of a clan after food and hunger.
 */
export interface WalkingDeadFed {
  kind: 'fed';
  player: number;
  /**
   * Strength points won or lost at the end of the round.
   */
  change: number;
  strengthPoints: number;
  strength: number;
}
/**
 * The score of a clan changed: kills, and cells it owns now.
 */
export interface WalkingDeadScored {
  kind: 'scored';
  player: number;
  /**
   * By how much.
   */
  points: number;
  score: number;
}
