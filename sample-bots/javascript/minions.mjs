// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

import * as debug from './debug.mjs';

/** The generator of the published games: the same seed gives the same numbers in every language. */
export class Random {
  #state;

  constructor(seed) {
    this.#state = Math.abs(seed) % 2 ** 31;
  }

  #advance() {
    this.#state = (Math.imul(843314861, this.#state) + 453816693) & 0x7fffffff;
  }

  /** A whole number from low to high, both included. */
  random(low, high) {
    const count = high - low + 1;
    if (count < 1 || count > 1e6) return low;
    // As published: every draw advances twice and uses the second number.
    this.#advance();
    this.#advance();
    return low + Math.floor((count * this.#state) / 2 ** 31);
  }

  /** The numbers 0 to n-1 in random order. */
  permutation(n) {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = 0; i < n - 1; i++) {
      const other = this.random(i, n - 1);
      [order[i], order[other]] = [order[other], order[i]];
    }
    return order;
  }

  pick(list) {
    return list[this.random(0, list.length - 1)];
  }
}

/** Makes a thing when it is first asked for, and keeps it: a bot for four games plays only one of them. */
export function once(make) {
  let made = null;
  return () => (made ??= make());
}

/** Standard output belongs to the judge; notes for people go to standard error. */
export function log(...words) {
  console.error(...words);
}

let parameters = {};

/** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
export function parameter(name, usual) {
  return Object.hasOwn(parameters, name) ? parameters[name] : usual;
}

/** Chooses by the game of the state; an unknown game gets no orders. */
export function byGame(games) {
  let told = false;
  return (state, rng) => {
    const choose = Object.hasOwn(games, state.game) ? games[state.game] : null;
    if (choose) return choose(state, rng);
    if (!told) log(`This bot does not know the game ${state.game} and gives no orders in it.`);
    told = true;
    return [];
  };
}

/** Answers every state with chooseOrders(state, rng), until the end of input. */
export function run(chooseOrders) {
  let rng = null;
  exitWhenNobodyListens();
  readLines(process.stdin, (line) => {
    const state = parseState(line);
    if (!state || state.over) return;
    // Without a start (one line piped in by hand) the choices can still be repeated.
    if (!rng || state.start) rng = new Random(state.start?.seed ?? 0);
    if (state.start) parameters = state.start.parameters ?? {};
    const orders = chooseOrders(state, rng);
    // A field that is undefined is left out.
    process.stdout.write(`${JSON.stringify({ round: state.round, orders, debug: debug.take() })}\n`);
  });
}

function parseState(line) {
  if (line.trim() === '') return null;
  const state = parseJson(line);
  if (typeof state === 'object' && state !== null && !Array.isArray(state)) return state;
  log('Skipped a line that is not a JSON object.');
  return null;
}

function parseJson(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

// Not node:readline, which also splits at U+2028, and that may stand in a name.
function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    lines.forEach(onLine);
  });
  stream.on('end', () => onLine(rest));
}

function exitWhenNobodyListens() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(0));
  }
}
