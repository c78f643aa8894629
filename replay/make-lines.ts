import type { Match } from '../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayedRound } from '../dialogue/open-dialogue.ts';
import type { Debug, Fault, Limits } from '../protocol/types/common.ts';
import type { ResultSeat } from '../protocol/types/match/result.ts';
import type { ReplayEnd } from '../protocol/types/replay/end.ts';
import type { ReplayBot, ReplayHeader } from '../protocol/types/replay/header.ts';
import type { Forgiven, Refusal, ReplayRound } from '../protocol/types/replay/round.ts';
import { PROTOCOL } from '../protocol/version.ts';

/** How a match is played, beside what the match itself knows. */
export interface HeaderFacts {
  /** What writes the replay, with its version. */
  readonly tool: string;
  readonly match: Match;
  readonly names: ByPlayer<string>;
  readonly limits: Limits;
  readonly bots?: ByPlayer<ReplayBot> | undefined;
  readonly turns?: 'parallel' | 'serial';
  readonly protections?: readonly string[];
  readonly clock?: ReplayHeader['clock'];
  readonly notGuaranteed?: readonly string[];
}

export function makeHeader(facts: HeaderFacts): ReplayHeader {
  const { tool, match, names, limits, bots, turns, protections, clock, notGuaranteed } = facts;
  return {
    replay: 1,
    tool,
    protocol: PROTOCOL,
    game: match.game,
    ...(match.origin ? { gameFrom: match.origin } : {}),
    rulesVersion: match.rulesVersion,
    config: match.config,
    seed: match.seed,
    ...(match.mapSeed === undefined ? {} : { mapSeed: match.mapSeed }),
    names,
    ...(bots ? { bots } : {}),
    limits,
    ...(turns ? { turns } : {}),
    ...(protections ? { protections: [...protections] } : {}),
    ...(clock ? { clock } : {}),
    ...(notGuaranteed ? { notGuaranteed: [...notGuaranteed] } : {}),
    fingerprint: match.fingerprint(),
  };
}

/** What an answer cost, in milliseconds. */
interface AnswerTimes {
  readonly wallMs: number;
  readonly cpuMs?: number | undefined;
  readonly waitMs?: number | undefined;
  readonly lagMs?: number | undefined;
  readonly frozenMs?: number | undefined;
}

export interface RoundFacts {
  readonly round: number;
  readonly outcome: PlayedRound;
  readonly faults?: readonly Fault[];
  readonly forgiven?: readonly Forgiven[];
  /** Undefined for a bot that did not answer. */
  readonly clocks: ByPlayer<AnswerTimes | undefined>;
  readonly stderr?: ByPlayer<string>;
  readonly debug?: ByPlayer<Debug | null>;
}

/** What nobody had is left out: a replay is causes, not frames, and small. `match` is as it is after the round. */
export function makeRound(facts: RoundFacts, match: Match): ReplayRound {
  const { round, outcome, faults = [], forgiven = [], clocks, stderr, debug } = facts;
  const rejected = byPlayer((player) =>
    makeRefusals(outcome.refused[player], outcome.accepted[player].length, outcome.given[player]),
  );
  return {
    round,
    orders: outcome.accepted as ReplayRound['orders'],
    ...(rejected.some((refusals) => refusals.length > 0) ? { rejected } : {}),
    ...(faults.length > 0 ? { faults: [...faults] } : {}),
    timeMs: byPlayer((player) => makeTime(clocks[player]?.wallMs)),
    cpuMs: byPlayer((player) => makeTime(clocks[player]?.cpuMs)),
    waitMs: byPlayer((player) => makeTime(clocks[player]?.waitMs)),
    lagMs: byPlayer((player) => makeTime(clocks[player]?.lagMs)),
    ...(clocks.some((times) => times?.frozenMs)
      ? { frozenMs: byPlayer((player) => makeTime(clocks[player]?.frozenMs)) }
      : {}),
    ...(forgiven.length > 0 ? { forgiven: [...forgiven] } : {}),
    ...(stderr?.some((text) => text !== '') ? { stderr } : {}),
    ...(debug?.some((part) => part !== null) ? { debug } : {}),
    fingerprint: match.fingerprint(),
  };
}

/**
 * The engine reports first what the order rules refused, then what came to nothing later. The former are not among the
 * orders of the round: they are kept here, so that all of it can be played again.
 */
function makeRefusals(refused: PlayedRound['refused'][number], accepted: number, given: readonly object[]): Refusal[] {
  const byOrderRules = given.length - accepted;
  return refused.map((refusal, index) =>
    index < byOrderRules ? { ...refusal, given: given[refusal.order]! } : refusal,
  );
}

/** A tenth of a millisecond is as fine as anybody can use, and keeps replays small. */
function makeTime(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(ms * 10) / 10;
}

/** What the last line says of the end of a match. */
export interface EndFacts {
  readonly seats: ByPlayer<Pick<ResultSeat, 'score' | 'place' | 'verdict'>>;
  readonly interrupted: string | null;
}

/** The end of a match by columns: scores, places, verdicts. `stderr`: what each bot wrote after the last round. */
export function makeEnd({ seats, interrupted }: EndFacts, stderr?: ByPlayer<string>): ReplayEnd {
  return {
    end: true,
    scores: byPlayer((player) => seats[player].score),
    places: byPlayer((player) => seats[player].place),
    verdicts: byPlayer((player) => seats[player].verdict),
    ...(stderr?.some((text) => text !== '') ? { stderr } : {}),
    ...(interrupted === null ? {} : { interrupted }),
  };
}
