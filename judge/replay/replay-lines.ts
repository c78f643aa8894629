import { byPlayer } from '../../engine/core/players.ts';
import type { Match } from '../../engine/core/match.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import type { MatchReport, MatchStart, RoundReport } from '../match/report.ts';
import { TOOL } from '../tool.ts';

export function headerLine({ match, names, limits }: MatchStart): ReplayHeader {
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
    fingerprint: match.fingerprint(),
  };
}

/** What nobody had is left out: a replay is causes, not frames, and small. */
export function roundLine({ round, outcome, faults, timeMs, stderr, debug }: RoundReport, match: Match): ReplayRound {
  return {
    round,
    orders: outcome.accepted as ReplayRound['orders'],
    ...(outcome.refused.some((refusals) => refusals.length > 0) ? { rejected: outcome.refused } : {}),
    ...(faults.length > 0 ? { faults: [...faults] } : {}),
    timeMs,
    ...(stderr.some((text) => text !== '') ? { stderr } : {}),
    ...(debug.some((part) => part !== null) ? { debug } : {}),
    fingerprint: match.fingerprint(),
  };
}

export function endLine({ scores, places, bots }: MatchReport): ReplayEnd {
  return { end: true, scores, places, verdicts: byPlayer((player) => bots[player].verdict ?? null) };
}
