// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

import { createReadStream } from 'node:fs';
import * as debug from './debug.mjs';
import { Random } from './random.mjs';

/**
 * What a bot does. One is made for each match: what it wants to remember are its fields.
 * @template State
 * @typedef {object} Plan
 * @property {(state: State, rng: Random) => readonly unknown[]} play  Gives the orders, from most to least urgent.
 */

/**
 * A plan for one game, as `run` takes it: what the module of the game makes of a class.
 * @typedef {object} Player
 * @property {string} game
 * @property {() => (data: Message, rng: Random) => readonly unknown[]} begin  Makes a plan for a match; what it returns plays the rounds.
 */

/**
 * What is read of a message before it is known which game it is about.
 * @typedef {object} Message
 * @property {string} game
 * @property {number} round
 * @property {number | null} [timeMs]
 * @property {{ readonly seed: number; readonly parameters?: Readonly<Record<string, number>>; readonly config?: object; }} [start]
 * @property {true} [over]
 */

/**
 * What a kit needs to know of a game to play it.
 * @template {{ config: object }} State
 * @typedef {object} Game
 * @property {string} id
 * @property {(data: any, config: State['config']) => State} read
 * @property {State['config']} usual  The numbers of the rules until a first state tells them.
 */

/** @typedef {typeof process.stdin} Lines */

export { Random };

/**
 * Ties a plan to its game. The numbers of the rules come with the first state only, and are kept for the others.
 * @template {{ config: object }} State
 * @param {Game<State>} game
 * @param {() => Plan<State>} makePlan
 * @returns {Player}
 */
export function makePlayer(game, makePlan) {
  return {
    game: game.id,
    begin() {
      const plan = makePlan();
      let config = game.usual;
      return (data, rng) => {
        config = data.start?.config ?? config;
        // The name of the game says that the message is one of its states.
        return plan.play(game.read(data, config), rng);
      };
    },
  };
}

/**
 * A saved state, for tests.
 * @template {{ config: object }} State
 * @param {Game<State>} game
 * @param {string} line
 * @returns {State}
 */
export function parseStateOf(game, line) {
  const data = JSON.parse(line);
  return game.read(data, data.start?.config ?? game.usual);
}

/**
 * What a plan orders in a state, for tests.
 * @template State
 * @param {Plan<State>} plan
 * @param {State} state
 * @param {number} [seed]
 * @returns {readonly unknown[]}
 */
export function ordersOf(plan, state, seed = 1) {
  return plan.play(state, new Random(seed));
}

/**
 * Makes a thing when it is first asked for, and keeps it: a bot for four games plays only one of them.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  /** @type {T | null} */
  let made = null;
  return () => (made ??= make());
}

/** A line on standard error, for people: standard output belongs to the judge. @param {...unknown} words */
export function say(...words) {
  console.error(...words);
}

let due = Infinity;

/**
 * Milliseconds until this answer is due, counted from when the state was read; Infinity without a limit.
 * @returns {number}
 */
export function timeLeft() {
  return due - performance.now();
}

/** @type {Readonly<Record<string, number>>} */
let parameters = {};

/**
 * A number that bot.json leaves open, as the judge gives it; the usual one where it gives none.
 * @param {string} name @param {number} usual @returns {number}
 */
export function parameter(name, usual) {
  return Object.hasOwn(parameters, name) ? parameters[name] : usual;
}

/**
 * Answers every state with the plan for its game, until the end of input: standard input, or the file that the command
 * names. A game without a plan gets no orders.
 * @param {...Player} players
 */
export function run(...players) {
  /** @type {Random | null} */
  let rng = null;
  /** @type {Map<string, ReturnType<Player['begin']>>} */
  let rounds = new Map();
  let hasComplained = false;
  exitWhenNobodyListens();
  const file = process.argv.find((word) => /\.jsonl?$/.test(word));
  readLines(file === undefined ? process.stdin : createReadStream(file), (line) => {
    const state = parseState(line);
    if (!state || state.over) return;
    due = performance.now() + (state.timeMs ?? Infinity);
    // Without a start (one line piped in by hand) the choices can still be repeated.
    if (!rng || state.start) {
      rng = new Random(state.start?.seed ?? 0);
      rounds = new Map(players.map((player) => [player.game, player.begin()]));
    }
    if (state.start) parameters = state.start.parameters ?? {};
    const play = rounds.get(state.game);
    if (!play && players.length > 0 && !hasComplained) {
      say(`This bot does not know the game ${state.game} and gives no orders in it.`);
      hasComplained = true;
    }
    const orders = play ? play(state, rng) : [];
    // A field that is undefined is left out.
    process.stdout.write(`${JSON.stringify({ round: state.round, orders, debug: debug.take() })}\n`);
  });
}

/** @param {string} line @returns {Message | null} */
function parseState(line) {
  if (line.trim() === '') return null;
  const state = parseJson(line);
  if (typeof state === 'object' && state !== null && !Array.isArray(state)) return /** @type {Message} */ (state);
  say('Skipped a line that is not a JSON object.');
  return null;
}

/** @param {string} line @returns {unknown} */
function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Not node:readline, which also splits at U+2028, and that may stand in a name.
 * @param {Lines} stream @param {(line: string) => void} onLine
 */
function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  stream.on('end', () => onLine(rest));
}

function exitWhenNobodyListens() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(0));
  }
}
