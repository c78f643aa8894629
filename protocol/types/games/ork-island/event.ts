// Generated from schemas/games/ork-island/event.json by "npm run types". Do not edit.

/**
 * Something that happened in a round of Ork Island, and why: what "minions export --events" prints and viewers show. The events of a round, in order, lead from one state to the next.
 */
export type OrkIslandEvent =
  | OrkIslandMoved
  | OrkIslandAttacked
  | OrkIslandKilled
  | OrkIslandCaptured
  | OrkIslandReborn
  | OrkIslandConquered
  | OrkIslandScored;

/**
 * An ork went to another cell.
 */
export interface OrkIslandMoved {
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
  /**
   * What is left after the cost of the cell.
   */
  health: number;
}
/**
 * An ork attacked another: one of the two dies.
 */
export interface OrkIslandAttacked {
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
   * Whose the other is.
   */
  loser: number;
  /**
   * Where the other stands.
   *
   * @minItems 2
   */
  to: [number, number];
  /**
   * Of the attacker, after the cost of the cell.
   */
  health: number;
  /**
   * The health of the other.
   */
  against: number;
  /**
   * Whether the attacker won; drawn where both had the same health.
   */
  won: boolean;
}
/**
 * An ork died.
 */
export interface OrkIslandKilled {
  kind: 'killed';
  /**
   * The id of the unit.
   */
  unit: number;
  type: 'ork';
  /**
   * Whose unit it is; -1: nobody's.
   */
  player: number;
  /**
   * Where it stood.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * The cell it was about to enter.
   *
   * @minItems 2
   */
  to?: [number, number];
  /**
   * fight: an ork of another player; hunger: it had not enough health for the cell.
   */
  cause: 'fight' | 'hunger';
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
 * An ork that was killed belongs to another player.
 */
export interface OrkIslandCaptured {
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
}
/**
 * An ork that died is back.
 */
export interface OrkIslandReborn {
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
  health: number;
}
/**
 * A city or a path has another owner.
 */
export interface OrkIslandConquered {
  kind: 'conquered';
  /**
   * Who owns it now.
   */
  player: number;
  /**
   * Who owned it before; -1: nobody.
   */
  loser: number;
  /**
   * The number of the city.
   */
  city?: number;
  /**
   * The number of the path.
   */
  path?: number;
  /**
   * The first cell with an ork of the new owner.
   *
   * @minItems 2
   */
  at: [number, number];
  /**
   * Orks of the new owner on its cells.
   */
  orks: number;
}
/**
 * A player got points.
 */
export interface OrkIslandScored {
  kind: 'scored';
  player: number;
  points: number;
  /**
   * A city, a path, or a group of connected cities.
   */
  for: 'city' | 'path' | 'group';
  /**
   * The number of the city or the path, or the cities of the group.
   */
  which: number;
}
