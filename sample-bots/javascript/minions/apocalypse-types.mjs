// What the judge sends and receives in apocalypse.
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
 * Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south, west, north), or throw
 * napalm.
 * @typedef {'forward1' | 'forward2' | 'clockwise' | 'counterclockwise' | 'napalm'} Action
 */

/**
 * The direction of a helicopter: south is one row further down (i + 1), east one column further right (j + 1).
 * @typedef {'south' | 'east' | 'north' | 'west'} Facing
 */

/**
 * The rule set.
 * @typedef {'text' | 'original'} RuleSet
 */

/**
 * Which cells set the forest next to them on fire: any burning cell, or only burning forest.
 * @typedef {'any' | 'forest'} FireSpreadsFrom
 */

/**
 * The order of the parachuters thrown in a round: random over all players, or by player 0 to 3 and each player's in
 * the order given.
 * @typedef {'random' | 'players'} ThrowOrder
 */

/**
 * What happens to a parachuter thrown on a cell that the chosen helicopter does not cover: he dies, or the order is
 * refused and he stays aboard.
 * @typedef {'dies' | 'refused'} StrayThrow
 */

/**
 * Which of several orders for a soldier or helicopter counts. given: the first, even if it is refused. valid, also if
 * omitted: the first that is not refused.
 * @typedef {'given' | 'valid'} FirstOrder
 */

/**
 * What a cell of the board is: its letter there.
 * @typedef {':' | '.' | 'O' | 'X'} Land
 */

/** Its letters by name. */
export const LAND = /** @type {const} */ ({ forest: ':', grass: '.', water: 'O', mountain: 'X' });

/**
 * @typedef {object} SoldierOrder
 * @property {number} soldier The id of the soldier.
 * @property {Pos} to [row, column] of the cell to move to or to attack: one of the eight around the soldier, or his
 * own to stay.
 */

/**
 * @typedef {object} HelicopterOrder
 * @property {number} helicopter The id of the helicopter.
 * @property {Action} do Fly one or two cells in the direction it faces, turn by 90 degrees (clockwise: east, south,
 * west, north), or throw napalm.
 */

/**
 * @typedef {object} ParachuterOrder
 * @property {Pos} parachuter [row, column] of the cell to throw a parachuter on.
 * @property {number} [helicopter] The id of the helicopter that throws him; if omitted, my helicopter that covers the
 * cell.
 */

/**
 * @typedef {object} Fire
 * @property {Pos} pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
 * @property {number} rounds How many more rounds it burns, including this one.
 */

/**
 * @typedef {object} Post
 * @property {Pos} pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
 * @property {number} value Points per round for its owner.
 * @property {number} owner The player who conquered it last; -1 if nobody has yet.
 */

/**
 * @typedef {object} Soldier
 * @property {number} id Never used again once the soldier is dead.
 * @property {number} player The player he belongs to.
 * @property {Pos} pos [row, column]: row 0 is the northernmost, column 0 the westernmost.
 * @property {number} life His remaining life points.
 */

/**
 * @typedef {object} Helicopter
 * @property {number} id
 * @property {number} player The player it belongs to.
 * @property {Pos} pos The centre of the square of 5 x 5 cells that it covers.
 * @property {Facing} facing The direction of a helicopter: south is one row further down (i + 1), east one column
 * further right (j + 1).
 * @property {number} napalm In how many rounds it can throw napalm; 0 means now.
 * @property {readonly number[]} parachuters One number for each parachuter aboard, the next to be thrown first: in
 * how many more rounds, including this one, he can be thrown before he expires.
 */

/**
 * All settings of Apocalypse.
 * @typedef {object} Config
 * @property {RuleSet} rules The rule set.
 * @property {number} rounds Rounds of a match.
 * @property {number} rows Rows of the board.
 * @property {number} columns Columns of the board.
 * @property {number} soldiers Soldiers of each player at the start.
 * @property {number} helicopters Helicopters of each player.
 * @property {number} helicopterReach A helicopter covers this many cells around its centre in every direction: a
 * square of 5 x 5.
 * @property {number} life Life points of a new soldier.
 * @property {readonly [number, number]} forestDamage Minimum and maximum damage to a soldier who is attacked in a
 * forest.
 * @property {readonly [number, number]} grassDamage Minimum and maximum damage to a soldier who is attacked on grass.
 * @property {number} napalmWait Rounds a helicopter waits for its napalm, from the start of the match or after a
 * throw.
 * @property {number} forestBurns Rounds a fire lasts on a forest.
 * @property {number} otherBurns Rounds a fire lasts on grass and on water.
 * @property {number} fireChance Chance, in per cent, that a fire spreads to a forest cell next to it in a round.
 * @property {number} parachuterLife Rounds in which a parachuter can be thrown before he expires.
 * @property {number} throws Maximum number of parachuters that a player can throw in a round.
 * @property {number} highPosts Posts of high value in each quadrant of a generated map.
 * @property {number} lowPosts Posts of low value in each quadrant of a generated map.
 * @property {number} highValue Points per round for a post of high value.
 * @property {number} lowValue Points per round for a post of low value.
 * @property {number} soldierPoints Points per round for each soldier on the ground.
 * @property {FireSpreadsFrom} fireSpreadsFrom Which cells set the forest next to them on fire: any burning cell, or
 * only burning forest.
 * @property {ThrowOrder} throwOrder The order of the parachuters thrown in a round: random over all players, or by
 * player 0 to 3 and each player's in the order given.
 * @property {StrayThrow} strayThrow What happens to a parachuter thrown on a cell that the chosen helicopter does not
 * cover: he dies, or the order is refused and he stays aboard.
 * @property {readonly [Facing, Facing]} firstFacing The directions of the two helicopters of player 0 at the start,
 * on a generated map. Those of the others are mirror images.
 * @property {boolean} [enemyGetsStray] Whether a parachuter thrown on the soldier of an enemy goes to that enemy even
 * if the helicopter does not cover the cell. If not, or if omitted, a random other player gets him.
 * @property {FirstOrder} [firstOrder] Which of several orders for a soldier or helicopter counts. given: the first,
 * even if it is refused. valid, also if omitted: the first that is not refused.
 * @property {boolean} [pointsAtStart] Whether points are also counted once before the first round. True if omitted.
 * @property {boolean} [throwRoundCounts] Whether the round in which napalm is thrown counts as a round of waiting for
 * the next. If not, or if omitted, the wait begins with the next round.
 * @property {boolean} [crossedCentres] Whether, on a generated map, the first helicopter of player 0 starts at [15,
 * 5] and the second at [5, 15]. If not, or if omitted, the reverse.
 */

/**
 * Only in the first message.
 * @typedef {object} Start
 * @property {number} seed The seed of this bot's own random choices, so that a match can be repeated. It reveals
 * nothing about the random draws of the match.
 * @property {Readonly<Record<string, number>>} [parameters] The values of the parameters in a bot's bot.json, by
 * name.
 * @property {Config} config All settings of Apocalypse.
 * @property {Limits} limits What a bot may use. null: no limit.
 * @property {number} [randCalls] How often the published program has called rand() of the C library for its map: its
 * players continue that sequence. Only with the rule set original, and only in games whose published program does so.
 */

/**
 * What happened in the previous round; not in the first message.
 * @typedef {object} Last
 * @property {readonly Order[]} moves What was executed, of all players, in this order: parachuters thrown, then
 * helicopters, then soldiers (moves and attacks). A helicopter that was ordered to fly two cells and flew one has
 * forward1.
 * @property {readonly Rejection[]} rejected Which of my orders of the previous round were refused, and why.
 */

/**
 * What a bot is sent at the start of each round of Apocalypse: the complete state, on one line.
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
 * @property {readonly string[]} board The terrain: board[i][j] is the cell in row i and column j. A colon is forest,
 * a dot grass, O water, X mountain. Forest that burns down becomes grass.
 * @property {readonly Fire[]} fire The cells on fire, row by row.
 * @property {readonly Post[]} posts The control points. Their order never changes.
 * @property {readonly Soldier[]} soldiers The soldiers on the ground, by ascending id.
 * @property {readonly Helicopter[]} helicopters The eight helicopters, by ascending id: player p has 2p + 1 and 2p +
 * 2.
 * @property {Start} [start] Only in the first message.
 * @property {Last} [last] What happened in the previous round; not in the first message.
 * @property {boolean} [over] Only in the last message: the match has ended, no answer is expected.
 * @property {Result} [result] How the match ended.
 * @property {Config} config Every number of the rules, kept from the first state.
 */

/** @typedef {SoldierOrder | HelicopterOrder | ParachuterOrder} Order */

function readPos([row, column]) {
  return new Pos(row, column);
}

function readSoldierOrder(data) {
  return { ...data, to: readPos(data.to) };
}

function readParachuterOrder(data) {
  return { ...data, parachuter: readPos(data.parachuter) };
}

function readOrder(data) {
  if ('soldier' in data) return readSoldierOrder(data);
  if ('do' in data) return data;
  return readParachuterOrder(data);
}

function readFire(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readPost(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readSoldier(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readHelicopter(data) {
  return { ...data, pos: readPos(data.pos) };
}

function readLast(data) {
  return { ...data, moves: data.moves.map(readOrder) };
}

/** @param {any} data @param {Config} config @returns {State} */
export function readState(data, config) {
  return {
    ...data,
    config,
    fire: data.fire.map(readFire),
    posts: data.posts.map(readPost),
    soldiers: data.soldiers.map(readSoldier),
    helicopters: data.helicopters.map(readHelicopter),
    last: data.last && readLast(data.last),
  };
}

/** The numbers of a match with the usual rules. @type {Config} */
export const USUAL = {
  rules: 'text',
  rounds: 200,
  rows: 60,
  columns: 60,
  soldiers: 20,
  helicopters: 2,
  helicopterReach: 2,
  life: 100,
  forestDamage: [20, 40],
  grassDamage: [50, 100],
  napalmWait: 30,
  forestBurns: 10,
  otherBurns: 5,
  fireChance: 10,
  parachuterLife: 20,
  throws: 4,
  highPosts: 2,
  lowPosts: 2,
  highValue: 100,
  lowValue: 50,
  soldierPoints: 1,
  fireSpreadsFrom: 'any',
  throwOrder: 'random',
  strayThrow: 'dies',
  firstFacing: ['east', 'south'],
  enemyGetsStray: true,
  firstOrder: 'given',
  pointsAtStart: false,
  throwRoundCounts: true,
  crossedCentres: true,
};
