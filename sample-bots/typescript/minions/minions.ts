// Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out.

import { createReadStream } from 'node:fs';
import * as debug from './debug.ts';
import { Random } from './random.ts';

export { Random };

/** What a bot does. One is made for each match: what it wants to remember are its fields. */
export interface Plan<State> {
  /** Gives the orders, from most to least urgent. */
  play(state: State, rng: Random): readonly unknown[];
}

/** A plan for one game, as `run` takes it: what the module of the game makes of a class. */
export interface Player {
  readonly game: string;
  /** Makes a plan for a match; what it returns plays the rounds. */
  begin(): (data: Message, rng: Random) => readonly unknown[];
}

/** What is read of a message before it is known which game it is about. */
interface Message {
  readonly game: string;
  readonly round: number;
  readonly timeMs?: number | null;
  readonly start?: {
    readonly seed: number;
    readonly parameters?: Readonly<Record<string, number>>;
    readonly config?: object;
  };
  readonly over?: true;
}

/** What a kit needs to know of a game to play it. */
export interface Game<State extends { readonly config: object }> {
  readonly id: string;
  read(data: never, config: State['config']): State;
  /** The numbers of the rules until a first state tells them. */
  readonly usual: State['config'];
}

/** Ties a plan to its game. The numbers of the rules come with the first state only, and are kept for the others. */
export function makePlayer<State extends { readonly config: object }>(
  game: Game<State>,
  makePlan: () => Plan<State>,
): Player {
  return {
    game: game.id,
    begin() {
      const plan = makePlan();
      let config = game.usual;
      return (data, rng) => {
        config = data.start?.config ?? config;
        // The name of the game says that the message is one of its states.
        return plan.play(game.read(data as never, config), rng);
      };
    },
  };
}

/** A saved state, for tests. */
export function parseStateOf<State extends { readonly config: object }>(game: Game<State>, line: string): State {
  const data = JSON.parse(line) as Message;
  return game.read(data as never, data.start?.config ?? game.usual);
}

/** What a plan orders in a state, for tests. */
export function ordersOf<State>(plan: Plan<State>, state: State, seed = 1): readonly unknown[] {
  return plan.play(state, new Random(seed));
}

/** Makes a thing when it is first asked for, and keeps it: a bot for four games plays only one of them. */
export function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** A line on standard error, for people: standard output belongs to the judge. */
export function say(...words: unknown[]): void {
  console.error(...words);
}

let due = Infinity;

/** Milliseconds until this answer is due, counted from when the state was read; Infinity without a limit. */
export function timeLeft(): number {
  return due - performance.now();
}

let parameters: Readonly<Record<string, number>> = {};

/** A number that bot.json leaves open, as the judge gives it; the usual one where it gives none. */
export function parameter(name: string, usual: number): number {
  return Object.hasOwn(parameters, name) ? parameters[name] : usual;
}

/**
 * Answers every state with the plan for its game, until the end of input: standard input, or the file that the command
 * names. A game without a plan gets no orders.
 */
export function run(...players: readonly Player[]): void {
  let rng: Random | null = null;
  let rounds = new Map<string, ReturnType<Player['begin']>>();
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

function parseState(line: string): Message | null {
  if (line.trim() === '') return null;
  const state = parseJson(line);
  if (typeof state === 'object' && state !== null && !Array.isArray(state)) return state as Message;
  say('Skipped a line that is not a JSON object.');
  return null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

type Lines = typeof process.stdin;

// Not node:readline, which also splits at U+2028, and that may stand in a name.
function readLines(stream: Lines, onLine: (line: string) => void): void {
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
