// What the judge sends and receives in ork-island.
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
 * Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E one column right (j + 1).
 * @typedef {'N' | 'S' | 'W' | 'E'} Direction
 */

/**
 * The rule set.
 * @typedef {'text' | 'original'} RuleSet
 */

/**
 * When the ork that dies in a fight comes back as one of the winner's. always, also if omitted: after every fight.
 * on-ties: only if both had the same health; otherwise its player keeps it.
 * @typedef {'always' | 'on-ties'} LosersChangeSides
 */

/**
 * Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which is all water connected to
 * the edge of the board. rows, also if omitted: on the outermost land of a row.
 * @typedef {'sea' | 'rows'} Shore
 */

/**
 * moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it attacked and died. starved:
 * it entered a free cell and died of its cost.
 * @typedef {'moved' | 'won' | 'lost' | 'starved'} Outcome
 */

/**
 * What a cell of the board is: its letter there.
 * @typedef {'W' | '.' | 'F' | 'S' | 'C' | 'P'} Land
 */

/** Its letters by name. */
export const LAND = /** @type {const} */ ({ water: 'W', grass: '.', forest: 'F', sand: 'S', city: 'C', path: 'P' });

/**
 * @typedef {object} Order
 * @property {number} unit The id of the ork.
 * @property {Direction} dir Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E
 * one column right (j + 1).
 */

/**
 * @typedef {object} City
 * @property {readonly Pos[]} cells Its cells, which never change.
 * @property {number} owner The player who conquered it last; -1 if nobody has yet.
 */

/**
 * @typedef {object} Path
 * @property {readonly [number, number]} ends The two cities that a path connects, by their index in cities.
 * @property {readonly Pos[]} cells Its cells, which never change, from the first end to the second.
 * @property {number} owner The player who conquered it last; -1 if nobody has yet.
 */

/**
 * @typedef {object} Unit
 * @property {number} id Never changes, even if the ork changes sides.
 * @property {number} player The player it belongs to.
 * @property {Pos} pos [row, column].
 * @property {number} health At 0 an ork still lives; below 0 it dies.
 */

/**
 * All settings of Ork Island.
 * @typedef {object} Config
 * @property {RuleSet} rules The rule set.
 * @property {number} rounds Rounds of a match.
 * @property {number} rows Rows of the board.
 * @property {number} columns Columns of the board, as many as rows.
 * @property {number} orks Orks of each player at the start. The board has at least 100 cells for each.
 * @property {number} initialHealth Health of an ork at the start and after it regenerates.
 * @property {number} costGrass Health it costs to enter a cell of grass.
 * @property {number} costForest Health it costs to enter a cell of forest.
 * @property {number} costSand Health it costs to enter a cell of sand.
 * @property {number} costCity Health it costs to enter a cell of a city.
 * @property {number} costPath Health it costs to enter a cell of a path.
 * @property {number} bonusPerCityCell Points each round for each cell of a conquered city.
 * @property {number} bonusPerPathCell Points each round for each cell of a conquered path.
 * @property {number} factorConnectedComponent A group of k connected cities gives this number times 2 to the power k,
 * each round.
 * @property {LosersChangeSides} [losersChangeSides] When the ork that dies in a fight comes back as one of the
 * winner's. always, also if omitted: after every fight. on-ties: only if both had the same health; otherwise its
 * player keeps it.
 * @property {Shore} [shore] Where orks appear. sea: on any cell of grass, forest or sand a step from the sea, which
 * is all water connected to the edge of the board. rows, also if omitted: on the outermost land of a row.
 */

/**
 * Only in the first message.
 * @typedef {object} Start
 * @property {number} seed The seed of this bot's own random choices, so that a match can be repeated. It reveals
 * nothing about the random draws of the match.
 * @property {Readonly<Record<string, number>>} [parameters] The values of the parameters in a bot's bot.json, by
 * name.
 * @property {Config} config All settings of Ork Island.
 * @property {Limits} limits What a bot may use. null: no limit.
 * @property {number} [randCalls] How often the published program has called rand() of the C library for its map: its
 * players continue that sequence. Only with the rule set original, and only in games whose published program does so.
 */

/**
 * @typedef {object} Move
 * @property {number} unit The id of the ork that was ordered.
 * @property {Direction} dir Where to: N is one row up (i - 1), S one row down (i + 1), W one column left (j - 1), E
 * one column right (j + 1).
 * @property {Outcome} outcome moved: it entered a free cell. won: it killed the ork there and took its cell. lost: it
 * attacked and died. starved: it entered a free cell and died of its cost.
 */

/**
 * What happened in the previous round; not in the first message.
 * @typedef {object} Last
 * @property {readonly Move[]} moves What was executed, of all players, in order.
 * @property {readonly Rejection[]} rejected Which of my orders of the previous round were refused, and why.
 */

/**
 * What a bot is sent at the start of each round of Ork Island: the complete state, on one line.
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
 * @property {readonly string[]} board The terrain: board[i][j] is the cell in row i and column j. W water, . grass, F
 * forest, S sand, C city, P path. It never changes during a match.
 * @property {readonly City[]} cities The cities, always in the same order: paths refer to a city by its index here.
 * @property {readonly Path[]} paths The paths between cities, always in the same order.
 * @property {readonly Unit[]} units All orks, by ascending id. Their number never changes: an ork that dies comes
 * back in the same round.
 * @property {Start} [start] Only in the first message.
 * @property {Last} [last] What happened in the previous round; not in the first message.
 * @property {boolean} [over] Only in the last message: the match has ended, no answer is expected.
 * @property {Result} [result] How the match ended.
 * @property {Config} config Every number of the rules, kept from the first state.
 */

function readPos([row, column]) {
  return new Pos(row, column);
}

function readCity(data) {
  return { ...data, cells: data.cells.map(readPos) };
}

function readPath(data) {
  return { ...data, cells: data.cells.map(readPos) };
}

function readUnit(data) {
  return { ...data, pos: readPos(data.pos) };
}

/** @param {any} data @param {Config} config @returns {State} */
export function readState(data, config) {
  return {
    ...data,
    config,
    cities: data.cities.map(readCity),
    paths: data.paths.map(readPath),
    units: data.units.map(readUnit),
  };
}

/** The numbers of a match with the usual rules. @type {Config} */
export const USUAL = {
  rules: 'text',
  rounds: 200,
  rows: 70,
  columns: 70,
  orks: 15,
  initialHealth: 100,
  costGrass: 1,
  costForest: 2,
  costSand: 3,
  costCity: 0,
  costPath: 0,
  bonusPerCityCell: 1,
  bonusPerPathCell: 1,
  factorConnectedComponent: 2,
  losersChangeSides: 'always',
  shore: 'sea',
};
