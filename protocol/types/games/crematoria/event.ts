// Generated from schemas/games/crematoria/event.json by "npm run types". Do not edit.

/**
 * Something that happened in a round of Crematoria, and why: what "minions export --events" prints and viewers show. The events of a round, in order, lead from one state to the next.
 */
export type CrematoriaEvent =
  | CrematoriaMoved
  | CrematoriaAttacked
  | CrematoriaKilled
  | CrematoriaCaptured
  | CrematoriaReborn
  | CrematoriaRecovered
  | CrematoriaConquered
  | CrematoriaBorn
  | CrematoriaPicked
  | CrematoriaBurnt
  | CrematoriaCalled
  | CrematoriaDescended
  | CrematoriaLanded;

/**
 * A unit went to another cell.
 */
export interface CrematoriaMoved {
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
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * Where it is now.
   *
   * @minItems 3
   */
  to: [number, number, number];
}
/**
 * A furyan or necromonger hit a unit.
 */
export interface CrematoriaAttacked {
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
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * The id of the unit that was hit.
   */
  victim: number;
  /**
   * Whose unit was hit; -1: nobody's.
   */
  loser: number;
  /**
   * Where that unit stands.
   *
   * @minItems 3
   */
  to: [number, number, number];
  /**
   * What the attack took.
   */
  damage: number;
  /**
   * What is left; 0: it dies.
   */
  health: number;
}
/**
 * A unit died.
 */
export interface CrematoriaKilled {
  kind: 'killed';
  /**
   * The id of the unit.
   */
  unit: number;
  type: 'pioneer' | 'furyan' | 'necromonger' | 'hellhound';
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where it stood.
   *
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * The cell it was about to enter, where that was its death.
   *
   * @minItems 3
   */
  to?: [number, number, number];
  /**
   * fight: a furyan of another group; necromonger: one of these; hellhound: it was devoured; landing: a necromonger landed on it; sun: it was in daylight.
   */
  cause: 'fight' | 'hellhound' | 'landing' | 'necromonger' | 'sun';
  /**
   * The id of the unit that killed it.
   */
  by?: number;
  /**
   * Whose unit that is; -1: nobody's.
   */
  byPlayer?: number;
}
/**
 * A pioneer or furyan that was killed belongs to another group.
 */
export interface CrematoriaCaptured {
  kind: 'captured';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose it is now.
   */
  player: number;
  /**
   * Whose it was.
   */
  loser: number;
  /**
   * Whether the group was drawn, because no group killed it.
   */
  byChance: boolean;
}
/**
 * A pioneer or furyan that was killed is back.
 */
export interface CrematoriaReborn {
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
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
  health: number;
}
/**
 * A unit recovered health.
 */
export interface CrematoriaRecovered {
  kind: 'recovered';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Its health now.
   */
  health: number;
}
/**
 * A cell of the cave has another owner, which is a point.
 */
export interface CrematoriaConquered {
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
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
}
/**
 * A gem appeared.
 */
export interface CrematoriaBorn {
  kind: 'born';
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
}
/**
 * A pioneer picked a gem.
 */
export interface CrematoriaPicked {
  kind: 'picked';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * What it is worth.
   */
  points: number;
}
/**
 * A gem was destroyed by the sun.
 */
export interface CrematoriaBurnt {
  kind: 'burnt';
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
}
/**
 * A necromonger appeared in the sky.
 */
export interface CrematoriaCalled {
  kind: 'called';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * Rounds until it lands.
   */
  turns: number;
  health: number;
}
/**
 * A necromonger in the sky came nearer.
 */
export interface CrematoriaDescended {
  kind: 'descended';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
  /**
   * Rounds until it lands.
   */
  turns: number;
}
/**
 * A necromonger landed.
 */
export interface CrematoriaLanded {
  kind: 'landed';
  /**
   * The id of the unit.
   */
  unit: number;
  /**
   * [row, column, level]: level 0 is the cave, 1 the outside.
   *
   * @minItems 3
   */
  at: [number, number, number];
}
