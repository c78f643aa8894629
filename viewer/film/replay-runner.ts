import type { MatchEvent } from '../../engine/core/match-event.ts';
import { byPlayer, PLAYERS } from '../../engine/core/players.ts';
import { LineCollector } from '../../replay/line-collector.ts';
import { isCutLine } from '../../replay/parse-lines.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { ReplayStepper } from '../../replay/replay-stepper.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import type { ViewerGame, ViewerGames } from './viewer-games.ts';
import type { Check, Film, FilmRound, Frame } from './film.ts';
import { shareRows } from './share-rows.ts';
import { showDebug, showEnd, showLines, showNames, showReasons } from './show-text.ts';

/**
 * Makes a film of a replay, line by line, and keeps every frame: going to any round is then a look into a list. Lines
 * may come all at once or as a live match writes them.
 */
export class ReplayRunner {
  readonly film: Film;
  text: string | undefined;
  private readonly stepper: ReplayStepper<ViewerGame>;
  private readonly collector = new LineCollector();
  private readonly waiting: string[] = [];
  private isWhole = false;

  constructor(firstLine: string, games: ViewerGames) {
    this.stepper = new ReplayStepper(firstLine, games, { withEvents: true });
    this.film = makeFilm(this.stepper);
    this.film.frames.push(this.makeFrame());
    this.updateCheck();
  }

  /** Takes more of the file. */
  add(text: string): void {
    for (const line of this.collector.add(text)) this.waiting.push(line);
  }

  /** No more will come: what is left is the last line, or half of one. */
  finish(): void {
    const rest = this.collector.takeRest();
    if (!isCutLine(rest)) this.waiting.push(rest);
    this.isWhole = true;
  }

  /** Plays waiting lines as long as there is time. Returns whether any are left. */
  run(hasTime: () => boolean): boolean {
    while (this.waiting.length > 0 && hasTime()) this.take(this.waiting.shift()!);
    if (this.waiting.length === 0 && this.isWhole) this.close();
    return this.waiting.length > 0;
  }

  private take(line: string): void {
    if (this.film.isComplete) return;
    try {
      const step = this.stepper.take(line);
      if (step?.kind === 'round') this.takeRound(step.round, step.outcome.moves, step.events);
      if (step?.kind === 'end') this.takeEnd(step.end);
      this.updateCheck();
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      const isLastLine = this.isWhole && this.waiting.every((waiting) => waiting.trim() === '');
      this.stop(error.message, isLastLine);
    }
  }

  private takeRound(round: ReplayRound, moves: readonly object[], events: readonly MatchEvent[]): void {
    this.film.steps.push(makeFilmRound(round, moves, events));
    this.film.frames.push(this.makeFrame());
  }

  private makeFrame(): Frame {
    const { match } = this.stepper;
    const before = this.film.frames.at(-1);
    const view = match.view();
    shareRows(view, before?.view);
    const frame = { view, scores: match.scores() };
    if (match.isShared) return frame;
    const views = byPlayer((player) => match.viewFor(player));
    for (const [player, own] of views.entries()) shareRows(own, before?.views?.[player]);
    return { ...frame, views, out: PLAYERS.filter((player) => match.isOut(player)) };
  }

  private takeEnd(recorded: ReplayEnd): void {
    const end = showEnd(recorded);
    this.film.end = end;
    this.film.isComplete = true;
    if (end.interrupted === undefined) this.film.rounds = this.film.steps.length;
    else {
      this.film.warnings.push(`The match was ended by ${end.interrupted} after ${this.film.steps.length} rounds.`);
    }
  }

  private close(): void {
    if (this.film.isComplete) return;
    this.film.warnings.push('The file ends before the match does: the judge was stopped.');
    this.breakOff('the end of the match is missing');
    this.film.isComplete = true;
  }

  /** What is there may hold all the same. */
  private breakOff(problem: string): void {
    if (this.film.check.kind === 'holds') this.film.check = { kind: 'cut', rounds: this.film.steps.length, problem };
  }

  /** What was good so far can still be watched. */
  private stop(problem: string, isLastLine: boolean): void {
    this.film.warnings.push(`Only the first ${this.film.steps.length} rounds can be shown: ${problem}.`);
    if (isLastLine) this.breakOff(problem);
    else if (this.film.check.kind !== 'differs') {
      this.film.check = { kind: 'differs', round: this.film.steps.length + this.film.firstRound, problem };
    }
    this.film.isComplete = true;
  }

  private updateCheck(): void {
    const { difference } = this.stepper;
    this.film.check = difference
      ? { kind: 'differs', ...difference }
      : { kind: 'holds', rounds: this.film.steps.length };
  }
}

function makeFilm({ game, header, match }: ReplayStepper<ViewerGame>): Film {
  const warnings =
    header.rulesVersion === game.version
      ? []
      : [
          `It was played with version ${makeVisible(header.rulesVersion)} of the rules of ${game.title}, and this viewer has version ${game.version}: what it shows may not be what happened.`,
        ];
  return {
    game,
    names: showNames(header.names),
    seed: header.seed,
    origin: `rules "${header.config.rules}", version ${makeVisible(header.rulesVersion)}`,
    rounds: header.config.rounds,
    firstRound: match.round,
    config: header.config as unknown as Readonly<Record<string, unknown>>,
    limits: header.limits,
    frames: [],
    steps: [],
    warnings,
    check: { kind: 'holds', rounds: 0 } satisfies Check as Check,
    end: undefined,
    isComplete: false,
  };
}

function makeFilmRound(line: ReplayRound, moves: readonly object[], events: readonly MatchEvent[]): FilmRound {
  const { round, orders, rejected, faults, forgiven, timeMs, cpuMs, waitMs, stderr, debug } = line;
  return {
    round,
    orders,
    moves,
    events,
    timeMs,
    ...(rejected ? { rejected: byPlayer((player) => showReasons(rejected[player])) } : {}),
    ...(faults ? { faults: showReasons(faults) } : {}),
    ...(forgiven ? { forgiven: showReasons(forgiven) } : {}),
    ...(cpuMs ? { cpuMs } : {}),
    ...(waitMs ? { waitMs } : {}),
    ...(stderr ? { stderr: showLines(stderr) } : {}),
    ...(debug ? { debug: byPlayer((player) => showDebug(debug[player])) } : {}),
  };
}
