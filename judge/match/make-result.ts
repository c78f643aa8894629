import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { MatchResult, Where } from '../../protocol/types/match/result.ts';
import { recordOrigin } from '../games/loaded-game.ts';
import { TOOL } from '../host/package-info.ts';
import type { MatchEnd } from './match-watcher.ts';
import type { PreparedMatch } from './prepare-match.ts';

interface Circumstances {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly slot: number | null;
  readonly replay: string | null;
}

/** What came of a match, as data. */
export function makeResult(plan: PreparedMatch, end: MatchEnd, circumstances: Circumstances): MatchResult {
  const { game, config, seed, mapSeed, limits, turns, protections } = plan;
  const { startedAt, durationMs, slot, replay } = circumstances;
  return {
    game: game.id,
    ...recordOrigin(game),
    rulesVersion: game.version,
    seed,
    ...(mapSeed === undefined ? {} : { mapSeed }),
    config,
    limits,
    ...end,
    turns,
    protections: [...protections],
    replay,
    tool: TOOL,
    where: makeWhere(slot),
    startedAt: startedAt.toISOString(),
    durationMs,
  };
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
