import type { Match } from '../../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { AnswerDifference } from '../../protocol/types/rerun/report.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { MatchStart, MatchWatcher, RoundReport } from '../match/match-watcher.ts';
import { isSameAnswer, makeGivenAnswer } from './given-answer.ts';
import { findRound, type RecordedRound, type Recording } from './read-recording.ts';
import type { PlayedOrders } from './replay-states.ts';

/** How many different answers are kept: after a few of them nobody reads on. */
const MAX_DIFFERENCES = 1000;

/** Follows a match that is played again: is the board still the recorded one, and who has answered differently? */
export class Course implements MatchWatcher {
  /** The first round that begins on another board, or with others out, or that was never recorded. */
  divergedIn: number | undefined;
  readonly differences: AnswerDifference[] = [];
  /** Rounds in which answers could be compared. */
  compared = 0;
  /** What was played so far, for those who join late. */
  readonly history: PlayedOrders[] = [];
  private alive: ByPlayer<boolean> = byPlayer(() => true);

  /** @param isLive whether a player is not its recording in a round */
  constructor(
    private readonly recording: Recording,
    private readonly isLive: (player: Player, round: number) => boolean,
  ) {}

  begin({ match }: MatchStart): void {
    this.look(match);
  }

  round(report: RoundReport, match: Match): void {
    const { given } = report.outcome;
    const { alive } = this;
    this.history.push({ given, alive });
    this.alive = byPlayer((player) => alive[player] && !report.faults.some((fault) => fault.player === player));
    if (this.divergedIn !== undefined) return;
    const recorded = findRound(this.recording, report.round)!;
    this.compared += 1;
    for (const player of PLAYERS) {
      if (alive[player] && this.isLive(player, report.round)) this.compare(recorded, report, player);
    }
    if (match.boardFingerprint() !== recorded.board || !this.areSameOut(recorded, report)) {
      this.divergedIn = match.round;
    } else {
      this.look(match);
    }
  }

  /** Where the recording ends before the match does, there is nothing to go by any more. */
  private look(match: Match): void {
    if (!match.isOver && findRound(this.recording, match.round) === undefined) this.divergedIn = match.round;
  }

  private areSameOut({ line }: RecordedRound, { faults }: RoundReport): boolean {
    const list = (out: readonly Fault[]): string =>
      out
        .map(({ player }) => player)
        .sort()
        .join(' ');
    return list(line.faults ?? []) === list(faults);
  }

  private compare({ line, given }: RecordedRound, { round, outcome, faults }: RoundReport, player: Player): void {
    const before = makeGivenAnswer(given[player], line.faults, player);
    const now = makeGivenAnswer(outcome.given[player], faults, player);
    if (!isSameAnswer(before, now) && this.differences.length < MAX_DIFFERENCES) {
      this.differences.push({ round, player, recorded: before, now });
    }
  }
}
