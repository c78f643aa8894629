// Generated from schemas/games/walking-dead/config.json by "npm run types". Do not edit.

/**
 * [row, column], from the top left.
 *
 * @minItems 2
 */
export type Position = [number, number];

/**
 * Every number of the rules of The Walking Dead.
 */
export interface WalkingDeadConfig {
  /**
   * The rule set.
   */
  rules: 'text' | 'original';
  /**
   * Rounds of a match.
   */
  rounds: number;
  /**
   * Rows of the board. Only a given map can have others than 60.
   */
  rows: number;
  /**
   * Columns of the board. Only a given map can have others than 60.
   */
  columns: number;
  /**
   * Living units of each clan at the start.
   */
  unitsPerClan: number;
  /**
   * Zombies at the start.
   */
  zombies: number;
  /**
   * Units of food on the board, at the start and after every round.
   */
  food: number;
  /**
   * Strength points of each clan at the start.
   */
  strengthPoints: number;
  /**
   * Points for killing a living unit of another clan.
   */
  personPoints: number;
  /**
   * Points for killing a zombie.
   */
  zombiePoints: number;
  /**
   * Points for each cell a clan owns now.
   */
  cellPoints: number;
  /**
   * Strength points for a unit of food.
   */
  foodStrength: number;
  /**
   * Rounds between being bitten or killed and becoming a zombie.
   */
  turnsToZombie: number;
  /**
   * An attacker surprises the other unit, and wins, in so many cases out of so many: [30, 100] is 30 %.
   *
   * @minItems 2
   */
  surpriseChance: [number, number];
  /**
   * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
   */
  fightOdds: 'exact' | 'thousandths';
  /**
   * A unit goes over from the largest clan to the smallest with a chance of one in this many each round.
   */
  switchChance: number;
  /**
   * What is regenerated appears, if it can, where nobody is within this many rows and columns.
   */
  safeDistance: number;
  /**
   * Whether what is regenerated also keeps that distance from food. At the start of a match food may lie close to food.
   */
  safeFromFood: boolean;
  /**
   * Whether an owned cell is worth cellPoints. If not, it is worth one point whatever cellPoints says.
   */
  useCellPoints: boolean;
  /**
   * Whether food adds to the strength points of a clan when it is eaten. If not, or if this is left out, it does so at the end of the round.
   */
  foodAtOnce?: boolean;
  /**
   * Whether fights are decided by what the strengths are at that moment, after every meal and every death of the round so far. If not, or if this is left out, by what they were when the round began.
   */
  strengthAtOnce?: boolean;
  /**
   * Whether a killed zombie lies on its cell, in everybody's way, until it comes back elsewhere at the end of the round. If not, or if this is left out, its cell is free at once.
   */
  killedZombiesStay?: boolean;
  /**
   * What a zombie draws among when several living units are equally near. unit: one of those units, then a step towards it. cell, also if this is left out: one of the cells around it from which it is the fewest steps to any of them.
   */
  zombiesChoose?: 'unit' | 'cell';
  /**
   * What other zombies are to the way to a living unit. past: they are not counted, as they move on, although nobody enters their cells. around, also if this is left out: they are obstacles where they stood before the first of them moved.
   */
  zombieWays?: 'past' | 'around';
  /**
   * The number of the first round, as bots and people see it.
   */
  firstRound: number;
  /**
   * How a match begins: drawn from the seed, or with a given board, units and food.
   */
  map: 'RANDOM' | FixedMap;
}
/**
 * A given beginning. The numbers of units, zombies and food are those of the lists.
 */
export interface FixedMap {
  /**
   * The rows: X debris, . street, 0-3 street owned by that clan. Clans own the cells that their units stand on, nobody those of zombies.
   */
  board: string[];
  /**
   * Everybody, by ascending id from 0 without gaps.
   */
  units: Unit[];
  /**
   * The food, on free street cells.
   */
  food: Food[];
}
export interface Unit {
  /**
   * Never changes, whatever becomes of the unit.
   */
  id: number;
  /**
   * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to nobody.
   */
  type: 'living' | 'dead' | 'zombie';
  /**
   * Whose it is, or was when it died. Zombies have none.
   */
  clan?: number;
  pos: Position;
  /**
   * Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at the end of this one.
   */
  turnsToZombie?: number;
}
export interface Food {
  pos: Position;
}
