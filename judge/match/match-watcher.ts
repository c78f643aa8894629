import type { PlayedRound } from '../../dialogue/open-dialogue.ts';
import type { EventListener } from '../../engine/core/match-event.ts';
import type { Match } from '../../engine/core/match.ts';
import type { ByPlayer, Player } from '../../engine/core/players.ts';
import type { Debug, Fault } from '../../protocol/types/common.ts';
import type { MatchResult, ResultBot } from '../../protocol/types/match/result.ts';
import type { Limits } from '../bot/limits.ts';
import type { ClockKind } from '../host/bot-group.ts';
import type { Clocks } from '../host/round-clock.ts';
import type { Turns } from './turns.ts';

export interface MatchStart {
  readonly match: Match;
  readonly names: ByPlayer<string>;
  readonly limits: Limits;
  readonly turns: Turns;
  /** What protects the machine and the bots from each other. */
  readonly protections: readonly string[];
  /** How the processes of bots are kept together and measured. */
  readonly clock: ClockKind;
  /** What cannot be relied on here, and could be elsewhere. */
  readonly notGuaranteed: readonly string[];
  /** Where each bot came from and what it is made of; undefined for bots that were made up. */
  readonly bots: ByPlayer<ResultBot> | undefined;
}

export interface RoundReport {
  readonly round: number;
  readonly outcome: PlayedRound;
  /** The bots that went out in this round. */
  readonly faults: readonly Fault[];
  /** Answers after the limit that were taken all the same. */
  readonly forgiven: readonly { player: Player; reason: string }[];
  /** The evidence about each answer; undefined for a bot that was not asked. */
  readonly clocks: ByPlayer<Clocks | undefined>;
  readonly stderr: ByPlayer<string>;
  readonly debug: ByPlayer<Debug | null>;
}

/** How a match ended: the part of its result that the match itself knows. Replays keep it by columns. */
export type MatchEnd = Pick<MatchResult, 'seats' | 'rounds' | 'interrupted' | 'clock' | 'notGuaranteed'>;

/** A bot that is a process. */
export interface StartedBot {
  readonly pid: number;
  /** How a debugger takes hold of it; undefined when nobody asked for that. */
  readonly advice: string | undefined;
}

/** A listener that follows how a match goes: a replay, a progress line. */
export interface MatchWatcher {
  begin?(start: MatchStart): void;
  /** A bot is a process now. */
  started?(player: Player, process: StartedBot): void;
  /** A round begins; `findAwaited` says at any time whose answers are still to come. */
  ask?(round: number, findAwaited: () => Player[]): void;
  /** Something happened in the round that is being played. Rounds report events only when a watcher has this. */
  event?: EventListener;
  round?(report: RoundReport, match: Match): void;
  /** Something came on the standard error of a bot. */
  stderr?(player: Player, text: string): void;
  /** Our own code has failed; the match ends here, and what was played so far stays. */
  fail?(error: unknown): void;
  /** `stderr`: what each bot wrote on standard error after the last round. */
  end?(end: MatchEnd, stderr: ByPlayer<string>): void;
}

/** A watcher that keeps the match as a replay. */
export interface ReplayRecorder extends MatchWatcher {
  /** Of all that was recorded, before any compression: `sha256:` and hexadecimal digits. */
  digest(): string;
}
