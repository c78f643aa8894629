import { byPlayer } from '../../engine/core/players.ts';
import type { Match } from '../../engine/core/match.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { MatchReport, MatchStart, RoundReport } from '../match/report.ts';
import { TOOL } from '../tool.ts';

export function headerLine({ match, names, limits, turns, protections }: MatchStart): ReplayHeader {
  return {
    replay: 1,
    tool: TOOL,
    protocol: PROTOCOL,
    game: match.game,
    rulesVersion: match.rulesVersion,
    config: match.config,
    seed: match.seed,
    names,
    limits,
    turns,
    protections: [...protections],
    fingerprint: match.fingerprint(),
  };
}

/** What nobody had is left out: a replay is causes, not frames, and small. */
export function roundLine(report: RoundReport, match: Match): ReplayRound {
  const { round, outcome, faults, forgiven, clocks, stderr, debug } = report;
  return {
    round,
    orders: outcome.accepted as ReplayRound['orders'],
    ...(outcome.refused.some((refusals) => refusals.length > 0) ? { rejected: outcome.refused } : {}),
    ...(faults.length > 0 ? { faults: [...faults] } : {}),
    timeMs: byPlayer((player) => rounded(clocks[player]?.wallMs)),
    cpuMs: byPlayer((player) => rounded(clocks[player]?.cpuMs)),
    waitMs: byPlayer((player) => rounded(clocks[player]?.waitMs)),
    lagMs: byPlayer((player) => rounded(clocks[player]?.lagMs)),
    ...(forgiven.length > 0 ? { forgiven: [...forgiven] } : {}),
    ...(stderr.some((text) => text !== '') ? { stderr } : {}),
    ...(debug.some((part) => part !== null) ? { debug } : {}),
    fingerprint: match.fingerprint(),
  };
}

/** A tenth of a millisecond is as fine as anybody can use, and keeps replays small. */
function rounded(ms: number | undefined): number | null {
  return ms === undefined ? null : Math.round(ms * 10) / 10;
}

export function endLine({ scores, places, bots, interrupted }: MatchReport): ReplayEnd {
  const stderr = byPlayer((player) => bots[player].lastStderr);
  return {
    end: true,
    scores,
    places,
    verdicts: byPlayer((player) => bots[player].verdict ?? null),
    ...(stderr.some((text) => text !== '') ? { stderr } : {}),
    ...(interrupted === undefined ? {} : { interrupted }),
  };
}
