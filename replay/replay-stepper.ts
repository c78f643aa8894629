import type { MatchEvent } from '../engine/core/match-event.ts';
import type { Match, RoundOutcome } from '../engine/core/match.ts';
import type { ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';
import { compareEnd } from './compare-end.ts';
import { compareRefusals, makeGivenOrders } from './compare-refusals.ts';
import { FaultRecord } from './fault-record.ts';
import type { CheckShape } from '../protocol/validator.ts';
import { parseHeader, parseLaterLine } from './parse-lines.ts';
import { ReplayError, shortenProblem } from './replay-error.ts';
import type { ReplayGames } from './replay-games.ts';

/** Where a replay and the engine disagree. */
export interface Difference {
  /** Undefined when it is before the first round or after the last. */
  readonly round: number | undefined;
  readonly problem: string;
}

/** What a line brought. */
export type ReplayStep =
  | {
      readonly kind: 'round';
      readonly round: ReplayRound;
      readonly outcome: RoundOutcome;
      /** What happened, in order; empty when nobody asked for it. */
      readonly events: readonly MatchEvent[];
    }
  | { readonly kind: 'end'; readonly end: ReplayEnd };

export interface StepperOptions {
  /** Whether the steps report what happened in their rounds. */
  readonly withEvents?: boolean | undefined;
}

/**
 * Plays a replay again with the engine, line by line, and compares what the engine decides with what is recorded. Lines
 * may come all at once or as a live match writes them. What cannot be played throws a `ReplayError`.
 */
export class ReplayStepper<G extends PlayableGame = PlayableGame> {
  readonly header: ReplayHeader;
  readonly game: G;
  readonly match: Match;
  /** The first thing that is not as the engine says it is. */
  difference: Difference | undefined;
  end: ReplayEnd | undefined;
  private readonly check: CheckShape;
  private readonly withEvents: boolean;
  private readonly faults = new FaultRecord();
  private lines = 1;

  constructor(firstLine: string, games: ReplayGames<G>, { withEvents = false }: StepperOptions = {}) {
    this.withEvents = withEvents;
    this.check = games.checkShape;
    this.header = parseHeader(firstLine, this.check);
    this.game = requireGame(this.header, games);
    this.match = startMatch(this.game, this.header, this.check);
    if (this.match.fingerprint() !== this.header.fingerprint) {
      this.differ(undefined, 'the state before the first round is not the one recorded: configuration or seed differ');
    }
  }

  /** Who is still in the match. */
  get alive(): ByPlayer<boolean> {
    return this.faults.alive;
  }

  /** Whether nothing is missing at its end. */
  get isWhole(): boolean {
    return this.end !== undefined && this.end.interrupted === undefined;
  }

  /** Takes the next line. Undefined when there is nothing on it. */
  take(text: string): ReplayStep | undefined {
    this.lines += 1;
    if (text.trim() === '') return undefined;
    if (this.end) throw new ReplayError(`line ${this.lines} comes after the end of the replay`);
    const line = parseLaterLine(text, this.lines, this.check);
    if (line.kind === 'round') {
      const events: MatchEvent[] = [];
      return { ...line, outcome: this.playRound(line.round, events), events };
    }
    this.end = line.end;
    const problem = compareEnd(line.end, this.match, this.faults);
    if (problem !== undefined) this.differ(undefined, problem);
    return line;
  }

  private playRound(line: ReplayRound, events: MatchEvent[]): RoundOutcome {
    const { match } = this;
    if (match.isOver) throw new ReplayError(`line ${this.lines}: the match was over before round ${line.round}`);
    if (line.round !== match.round) {
      throw new ReplayError(`line ${this.lines}: expected round ${match.round}, got ${line.round}`);
    }
    const given = makeGivenOrders(line);
    const outcome = this.playOrders(given, line.round, events);
    const problem =
      (match.fingerprint() === line.fingerprint ? undefined : 'these orders do not lead to the recorded fingerprint') ??
      compareRefusals(line, outcome) ??
      this.faults.takeRound(line);
    if (problem !== undefined) this.differ(line.round, problem);
    return { ...outcome, refused: line.rejected ?? [[], [], [], []] };
  }

  /** Orders that the schema of the game does not know could do anything to the engine. */
  private playOrders(orders: ByPlayer<object[]>, round: number, events: MatchEvent[]): RoundOutcome {
    const wrong = orders.findIndex((list) => this.check(`games/${this.game.id}/answer`, { round, orders: list }));
    if (wrong !== -1) {
      throw new ReplayError(`line ${this.lines}: the orders of player ${wrong} are not orders of this game`);
    }
    try {
      return this.match.play(orders, this.withEvents ? (event) => void events.push(event) : undefined);
    } catch (error) {
      throw new ReplayError(`line ${this.lines}: the engine cannot play these orders: ${(error as Error).message}`);
    }
  }

  private differ(round: number | undefined, problem: string): void {
    this.difference ??= { round, problem: shortenProblem(problem) };
  }
}

function requireGame<G extends PlayableGame>({ game: id, gameFrom }: ReplayHeader, games: ReplayGames<G>): G {
  const game = games.findGame(id, gameFrom);
  if (!game) throw new ReplayError(`there is no game "${id}" in this version of minions`);
  return game;
}

function startMatch(game: PlayableGame, { config, seed, mapSeed }: ReplayHeader, check: CheckShape): Match {
  const problem = check(`games/${game.id}/config`, config);
  if (problem !== undefined) throw new ReplayError(`invalid configuration of ${game.title}: ${problem}`);
  try {
    return game.start(config, seed, mapSeed);
  } catch (error) {
    throw new ReplayError(`invalid configuration of ${game.title}: ${(error as Error).message}`);
  }
}
