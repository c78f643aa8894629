// Generated from schemas/games/crematoria/config.json by "npm run types". Do not edit.

/**
 * Least and greatest damage of a furyan's attack.
 *
 * @minItems 2
 */
export type Range = [number, number];
/**
 * Least and greatest damage of a necromonger's attack.
 *
 * @minItems 2
 */
export type Range1 = [number, number];

/**
 * Every number of the rules of Crematoria.
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
   * Most necromongers at one time.
   */
  necromongers: number;
  /**
   * Hellhounds.
   */
  hellhounds: number;
  /**
   * Elevators.
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
   * A necromonger comes with a chance of one in this many each round.
   */
  necromongerChance: number;
  /**
   * Health recovered at the end of each round.
   */
  recovery: number;
  /**
   * Whether a necromonger that died in this round makes room for another in the same round. If not, or if this is left out, only in the next.
   */
  roomAtOnce?: boolean;
  /**
   * Whether necromongers and hellhounds no longer go for somebody who was killed before their turn. If not, or if this is left out, they look for people once, before the first of them moves.
   */
  huntersLookAgain?: boolean;
  /**
   * Whether a necromonger that lands in the sun dies. If not, or if this is left out, it lives there until the night or the next step.
   */
  sunKillsLanding?: boolean;
  /**
   * How the map is made: drawn from the seed, or given as two levels of 40 rows (R rock, C cave, 0-3 owned cave, E elevator; O outside, G gem, E elevator).
   */
  map: 'GENERATOR' | [string[], string[]];
}
