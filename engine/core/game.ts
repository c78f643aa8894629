import type { Generator } from './generator.ts';
import type { ByPlayer, Player } from './players.ts';
import type { ReplayTextReader } from './replay-text.ts';
import type { Seed } from './seed.ts';

export const RULE_SETS = ['text', 'original'] as const;

/** `text`: the documents to the letter. `original`: the published program, byte for byte. */
export type RuleSet = (typeof RULE_SETS)[number];

export interface BaseConfig {
  rules: RuleSet;
  rounds: number;
}

export interface BaseState {
  /** Rounds played so far. */
  round: number;
  /** The changing part of the state, for fingerprints. */
  readonly words: Int32Array;
}

/** The types that make one game differ from another. */
export interface GameTypes {
  config: BaseConfig;
  state: BaseState;
  /** What bots are told, beside what is the same in every game. */
  view: object;
  /** An order as it comes over the wire, its shape already checked. */
  order: object;
  /** One thing that was executed, as it goes over the wire. */
  move: object;
}

/** An order that was not carried out. Not a fault: the bot is told and plays on. */
export interface Refusal {
  /** Index in the list of orders the player gave. */
  order: number;
  reason: string;
}

/** An order that passed the order rules, with its place in the list its player gave. */
export interface Accepted<Order> {
  readonly index: number;
  readonly order: Order;
}

export interface Intake<Order> {
  accepted: Accepted<Order>[];
  refused: Refusal[];
}

/** A round while it is being played. */
export interface Turn<T extends GameTypes> {
  readonly config: T['config'];
  readonly state: T['state'];
  readonly rng: Generator;
  readonly orders: ByPlayer<readonly Accepted<T['order']>[]>;
  /** What was executed, in order. */
  readonly moves: T['move'][];
  /** What the phases refused. */
  readonly refused: ByPlayer<Refusal[]>;
}

/** One paragraph of the rules of a round. */
export type Phase<T extends GameTypes> = (turn: Turn<T>) => void;

/** The text forms of the published game: `.cnf` in, `.res` out. */
export interface TextForms<T extends GameTypes> {
  parseConfig(text: string): T['config'];
  makeConfig(config: T['config']): string;
  makeHeader(config: T['config'], seed: Seed, names: ByPlayer<string>): string;
  makeState(state: T['state'], config: T['config']): string;
  makeMoves(moves: readonly T['move'][]): string;
  readonly replay: ReplayTextReader<T['view']>;
}

/** What to show of a player beside its points, by name. */
export type Standing = Readonly<Record<string, number>>;

export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Version of the rules, stored in every replay. */
  readonly version: string;
  readonly defaults: T['config'];
  /** The settings in which the rule set `original` differs from the defaults. */
  readonly original: Partial<T['config']>;
  /** Settings that make the smallest and the largest board; left out where all boards have one size. */
  readonly boardSizes?: readonly Partial<T['config']>[];
  /** What is wrong with a configuration, if anything, beyond what its schema can say. */
  findProblem(config: T['config']): string | undefined;
  /** The number people give the first round. */
  firstRound(config: T['config']): number;
  generate(config: T['config'], rng: Generator): T['state'];
  /**
   * How often the published program has called `rand()` of the C library before its players do, who go on in the same
   * sequence. Left out where it does not use it.
   */
  countRandCalls?(state: T['state']): number;
  clone(state: T['state']): T['state'];
  /** The rules of a round, in order. */
  readonly round: readonly Phase<T>[];
  /** The order rules: does it exist, is it mine, is it the first for this unit. */
  takeOrders(state: T['state'], player: Player, orders: readonly T['order'][], config: T['config']): Intake<T['order']>;
  view(state: T['state'], config: T['config']): T['view'];
  score(state: T['state'], config: T['config']): ByPlayer<number>;
  standing(state: T['state'], config: T['config']): ByPlayer<Standing>;
  readonly text: TextForms<T>;
}

export function defineGame<T extends GameTypes>(game: Game<T>): Game<T> {
  return game;
}
