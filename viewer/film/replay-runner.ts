import type { Match } from '../../engine/core/match.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import { findGame, type PlayableGame } from '../../engine/registry.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { FilmError, type Check, type Film, type Frame, type Step } from './film.ts';
import { checkEnd, checkHeader, checkRound, lineKind, parseLine } from './replay-lines.ts';
import { shareRows } from './share-rows.ts';

/**
 * Plays a replay again with the engine, line by line, and keeps every frame: going to any round is then a look into a
 * list. Lines may come all at once or as a live match writes them.
 */
export class ReplayRunner {
  readonly film: Film;
  private readonly match: Match;
  private readonly waiting: string[] = [];
  private lineNumber = 1;
  private text = '';

  constructor(firstLine: string) {
    const header = checkHeader(parseLine(firstLine, 1));
    const game = gameOf(header);
    this.match = startMatch(game, header);
    this.film = filmOf(game, header, this.match);
    this.film.frames.push(this.frame());
    if (this.match.fingerprint() !== header.fingerprint) {
      this.differs(undefined, 'the state before the first round is not the one recorded');
    }
  }

  /** Takes more of the file. A line counts once its end is there. */
  add(text: string): void {
    const lines = (this.text + text).split('\n');
    this.text = lines.pop() ?? '';
    for (const line of lines) this.waiting.push(line);
  }

  /** No more will come: what is left is the last line. */
  finish(): void {
    this.add('\n');
    this.waiting.push('');
    this.isWhole = true;
  }

  private isWhole = false;

  /** Plays waiting lines as long as there is time. Returns whether any are left. */
  run(hasTime: () => boolean): boolean {
    while (this.waiting.length > 0 && hasTime()) this.take(this.waiting.shift()!);
    if (this.waiting.length === 0 && this.isWhole) this.close();
    return this.waiting.length > 0;
  }

  private take(line: string): void {
    this.lineNumber += 1;
    if (line.trim() === '' || this.film.isComplete) return;
    try {
      const value = parseLine(line, this.lineNumber);
      if (lineKind(value) === 'end') this.takeEnd(checkEnd(value, this.lineNumber));
      else this.playRound(checkRound(value, this.lineNumber));
    } catch (error) {
      this.stop(error);
    }
  }

  private playRound(line: ReplayRound): void {
    const { match, film } = this;
    if (match.isOver) throw new FilmError(`line ${this.lineNumber}: the match was over before round ${line.round}`);
    if (line.round !== match.round) {
      throw new FilmError(`line ${this.lineNumber}: round ${match.round} was expected here, not ${line.round}`);
    }
    const outcome = match.play(line.orders as ByPlayer<object[]>);
    film.steps.push(stepOf(line, outcome.moves));
    film.frames.push(this.frame());
    if (match.fingerprint() !== line.fingerprint) {
      this.differs(line.round, 'these orders do not lead to the recorded fingerprint');
    } else if (film.check.kind === 'holds') film.check = { kind: 'holds', rounds: film.steps.length };
  }

  private frame(): Frame {
    const view = this.match.view();
    shareRows(view, this.film.frames.at(-1)?.view);
    return { view, scores: this.match.scores() };
  }

  private takeEnd(end: ReplayEnd): void {
    this.film.end = end;
    this.film.isComplete = true;
    const scores = this.film.frames.at(-1)!.scores;
    if (String(scores) !== String(end.scores)) {
      this.differs(undefined, `the points at the end are ${scores.join(' ')}, not ${end.scores.join(' ')}`);
    }
    if (end.interrupted !== undefined) {
      this.film.warnings.push(`The match was ended by ${end.interrupted} after ${this.film.steps.length} rounds.`);
    }
  }

  private close(): void {
    if (!this.film.isComplete) this.film.warnings.push('The file ends before the match does: the judge was stopped.');
    this.film.isComplete = true;
  }

  /** What was good so far can still be watched. */
  private stop(error: unknown): void {
    const problem = error instanceof FilmError ? error.message : `the engine cannot play line ${this.lineNumber}`;
    this.film.warnings.push(`Only the first ${this.film.steps.length} rounds can be shown: ${problem}.`);
    this.differs(this.film.steps.length + this.film.firstRound, problem);
    this.film.isComplete = true;
  }

  private differs(round: number | undefined, problem: string): void {
    if (this.film.check.kind !== 'differs') this.film.check = { kind: 'differs', round, problem };
  }
}

function gameOf({ game: id }: ReplayHeader): PlayableGame {
  const game = findGame(id);
  if (!game) throw new FilmError(`there is no game "${id}" in this version of the viewer`);
  return game;
}

function startMatch(game: PlayableGame, header: ReplayHeader): Match {
  try {
    return game.start(header.config, header.seed);
  } catch (error) {
    throw new FilmError(`its configuration is not one of ${game.title}: ${(error as Error).message}`);
  }
}

function filmOf(game: PlayableGame, header: ReplayHeader, match: Match): Film {
  const warnings =
    header.rulesVersion === game.version
      ? []
      : [
          `It was played with version ${header.rulesVersion} of the rules of ${game.title}, and this viewer has version ${game.version}: what it shows may not be what happened.`,
        ];
  return {
    game: game.id,
    title: game.title,
    names: header.names,
    seed: header.seed,
    origin: `rules "${header.config.rules}", version ${header.rulesVersion}`,
    rounds: header.config.rounds,
    firstRound: match.round,
    limits: header.limits,
    frames: [],
    steps: [],
    warnings,
    check: { kind: 'holds', rounds: 0 } satisfies Check as Check,
    end: undefined,
    isComplete: false,
  };
}

function stepOf(line: ReplayRound, moves: readonly object[]): Step {
  const { round, orders, rejected, faults, forgiven, timeMs, cpuMs, stderr, debug } = line;
  return {
    round,
    orders,
    moves,
    timeMs,
    ...(rejected ? { rejected } : {}),
    ...(faults ? { faults } : {}),
    ...(forgiven ? { forgiven } : {}),
    ...(cpuMs ? { cpuMs } : {}),
    ...(stderr ? { stderr } : {}),
    ...(debug ? { debug } : {}),
  };
}
