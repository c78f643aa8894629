// What the judge sends and receives in walking-dead.
// Generated from schemas/ by "npm run types". Do not edit.

/** @import { Limits, Rejection, Result } from './shared-types.mjs' */

/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
  /** @param {number} row @param {number} column */
  constructor(row, column) {
    this.row = row;
    this.column = column;
  }

  /** As in the protocol. */
  toJSON() {
    return [this.row, this.column];
  }
}

/** @param {Pos | null | undefined} a @param {Pos | null | undefined} b */
export function samePos(a, b) {
  return !!a && !!b && a.row === b.row && a.column === b.column;
}

/** A number for the position, to be in a set or a key of a map. @param {Pos} pos */
export function key(pos) {
  return pos.row * 256 + pos.column;
}

/**
 * Where to: onto an empty cell or food, or against the unit there. Down is one row further (row + 1), Right one
 * column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move diagonally: such an order
 * takes its turn and fails, as in the published game.
 * @typedef {'Up' | 'Down' | 'Left' | 'Right' | 'DR' | 'RU' | 'UL' | 'LD'} Direction
 */

/**
 * A living unit acts for its clan, also while it is converting. A dead unit blocks its cell. Zombies belong to
 * nobody.
 * @typedef {'living' | 'dead' | 'zombie'} UnitType
 */

/**
 * The rule set.
 * @typedef {'text' | 'original'} RuleSet
 */

/**
 * How a fight between strengths N and M is drawn. exact: the attacker wins N times out of N + M. thousandths: it wins
 * when a number from 0 to 1000 is below 1000 N / (N + M).
 * @typedef {'exact' | 'thousandths'} FightOdds
 */

/**
 * What a zombie draws if several living units are equally near. unit: one of those units, then a step towards it.
 * cell, also if omitted: one of the cells around it with the fewest steps to any of them.
 * @typedef {'unit' | 'cell'} ZombiesChoose
 */

/**
 * How other zombies affect the path to a living unit. past: they are ignored, because they move on, although no
 * zombie enters their cells. around, also if omitted: they are obstacles where they stood before the first of them
 * moved.
 * @typedef {'past' | 'around'} ZombieWays
 */

/**
 * What a cell of the board is: its letter there.
 * @typedef {'X' | '.' | 'M'} Land
 */

/** Its letters by name. */
export const LAND = /** @type {const} */ ({ debris: 'X', street: '.', food: 'M' });

/**
 * @typedef {object} Order
 * @property {number} unit The id of one of my living units.
 * @property {Direction} dir Where to: onto an empty cell or food, or against the unit there. Down is one row further
 * (row + 1), Right one column (column + 1). The diagonals DR, RU, UL and LD are accepted, but only zombies move
 * diagonally: such an order takes its turn and fails, as in the published game.
 */

/**
 * @typedef {object} Unit
 * @property {number} id Never changes, whatever happens to the unit.
 * @property {UnitType} type A living unit acts for its clan, also while it is converting. A dead unit blocks its
 * cell. Zombies belong to nobody.
 * @property {number} [clan] The clan it belongs to, or belonged to when it died. Zombies have none.
 * @property {Pos} pos [row, column], from the top left.
 * @property {number} [turnsToZombie] Only for the dead and the bitten: in how many rounds it becomes a zombie. 1: at
 * the end of this one.
 */

/**
 * @typedef {object} Food
 * @property {Pos} pos [row, column], from the top left.
 */

/**
 * @typedef {object} Clan
 * @property {number} living Its living units.
 * @property {number} strengthPoints Its strength points.
 * @property {number} strength Strength points for each living unit, rounded down; 0 if there is none. It decides the
 * fights of this round.
 * @property {number} killPoints Points for all units it has killed so far.
 * @property {number} cells Cells it owns now.
 */

/**
 * All settings of The Walking Dead.
 * @typedef {object} Config
 * @property {RuleSet} rules The rule set.
 * @property {number} rounds Rounds of a match.
 * @property {number} rows Rows of the board. Only a given map can have a number other than 60.
 * @property {number} columns Columns of the board. Only a given map can have a number other than 60.
 * @property {number} unitsPerClan Living units of each clan at the start.
 * @property {number} zombies Zombies at the start.
 * @property {number} food Units of food on the board, at the start and after every round.
 * @property {number} strengthPoints Strength points of each clan at the start.
 * @property {number} personPoints Points for killing a living unit of another clan.
 * @property {number} zombiePoints Points for killing a zombie.
 * @property {number} cellPoints Points for each cell a clan owns now.
 * @property {number} foodStrength Strength points for a unit of food.
 * @property {number} turnsToZombie Rounds between being bitten or killed and becoming a zombie.
 * @property {readonly [number, number]} surpriseChance The chance that an attacker surprises the other unit and wins:
 * [30, 100] means 30 cases out of 100.
 * @property {FightOdds} fightOdds How a fight between strengths N and M is drawn. exact: the attacker wins N times
 * out of N + M. thousandths: it wins when a number from 0 to 1000 is below 1000 N / (N + M).
 * @property {number} switchChance A unit moves from the largest clan to the smallest with a chance of one in this
 * many each round.
 * @property {number} safeDistance Regenerated units and food appear, if possible, where no unit is within this many
 * rows and columns.
 * @property {boolean} safeFromFood Whether regenerated units and food also keep that distance from food. At the start
 * of a match food may be close to food.
 * @property {boolean} useCellPoints Whether an owned cell is worth cellPoints. If not, it is worth one point,
 * whatever the value of cellPoints.
 * @property {boolean} [foodAtOnce] Whether food adds to the strength points of a clan when it is eaten. If not, or if
 * omitted, it does so at the end of the round.
 * @property {boolean} [strengthAtOnce] Whether fights use the current strengths, after every meal and every death of
 * the round so far. If not, or if omitted, they use those at the start of the round.
 * @property {boolean} [killedZombiesStay] Whether a killed zombie blocks its cell until it comes back elsewhere at
 * the end of the round. If not, or if omitted, its cell is free at once.
 * @property {ZombiesChoose} [zombiesChoose] What a zombie draws if several living units are equally near. unit: one
 * of those units, then a step towards it. cell, also if omitted: one of the cells around it with the fewest steps to
 * any of them.
 * @property {ZombieWays} [zombieWays] How other zombies affect the path to a living unit. past: they are ignored,
 * because they move on, although no zombie enters their cells. around, also if omitted: they are obstacles where they
 * stood before the first of them moved.
 * @property {number} firstRound The number of the first round in states and reports.
 */

/**
 * Only in the first message.
 * @typedef {object} Start
 * @property {number} seed The seed of this bot's own random choices, so that a match can be repeated. It reveals
 * nothing about the random draws of the match.
 * @property {Readonly<Record<string, number>>} [parameters] The values of the parameters in a bot's bot.json, by
 * name.
 * @property {Config} config All settings of The Walking Dead.
 * @property {Limits} limits What a bot may use. null: no limit.
 * @property {number} [randCalls] How often the published program has called rand() of the C library for its map: its
 * players continue that sequence. Only with the rule set original, and only in games whose published program does so.
 */

/**
 * @typedef {object} Move
 * @property {number} unit The id of the unit.
 * @property {Direction} dir Where to. Zombies also step diagonally: DR down and right, RU right and up, UL up and
 * left, LD left and down.
 */

/**
 * What happened in the previous round; not in the first message.
 * @typedef {object} Last
 * @property {readonly Move[]} moves What was executed, in this order: moves and attacks of the players, then moves
 * and bites of the zombies.
 * @property {readonly Rejection[]} rejected Which of my orders of the previous round were refused, and why.
 */

/**
 * What a bot is sent at the start of each round of The Walking Dead: the complete state, on one line.
 * @typedef {object} State
 * @property {number} protocol
 * @property {string} game
 * @property {number} round The number of a round.
 * @property {number} rounds How many rounds the match has.
 * @property {number} player A player, 0 to 3.
 * @property {readonly string[]} names The names of the four bots, by player.
 * @property {readonly number[]} scores The points of the four players at the start of this round.
 * @property {readonly boolean[]} alive Whether each bot is still in the match. A bot that is out gives no more
 * orders; its units stay on the board. The rules of a game may put a player out too.
 * @property {number | null} timeMs The time limit for this answer, in milliseconds; null if there is none.
 * @property {readonly string[]} board The rows of the board: board[row][column] is X for debris, M for food, . for
 * any other street cell, with or without a unit.
 * @property {readonly string[]} owners The owner of each cell, row by row: a digit for the clan, a dot for none.
 * @property {readonly Unit[]} units All units, by ascending id. Their number never changes: a unit's id is its index
 * in this list.
 * @property {readonly Food[]} food The food, row by row.
 * @property {readonly Clan[]} clans The figures of each clan, by player.
 * @property {Start} [start] Only in the first message.
 * @property {Last} [last] What happened in the previous round; not in the first message.
 * @property {boolean} [over] Only in the last message: the match has ended, no answer is expected.
 * @property {Result} [result] How the match ended.
 * @property {Config} config Every number of the rules, kept from the first state.
 */

function readPos([row, column]) {
  return new Pos(row, column);
}

function readUnit(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readFood(data) {
  return { ...data, pos: readPos(data.pos) };
}

/** @param {any} data @param {Config} config @returns {State} */
export function readState(data, config) {
  return { ...data, config, units: data.units.map(readUnit), food: data.food.map(readFood) };
}

/** The numbers of a match with the usual rules. @type {Config} */
export const USUAL = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  unitsPerClan: 20,
  zombies: 10,
  food: 15,
  strengthPoints: 1000,
  personPoints: 50,
  zombiePoints: 10,
  cellPoints: 1,
  foodStrength: 50,
  turnsToZombie: 5,
  surpriseChance: [30, 100],
  fightOdds: 'exact',
  switchChance: 5,
  safeDistance: 2,
  safeFromFood: true,
  useCellPoints: true,
  foodAtOnce: true,
  strengthAtOnce: true,
  killedZombiesStay: true,
  zombiesChoose: 'unit',
  zombieWays: 'past',
  firstRound: 1,
};
