// Generated from schemas/games/crematoria/config.json by "npm run types". Do not edit.

/**
 * Minimum and maximum damage of a furyan's attack.
 *
 * @minItems 2
 */
export type Range = [number, number];
/**
 * Minimum and maximum damage of a necromonger's attack.
 *
 * @minItems 2
 */
export type Range1 = [number, number];

/**
 * All settings of Crematoria.
 */
export interface CrematoriaConfig {
  /**
   * The rule set.
   */
  rules: 'text' | 'original';
  /**
   * Rounds of a match.
   */
  rounds: number;
  /**
   * Rows of a level.
   */
  rows: 40;
  /**
   * Columns of a level.
   */
  columns: 80;
  /**
   * Furyans of each group at the start.
   */
  furyans: number;
  /**
   * Pioneers of each group at the start.
   */
  pioneers: number;
  /**
   * Maximum number of necromongers at one time.
   */
  necromongers: number;
  /**
   * Number of hellhounds.
   */
  hellhounds: number;
  /**
   * Number of elevators.
   */
  elevators: number;
  /**
   * Points for a gem.
   */
  gemPoints: number;
  /**
   * Rounds a necromonger takes to land.
   */
  turnsToLand: number;
  /**
   * Health of a newborn furyan.
   */
  furyanHealth: number;
  /**
   * Health of a newborn pioneer.
   */
  pioneerHealth: number;
  /**
   * Health of a newborn necromonger.
   */
  necromongerHealth: number;
  furyanDamage: Range;
  necromongerDamage: Range1;
  /**
   * A gem appears with a chance of one in this many each round.
   */
  gemChance: number;
  /**
   * A necromonger appears with a chance of one in this many each round.
   */
  necromongerChance: number;
  /**
   * Health recovered at the end of each round.
   */
  recovery: number;
  /**
   * Whether a necromonger that died in this round makes room for another in the same round. If not, or if omitted, only in the next.
   */
  roomAtOnce?: boolean;
  /**
   * Whether necromongers and hellhounds ignore people who were killed before their turn. If not, or if omitted, they choose targets once, before the first of them moves.
   */
  huntersLookAgain?: boolean;
  /**
   * Whether a necromonger that lands in the sun dies. If not, or if omitted, it lives there until night or until its next step.
   */
  sunKillsLanding?: boolean;
  /**
   * How the map is made: drawn from the seed, or given as two levels of 40 rows (R rock, C cave, 0-3 owned cave, E elevator; O outside, G gem, E elevator).
   */
  map: 'GENERATOR' | [string[], string[]];
}
