// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

import * as debug from './debug.ts';

/** The fields that the states of all games share; those of a game are in its file. */
export interface State<Config = object> {
  readonly game: string;
  readonly round: number;
  readonly rounds: number;
  /** Me, 0 to 3. */
  readonly player: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly alive: readonly boolean[];
  /** How long the answer may take; null: as long as you like. */
  readonly timeMs: number | null;
  /** Only in the first state. */
  readonly start?: Start<Config>;
  /** What became of the round before; not in the first state. */
  readonly last?: { readonly rejected: readonly Rejection[] };
  /** Only after the last round. */
  readonly over?: true;
}

export interface Start<Config> {
  readonly seed: number;
  /** Numbers that bot.json leaves open. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Every number of the rules. */
  readonly config: Config;
}

/** Why an order of mine was refused: the one with this place in the list I gave. */
export interface Rejection {
  readonly order: number;
  readonly reason: string;
}

/** Gives the orders, from most to least urgent. */
export type ChooseOrders<GameState extends State = State> = (state: GameState, rng: Random) => readonly object[];

/** The generator of the published games: the same seed gives the same numbers in every language. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.abs(seed) % 2 ** 31;
  }

  #advance(): void {
    this.#state = (Math.imul(843314861, this.#state) + 453816693) & 0x7fffffff;
  }

  /** A whole number from low to high, both included. */
  random(low: number, high: number): number {
    const count = high - low + 1;
    if (count < 1 || count > 1e6) return low;
    // As published: every draw advances twice and uses the second number.
    this.#advance();
    this.#advance();
    return low + Math.floor((count * this.#state) / 2 ** 31);
  }

  /** The numbers 0 to n-1 in random order. */
  permutation(n: number): number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = 0; i < n - 1; i++) {
      const other = this.random(i, n - 1);
      [order[i], order[other]] = [order[other], order[i]];
    }
    return order;
  }

  /** One of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item {
    return list[this.random(0, list.length - 1)];
  }
}

/** Makes a thing when it is first asked for, and keeps it: a bot for four games plays only one of them. */
export function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** Standard output belongs to the judge; notes for people go to standard error. */
export function log(...words: unknown[]): void {
  console.error(...words);
}

let parameters: Readonly<Record<string, number>> = {};

/** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
export function parameter(name: string, usual: number): number {
  return Object.hasOwn(parameters, name) ? parameters[name] : usual;
}

/** Chooses by the game of the state; an unknown game gets no orders. */
export function byGame(games: Readonly<Record<string, ChooseOrders<never>>>): ChooseOrders {
  let told = false;
  return (state, rng) => {
    const choose = Object.hasOwn(games, state.game) ? games[state.game] : null;
    // The name of the game says that the state is the one the function wants.
    if (choose) return choose(state as never, rng);
    if (!told) log(`This bot does not know the game ${state.game} and gives no orders in it.`);
    told = true;
    return [];
  };
}

/** Answers every state with chooseOrders(state, rng), until the end of input. */
export function run(chooseOrders: ChooseOrders): void {
  let rng: Random | null = null;
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

function parseState(line: string): State | null {
  if (line.trim() === '') return null;
  const state = parseJson(line);
  if (typeof state === 'object' && state !== null && !Array.isArray(state)) return state as State;
  log('Skipped a line that is not a JSON object.');
  return null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

// Not node:readline, which also splits at U+2028, and that may stand in a name.
function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop()!;
    lines.forEach(onLine);
  });
  stream.on('end', () => onLine(rest));
}

function exitWhenNobodyListens(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => process.exit(0));
  }
}
