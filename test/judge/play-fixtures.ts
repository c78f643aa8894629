import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { byPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS, type Limits } from '../../judge/bot/limits.ts';
import type { BotCommand } from '../../judge/bot/process/start-process.ts';
import type { MatchReport, MatchWatcher, RoundReport } from '../../judge/match/report.ts';
import { runMatch, type MatchPlan } from '../../judge/match/run-match.ts';

const folder = fileURLToPath(new URL('../fixtures/bots/', import.meta.url));

export const fixture = (name: string, ...args: string[]): BotCommand => ({
  file: process.execPath,
  args: [`${folder}${name}.mjs`, ...args],
  folder,
});

export const script = (name: string): BotCommand => ({ file: '/bin/sh', args: [`${folder}${name}.sh`], folder });

export interface Played {
  readonly report: MatchReport;
  readonly rounds: readonly RoundReport[];
  /** What every process of the match carried in its environment. */
  readonly mark: string;
}

/** Plays a short match of Crematoria: the given bots, and silent ones in the seats that are left. */
export async function playFixtures(
  bots: readonly BotCommand[],
  limits: Partial<Limits> = {},
  options: Pick<MatchPlan, 'turns' | 'freeze'> = {},
): Promise<Played> {
  const game = findGame('crematoria')!;
  const rounds: RoundReport[] = [];
  let mark = '';
  const plan: MatchPlan = {
    ...options,
    game,
    config: { ...game.configure('text'), rounds: 8 },
    seed: 5,
    contestants: byPlayer((player) => ({ name: `bot${player}`, command: bots[player] ?? fixture('silent') })),
    limits: { ...DEFAULT_LIMITS, startMs: 20_000, roundMs: 5000, ...limits },
  };
  const watcher: MatchWatcher = {
    begin: (start) => void (mark = start.mark),
    round: (round) => void rounds.push(round),
  };
  const report = await runMatch(plan, [watcher], pino({ enabled: false }));
  return { report, rounds, mark };
}

/** A process that ended but whose parent has not noticed yet is not alive. */
export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat[stat.lastIndexOf(')') + 2] !== 'Z';
  } catch {
    return false;
  }
}
