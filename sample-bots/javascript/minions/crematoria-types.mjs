// What the judge sends and receives in crematoria.
// Generated from schemas/ by "npm run types". Do not edit.

/** @import { Limits, Rejection, Result } from './shared-types.mjs' */

/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
  /** @param {number} row @param {number} column @param {number} level */
  constructor(row, column, level) {
    this.row = row;
    this.column = column;
    this.level = level;
  }

  /** As in the protocol. */
  toJSON() {
    return [this.row, this.column, this.level];
  }
}

/** @param {Pos | null | undefined} a @param {Pos | null | undefined} b */
export function samePos(a, b) {
  return !!a && !!b && a.row === b.row && a.column === b.column && a.level === b.level;
}

/** A number for the position, to be in a set or a key of a map. @param {Pos} pos */
export function key(pos) {
  return (pos.level * 256 + pos.row) * 256 + pos.column;
}

/**
 * Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down take an elevator.
 * @typedef {'Bottom' | 'BR' | 'Right' | 'RT' | 'Top' | 'TL' | 'Left' | 'LB' | 'Up' | 'Down' | 'None'} Direction
 */

/**
 * @typedef {'pioneer' | 'furyan' | 'necromonger' | 'hellhound'} UnitType
 */

/**
 * The rule set.
 * @typedef {'text' | 'original'} RuleSet
 */

/**
 * What a cell of the board is: its letter there.
 * @typedef {'R' | 'C' | 'E' | 'O'} Land
 */

/** Its letters by name. */
export const LAND = /** @type {const} */ ({ rock: 'R', cave: 'C', elevator: 'E', outside: 'O' });

/**
 * @typedef {object} Order
 * @property {number} unit The id of the unit.
 * @property {Direction} dir Where to. Bottom is one row further down (i + 1), Right one column (j + 1). Up and Down
 * take an elevator.
 */

/**
 * @typedef {object} Gem
 * @property {Pos} pos [row, column, level].
 */

/**
 * @typedef {object} Unit
 * @property {number} id Never changes, even if the unit changes sides.
 * @property {UnitType} type
 * @property {number} player The player it belongs to; -1 for necromongers and hellhounds.
 * @property {Pos} pos [row, column, level].
 * @property {number} [health] Hellhounds, which are immortal, have none.
 */

/**
 * @typedef {object} Landing
 * @property {number} id
 * @property {Pos} pos Where it will land; a unit on that cell dies.
 * @property {number} turns In how many rounds it lands: 1 means during this one.
 */

/**
 * @typedef {object} Group
 * @property {number} cells Cave cells it owns now.
 * @property {number} gems Gems it has picked so far.
 * @property {number} pioneers
 * @property {number} furyans
 */

/**
 * All settings of Crematoria.
 * @typedef {object} Config
 * @property {RuleSet} rules The rule set.
 * @property {number} rounds Rounds of a match.
 * @property {number} rows Rows of a level.
 * @property {number} columns Columns of a level.
 * @property {number} furyans Furyans of each group at the start.
 * @property {number} pioneers Pioneers of each group at the start.
 * @property {number} necromongers Maximum number of necromongers at one time.
 * @property {number} hellhounds Number of hellhounds.
 * @property {number} elevators Number of elevators.
 * @property {number} gemPoints Points for a gem.
 * @property {number} turnsToLand Rounds a necromonger takes to land.
 * @property {number} furyanHealth Health of a newborn furyan.
 * @property {number} pioneerHealth Health of a newborn pioneer.
 * @property {number} necromongerHealth Health of a newborn necromonger.
 * @property {readonly [number, number]} furyanDamage Minimum and maximum damage of a furyan's attack.
 * @property {readonly [number, number]} necromongerDamage Minimum and maximum damage of a necromonger's attack.
 * @property {number} gemChance A gem appears with a chance of one in this many each round.
 * @property {number} necromongerChance A necromonger appears with a chance of one in this many each round.
 * @property {number} recovery Health recovered at the end of each round.
 * @property {boolean} [roomAtOnce] Whether a necromonger that died in this round makes room for another in the same
 * round. If not, or if omitted, only in the next.
 * @property {boolean} [huntersLookAgain] Whether necromongers and hellhounds ignore people who were killed before
 * their turn. If not, or if omitted, they choose targets once, before the first of them moves.
 * @property {boolean} [sunKillsLanding] Whether a necromonger that lands in the sun dies. If not, or if omitted, it
 * lives there until night or until its next step.
 */

/**
 * Only in the first message.
 * @typedef {object} Start
 * @property {number} seed The seed of this bot's own random choices, so that a match can be repeated. It reveals
 * nothing about the random draws of the match.
 * @property {Readonly<Record<string, number>>} [parameters] The values of the parameters in a bot's bot.json, by
 * name.
 * @property {Config} config All settings of Crematoria.
 * @property {Limits} limits What a bot may use. null: no limit.
 * @property {number} [randCalls] How often the published program has called rand() of the C library for its map: its
 * players continue that sequence. Only with the rule set original, and only in games whose published program does so.
 */

/**
 * What happened in the previous round; not in the first message.
 * @typedef {object} Last
 * @property {readonly Order[]} moves What was executed, in this order: moves and attacks of the players, then the
 * necromongers, then the hellhounds.
 * @property {readonly Rejection[]} rejected Which of my orders of the previous round were refused, and why.
 */

/**
 * What a bot is sent at the start of each round of Crematoria: the complete state, on one line.
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
 * @property {readonly (readonly string[])[]} board The terrain: board[k][i][j] is the cell in row i and column j of
 * level k. Level 0 is underground (R rock, C cave, E elevator), level 1 outside (O outside, E elevator). Column 79 is
 * next to column 0.
 * @property {readonly string[]} owners The owner of each cell of level 0: a digit for the player, a dot for none.
 * @property {readonly Gem[]} gems The gems lying outside, row by row.
 * @property {readonly Unit[]} units All units on the board, by ascending id.
 * @property {readonly Landing[]} landings Necromongers still in the sky, by ascending id. They are not on the board
 * and cannot be attacked.
 * @property {readonly [number, number]} night First and last column of the night outside, going right around the
 * ring: [60, 19] means 60 to 79 and 0 to 19. All other columns of level 1 lie in the sun.
 * @property {readonly Group[]} groups The figures of each player.
 * @property {Start} [start] Only in the first message.
 * @property {Last} [last] What happened in the previous round; not in the first message.
 * @property {boolean} [over] Only in the last message: the match has ended, no answer is expected.
 * @property {Result} [result] How the match ended.
 * @property {Config} config Every number of the rules, kept from the first state.
 */

function readPos([row, column, level]) {
  return new Pos(row, column, level);
}

function readGem(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readUnit(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readLanding(data) {
  return { ...data, pos: readPos(data.pos) };
}

/** @param {any} data @param {Config} config @returns {State} */
export function readState(data, config) {
  return {
    ...data,
    config,
    gems: data.gems.map(readGem),
    units: data.units.map(readUnit),
    landings: data.landings.map(readLanding),
  };
}

/** The numbers of a match with the usual rules. @type {Config} */
export const USUAL = {
  rules: 'text',
  rounds: 120,
  rows: 40,
  columns: 80,
  furyans: 5,
  pioneers: 15,
  necromongers: 10,
  hellhounds: 3,
  elevators: 20,
  gemPoints: 30,
  turnsToLand: 2,
  furyanHealth: 100,
  pioneerHealth: 50,
  necromongerHealth: 75,
  furyanDamage: [25, 50],
  necromongerDamage: [20, 40],
  gemChance: 4,
  necromongerChance: 2,
  recovery: 5,
  roomAtOnce: true,
  huntersLookAgain: true,
  sunKillsLanding: true,
};
