import type { Standing } from '../../engine/core/game.ts';
import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { Debug, Fault } from '../../protocol/types/replay/round.ts';
import type { Limits } from '../bot/bot-limits.ts';

/** A fault with the bot and the round it happened in. */
export type Verdict = Fault;

export interface MatchStart {
  readonly match: Match;
  readonly names: ByPlayer<string>;
  readonly limits: Limits;
}

export interface RoundReport {
  readonly round: number;
  readonly outcome: RoundOutcome;
  /** The bots that went out in this round. */
  readonly faults: readonly Verdict[];
  /** Milliseconds of each answer; null when there was none. */
  readonly timeMs: ByPlayer<number | null>;
  readonly stderr: ByPlayer<string>;
  readonly debug: ByPlayer<Debug | null>;
}

export interface BotReport {
  readonly name: string;
  /** Why it went out; undefined for a bot that played to the end. */
  readonly verdict: Verdict | undefined;
  readonly refused: number;
  readonly meanMs: number;
  readonly maxMs: number;
  /** Undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

export interface MatchReport {
  readonly scores: ByPlayer<number>;
  readonly places: ByPlayer<number>;
  readonly standing: ByPlayer<Standing>;
  readonly bots: ByPlayer<BotReport>;
}

/** Whoever wants to know how a match goes: a replay, a progress line. */
export interface MatchWatcher {
  begin?(start: MatchStart): void;
  round?(report: RoundReport, match: Match): void;
  end?(report: MatchReport): void;
}
