import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { Evidence, MatchResult, ResultSeat, Where } from '../../protocol/types/match/result.ts';
import { recordOrigin } from '../games/load-game-of.ts';
import type { Clocks } from '../host/round-clock.ts';
import { TOOL } from '../host/package-info.ts';
import type { MatchReport } from './match-watcher.ts';
import type { PreparedMatch } from './prepare-match.ts';

interface Circumstances {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly slot: number | null;
  readonly replay: string | null;
}

/** What came of a match, as data. */
export function makeResult(plan: PreparedMatch, report: MatchReport, circumstances: Circumstances): MatchResult {
  const { game, config, seed, mapSeed, limits, turns, protections } = plan;
  const { startedAt, durationMs, slot, replay } = circumstances;
  return {
    game: game.id,
    ...recordOrigin(game),
    rules: config.rules,
    rulesVersion: game.version,
    seed,
    ...(mapSeed === undefined ? {} : { mapSeed }),
    config,
    limits,
    seats: byPlayer((player) => makeSeat(plan, report, player)),
    interrupted: report.interrupted ?? null,
    turns,
    protections: [...protections],
    replay,
    tool: TOOL,
    where: makeWhere(slot),
    startedAt: startedAt.toISOString(),
    durationMs,
  };
}

function makeSeat({ contestants, bots }: PreparedMatch, report: MatchReport, player: Player): ResultSeat {
  const { verdict, evidence, refused, ordered, forgiven, lastWords, meanMs, maxMs, cpuMs } = report.bots[player];
  return {
    name: contestants[player].name,
    bot: bots[player],
    score: report.scores[player],
    place: report.places[player],
    standing: report.standing[player],
    verdict:
      verdict === undefined
        ? null
        : { code: verdict.code, round: verdict.round, reason: verdict.reason, evidence: makeEvidence(evidence) },
    ordered,
    refused,
    forgiven,
    times: { meanMs, maxMs, cpuMs: cpuMs ?? null },
    stderr: lastWords,
  };
}

function makeEvidence(clocks: Clocks | undefined): Evidence | null {
  if (clocks === undefined) return null;
  const { wallMs, cpuMs, waitMs, lagMs } = clocks;
  return { wallMs, cpuMs: cpuMs ?? null, waitMs: waitMs ?? null, lagMs };
}

function makeWhere(slot: number | null): Where {
  return { machine: hostname(), slot, cores: readCores() };
}

/** The cores this process may use, and what it starts with it. */
function readCores(): string | null {
  try {
    return /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'latin1'))?.[1] ?? null;
  } catch {
    return null;
  }
}
