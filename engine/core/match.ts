import { makeChance, makeFreshChance, type Chance } from './chance.ts';
import { ConfigError } from './config-error.ts';
import { Fingerprint } from './fingerprint.ts';
import { GameError } from './game-error.ts';
import type { GameOrigin } from './game-origin.ts';
import type {
  Accepted,
  BaseState,
  EventOf,
  Game,
  GameTypes,
  Intake,
  Refusal,
  Standing,
  TextForms,
  Turn,
} from './game.ts';
import type { SeededGenerator } from './generator.ts';
import { makeEmit } from './make-emit.ts';
import type { EventListener } from './match-event.ts';
import { makeNumbers, type MatchNumbers } from './match-numbers.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from './players.ts';
import { requireLists } from './require-lists.ts';
import type { Seed } from './seed.ts';

/** What came of the orders of one round. */
export interface RoundOutcome<T extends GameTypes = GameTypes> {
  /** The orders that passed the order rules, as given. */
  readonly accepted: ByPlayer<T['order'][]>;
  readonly refused: ByPlayer<Refusal[]>;
  /** What was executed, in order. */
  readonly moves: readonly T['move'][];
}

/**
 * A match: a pure function of game, configuration, seed and orders. `Match` alone is one of some game, as the judge sees it;
 * `Match<Crematoria>` knows the types of its game.
 */
export interface Match<T extends GameTypes = GameTypes> {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: string;
  /** Where its game came from; undefined for games of ours. */
  readonly origin: GameOrigin | undefined;
  /** Whether it can be written as the published game's replay. */
  readonly hasText: boolean;
  readonly config: T['config'];
  readonly seed: Seed;
  /** What the map follows from; undefined where that is the seed. */
  readonly mapSeed: Seed | undefined;
  /** The number of the round to be played next, as people count it. */
  readonly round: number;
  readonly played: number;
  readonly isOver: boolean;
  /** Whether all four are sent the same and asked in every round, as in most games. */
  readonly isShared: boolean;
  /** What bots are sent of the game, and those who watch where it hides something. A fresh object every time. */
  view(): T['view'];
  /** What one bot is sent of the game. A fresh object every time. */
  viewFor(player: Player): T['view'];
  /** What one bot is sent of what was executed in a round. */
  movesFor(player: Player, moves: readonly T['move'][]): readonly T['move'][];
  /** Whether the rules have put a player out. */
  isOut(player: Player): boolean;
  /** Whether a player is asked in the round to be played next. */
  isAsked(player: Player): boolean;
  /** The seed that a bot is given for its own chance. */
  botSeed(player: Player): number;
  /** How often the published program would have called `rand()` of the C library by now. */
  randCalls(): number;
  scores(): ByPlayer<number>;
  /** The match as numbers, where its game has arrays and actions. */
  readonly numbers: MatchNumbers | undefined;
  standing(): ByPlayer<Standing>;
  /**
   * Plays a round. The orders have the shape that the game's schema asks for. A listener gets what happens, in order;
   * the round is the same whether anybody does or not.
   */
  play(orders: ByPlayer<readonly T['order'][]>, onEvent?: EventListener<EventOf<T>>): RoundOutcome<T>;
  /** Of the state, the generator, and the orders accepted in the last round. */
  fingerprint(): string;
  /** Of what decides how the match goes on: the state, and the generator where one chain of chance runs through it. */
  boardFingerprint(): string;
  /**
   * The same match at the same moment. What is played on one changes nothing in the other. With `chance: 'fresh'` the rounds to
   * come draw other numbers than those of the match, and than those of other clones: a search that plans with them foresees nothing.
   */
  clone(options?: CloneOptions): Match<T>;
  /** The published game's replay, piece by piece: the header, then after every round what it adds. */
  replayHeader(names: ByPlayer<string>): string;
  replayRound(): string;
}

export interface CloneOptions {
  readonly chance?: 'same' | 'fresh';
}

/** What most matches do without. */
export interface StartOptions {
  /** What the map follows from, for matches that share one; the seed when not given. */
  readonly mapSeed?: Seed | undefined;
  /** Where the game came from; not given for games of ours. */
  readonly origin?: GameOrigin | undefined;
}

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  config: T['config'],
  seed: Seed,
  { mapSeed, origin }: StartOptions = {},
): Match<T> {
  const problem = game.findProblem(config);
  if (problem !== undefined) {
    const page = game.text ? `docs/rules/${game.id}.md` : `the README of ${game.title}`;
    throw new ConfigError(problem, `${page} says what a configuration must be`);
  }
  const chance = makeChance(config.rules, seed, mapSeed);
  const rng = chance.drawMap();
  const state = guard(game, 'in "generate", before the first round', () => requireState(game.generate(config, rng)));
  const begun = { state, rng, moves: [], accepted: NO_ORDERS };
  return new RunningMatch({ game, origin, config, seed, mapSeed, chance, clones: { count: 0 } }, begun);
}

/** What stays the same from the first round to the last. */
interface Terms<T extends GameTypes> {
  readonly game: Game<T>;
  readonly origin: GameOrigin | undefined;
  readonly config: T['config'];
  readonly seed: Seed;
  readonly mapSeed: Seed | undefined;
  readonly chance: Chance;
  /** How many clones with chance of their own there were. */
  readonly clones: { count: number };
}

/** What a round changes. */
interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  rng: SeededGenerator;
  /** What was executed in the last round. */
  moves: readonly T['move'][];
  /** The orders accepted in the last round, as text: the orders themselves are the caller's, who may change them later. */
  accepted: string;
}

const NO_ORDERS = JSON.stringify([[], [], [], []]);

class RunningMatch<T extends GameTypes> implements Match<T> {
  constructor(
    private readonly terms: Terms<T>,
    private readonly moment: Moment<T>,
  ) {}

  get game(): string {
    return this.terms.game.id;
  }

  get title(): string {
    return this.terms.game.title;
  }

  get rulesVersion(): string {
    return this.terms.game.version;
  }

  get origin(): GameOrigin | undefined {
    return this.terms.origin;
  }

  get hasText(): boolean {
    return this.terms.game.text !== undefined;
  }

  get config(): T['config'] {
    return this.terms.config;
  }

  get seed(): Seed {
    return this.terms.seed;
  }

  get mapSeed(): Seed | undefined {
    return this.terms.mapSeed;
  }

  get round(): number {
    return this.played + this.terms.game.firstRound(this.config);
  }

  get played(): number {
    return this.moment.state.round;
  }

  get isOver(): boolean {
    if (this.played >= this.config.rounds) return true;
    if (!this.terms.game.isOver) return false;
    return this.look('isOver', (game) => game.isOver!(this.moment.state, this.config));
  }

  get isShared(): boolean {
    const { viewFor, isOut, isAsked } = this.terms.game;
    return !viewFor && !isOut && !isAsked;
  }

  view(): T['view'] {
    return this.look('view', (game) => game.view(this.moment.state, this.config));
  }

  viewFor(player: Player): T['view'] {
    if (!this.terms.game.viewFor) return this.view();
    return this.look('viewFor', (game) => game.viewFor!(this.moment.state, this.config, player));
  }

  movesFor(player: Player, moves: readonly T['move'][]): readonly T['move'][] {
    if (!this.terms.game.movesFor) return moves;
    return this.look('movesFor', (game) => game.movesFor!(player, moves));
  }

  isOut(player: Player): boolean {
    if (!this.terms.game.isOut) return false;
    return this.look('isOut', (game) => game.isOut!(this.moment.state, this.config, player));
  }

  isAsked(player: Player): boolean {
    if (this.isOver || this.isOut(player)) return false;
    if (!this.terms.game.isAsked) return true;
    return this.look('isAsked', (game) => game.isAsked!(this.moment.state, this.config, player));
  }

  botSeed(player: Player): number {
    return this.terms.chance.drawBotSeed(player);
  }

  randCalls(): number {
    return this.terms.game.countRandCalls?.(this.moment.state) ?? 0;
  }

  scores(): ByPlayer<number> {
    return this.look('score', (game) => requireScores(game.score(this.moment.state, this.config)));
  }

  get numbers(): MatchNumbers | undefined {
    return makeNumbers(this.terms.game, this.moment.state);
  }

  standing(): ByPlayer<Standing> {
    return this.look('standing', (game) => game.standing(this.moment.state, this.config));
  }

  play(orders: ByPlayer<readonly T['order'][]>, onEvent?: EventListener<EventOf<T>>): RoundOutcome<T> {
    if (this.isOver) throw new Error('the match is over');
    requireLists(orders);
    const { terms, moment } = this;
    const { game, config, chance } = terms;
    const { state } = moment;
    const { round } = this;
    const intakes = byPlayer((player) =>
      guard(
        game,
        () => `in round ${round}, in "takeOrders" for player ${player}`,
        () =>
          this.isShared || this.isAsked(player)
            ? requireIntake(game.takeOrders(state, player, orders[player], config))
            : refuseAll(orders[player], player),
      ),
    );
    moment.rng = chance.drawRound(round, moment.rng);
    const turn: Turn<T> = {
      config,
      state,
      rng: moment.rng,
      orders: byPlayer((player) => intakes[player].accepted),
      refused: byPlayer((player) => intakes[player].refused),
      moves: [],
      isWatched: onEvent !== undefined,
      emit: makeEmit(game, onEvent),
    };
    for (const [index, phase] of game.round.entries()) {
      guard(
        game,
        () => `in round ${round}, in the phase ${phase.name === '' ? `number ${index + 1}` : `"${phase.name}"`}`,
        () => phase(turn),
      );
    }
    state.round += 1;
    const accepted = byPlayer((player) => listOrders(intakes[player].accepted));
    moment.accepted = accepted.every(isEmpty) ? NO_ORDERS : JSON.stringify(accepted);
    moment.moves = turn.moves;
    return { accepted, refused: turn.refused, moves: turn.moves };
  }

  fingerprint(): string {
    const { state, rng, accepted } = this.moment;
    return hashState(state).words([state.round, rng.state]).text(accepted).toString();
  }

  boardFingerprint(): string {
    const { state, rng } = this.moment;
    const chain = this.config.rules === 'original' ? rng.state : 0;
    return hashState(state).words([state.round, chain]).toString();
  }

  clone({ chance = 'same' }: CloneOptions = {}): Match<T> {
    const { state, rng, moves, accepted } = this.moment;
    const copied = { state: this.terms.game.clone(state), rng: rng.clone(), moves, accepted };
    if (chance === 'same') return new RunningMatch(this.terms, copied);
    // It follows from what everybody sees, and nothing of the match follows from it.
    const fresh = makeFreshChance(`${this.boardFingerprint()} ${this.terms.clones.count++}`);
    return new RunningMatch(
      { ...this.terms, chance: fresh, clones: { count: 0 } },
      { ...copied, rng: fresh.drawMap() },
    );
  }

  replayHeader(names: ByPlayer<string>): string {
    const text = this.requireText();
    return text.makeHeader(this.config, this.seed, names) + text.makeState(this.moment.state, this.config);
  }

  replayRound(): string {
    const text = this.requireText();
    return text.makeMoves(this.moment.moves) + text.makeState(this.moment.state, this.config);
  }

  /** Runs a part of the game that returns something of the state as it is. */
  private look<Seen>(part: string, run: (game: Game<T>) => Seen): Seen {
    const { game } = this.terms;
    return guard(
      game,
      () => `in "${part}", before round ${this.round}`,
      () => run(game),
    );
  }

  /** Whoever writes such a replay has looked before whether the game has that form. */
  private requireText(): TextForms<T> {
    const { text, title } = this.terms.game;
    if (!text) throw new Error(`${title} has no text form`);
    return text;
  }
}

function isEmpty(list: readonly unknown[]): boolean {
  return list.length === 0;
}

function listOrders<Order>(accepted: readonly Accepted<Order>[]): Order[] {
  return accepted.map(({ order }) => order);
}

function hashState(state: BaseState): Fingerprint {
  return state.words ? new Fingerprint().words(state.words) : new Fingerprint().text(JSON.stringify(state));
}

// Games in JavaScript have nobody who looks at their types. A state without a round would be played for ever.
function requireState<State extends BaseState>(state: State | undefined): State {
  if (state?.round === 0) return state;
  throw new TypeError(`it must give a state with "round: 0", and gave ${state ? `"round: ${state.round}"` : 'none'}`);
}

function requireIntake<Order>(intake: Intake<Order> | undefined): Intake<Order> {
  if (Array.isArray(intake?.accepted) && Array.isArray(intake.refused)) return intake;
  throw new TypeError('it must give { accepted: [...], refused: [...] }');
}

/** Whoever is not asked gives no orders; who gives some all the same, as a program may, gets a reason. */
function refuseAll<Order>(orders: readonly Order[], player: Player): Intake<Order> {
  const reason = `player ${player} is not asked in this round`;
  return { accepted: [], refused: orders.map((_, order) => ({ order, reason })) };
}

// Whatever is no finite number does not come back from JSON.
function requireScores(scores: ByPlayer<number> | undefined): ByPlayer<number> {
  if (Array.isArray(scores) && scores.length === PLAYERS.length && scores.every(Number.isFinite)) return scores;
  throw new TypeError(`it must give a finite number for each of the four players, and gave ${String(scores)}`);
}

/** Runs a part of a game; what it throws is reported with its place. */
function guard<T>(game: { readonly title: string }, part: string | (() => string), run: () => T): T {
  try {
    return run();
  } catch (error) {
    // No map for these numbers: that is for whoever chose them.
    if (error instanceof ConfigError) throw error;
    throw GameError.in(game.title, typeof part === 'string' ? part : part(), error);
  }
}
