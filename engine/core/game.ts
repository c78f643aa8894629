import { copyPlain } from './copy-plain.ts';
import type { Generator } from './generator.ts';
import type { MatchEvent } from './match-event.ts';
import { byPlayer, type ByPlayer, type Player } from './players.ts';
import type { ReplayTextReader } from './replay-text.ts';
import type { Seed } from './seed.ts';
import type { UnitActions } from './unit-actions.ts';

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
  /** The changing part of the state, for fingerprints. Without it they are made from the whole state as JSON. */
  readonly words?: Int32Array;
}

/** The types that make one game differ from another. */
export interface GameTypes {
  config: BaseConfig;
  state: BaseState;
  /** What bots are sent, beside what is the same in every game. */
  view: object;
  /** An order as it comes over the wire, its shape already checked. */
  order: object;
  /** One thing that was executed, as it goes over the wire. */
  move: object;
  /** Something that happened in a round. Left out: anything with a `kind`. */
  event?: MatchEvent;
}

/** What phases may emit. */
export type EventOf<T extends GameTypes> = T extends { event: infer Event extends MatchEvent }
  ? Event
  : MatchEvent & Readonly<Record<string, unknown>>;

/** An order that was not carried out. Not a fault: the bot is informed and plays on. */
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
  /** Whether anybody listens. What is costly to report is reported only then. */
  readonly isWatched: boolean;
  /** Reports what happens and why. Events change nothing in the match, and are in no fingerprint. */
  readonly emit: (event: EventOf<T>) => void;
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

/** A state as people draw it, a letter for each cell. What a picture does not show is as it usually is. */
export interface PictureForms<T extends GameTypes> {
  read(rows: readonly string[], config: T['config']): T['state'];
  write(state: T['state'], config: T['config']): string[];
}

/** What somebody writes down to make a game. What may be left out has a default. */
export interface GameParts<T extends GameTypes> extends Partial<PublishedParts<T>> {
  readonly id: string;
  readonly title: string;
  /** Version of the rules, stored in every replay. */
  readonly version: string;
  readonly defaults: T['config'];
  /** Settings that make the smallest and the largest board; left out where all boards have one size. */
  readonly boardSizes?: readonly Partial<T['config']>[];
  /** What is wrong with a configuration, if anything, beyond what its schema can say. */
  findProblem?(config: T['config']): string | undefined;
  /** The number people give the first round; 1 if left out. */
  firstRound?(config: T['config']): number;
  generate(config: T['config'], rng: Generator): T['state'];
  /** Left out where the state is plain data: numbers, texts, lists and objects. */
  clone?(state: T['state']): T['state'];
  /** The rules of a round, in order. */
  readonly round: readonly Phase<T>[];
  /** The order rules: does it exist, is it mine, is it the first for this unit. */
  takeOrders(state: T['state'], player: Player, orders: readonly T['order'][], config: T['config']): Intake<T['order']>;
  view(state: T['state'], config: T['config']): T['view'];
  score(state: T['state'], config: T['config']): ByPlayer<number>;
  standing?(state: T['state'], config: T['config']): ByPlayer<Standing>;
  /** An event in words, without its round. Left out: its kind and its fields. */
  describeEvent?(event: EventOf<T>, names: ByPlayer<string>, config: T['config']): string;
  /** Whether the match is over before its last round. Left out where it always lasts for all of them. */
  isOver?(state: T['state'], config: T['config']): boolean;
  /** Whether the rules have put a player out: it is informed once, and not asked any more. */
  isOut?(state: T['state'], config: T['config'], player: Player): boolean;
  /** Whether a player is asked in the round that comes. Left out where everybody is in every round. */
  isAsked?(state: T['state'], config: T['config'], player: Player): boolean;
  /** What one bot is sent, where not everybody may see everything; `view` is then for those who watch. */
  viewFor?(state: T['state'], config: T['config'], player: Player): T['view'];
  /** What one bot is sent of what was executed. A game has both this and `viewFor`, or neither. */
  movesFor?(player: Player, moves: readonly T['move'][]): readonly T['move'][];
  /** Orders that a player can give by what it is sent, one of them for each unit: what a bot that knows no plan draws from. */
  legalOrders?(view: T['view'], player: Player, config: T['config']): readonly T['order'][];
  /** Orders as numbers, for programs that learn; of use where the state is arrays. */
  readonly actions?: UnitActions<T>;
  /** States as rows of letters, both ways: what tests that are pictures are read with. */
  readonly picture?: PictureForms<T>;
}

/** A game with all that a match needs. */
export type Game<T extends GameTypes> = GameParts<T> &
  Required<Pick<GameParts<T>, 'findProblem' | 'firstRound' | 'clone' | 'standing'>>;

/** What only games have that were published as programs: their own rule set, and their files. */
export interface PublishedParts<T extends GameTypes> {
  /** The settings in which the rule set `original` differs from the defaults. */
  readonly original: Partial<T['config']>;
  readonly text: TextForms<T>;
  /**
   * How often the published program has called `rand()` of the C library before its players do, who go on in the same
   * sequence. Left out where it does not use it.
   */
  countRandCalls?(state: T['state']): number;
}

export type PublishedGame<T extends GameTypes> = Game<T> & PublishedParts<T>;

export function defineGame<T extends GameTypes>(parts: GameParts<T>): Game<T> {
  return {
    findProblem: () => undefined,
    firstRound: () => 1,
    clone: copyPlain,
    standing: () => byPlayer(() => ({})),
    ...parts,
  };
}

/** A game with what only published games have. Two arguments, not one with `...`, so that bundlers can leave it out. */
export function definePublishedGame<T extends GameTypes>(
  rules: Game<T>,
  parts: PublishedParts<T> & Pick<GameParts<T>, 'describeEvent'>,
): PublishedGame<T> {
  return { ...rules, ...parts };
}
