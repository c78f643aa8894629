import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { completeLimits, DEFAULT_LIMITS, type Limits } from '../../judge/bot/limits.ts';
import { startProcessBot, type ProcessBot } from '../../judge/bot/process/process-bot.ts';
import type { BotCommand } from '../../judge/bot/process/start-process.ts';
import { findOurGame } from '../../judge/games/our-games.ts';
import { Host } from '../../judge/host/host.ts';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { findTagged } from '../../judge/host/processes/tag.ts';
import { hasEnded, parseStat } from '../../judge/host/processes/stat.ts';
import { NO_LOG } from '../../judge/match/match-log.ts';
import type { MatchEnd, MatchWatcher, RoundReport } from '../../judge/match/match-watcher.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { runMatch, type MatchPlan } from '../../judge/match/run-match.ts';

const folder = fileURLToPath(new URL('../fixtures/bots/', import.meta.url));

export const fixture = (name: string, ...args: string[]): BotCommand => ({
  file: process.execPath,
  args: [`${folder}${name}.mjs`, ...args],
  folder,
});

export const script = (name: string): BotCommand => ({ file: '/bin/sh', args: [`${folder}${name}.sh`], folder });

/** The same bot inside bubblewrap. */
export async function enclose(bot: BotCommand): Promise<BotCommand> {
  const sandbox = await new BotPreparer().chooseSandbox('bwrap');
  return sandbox.protect({ kind: 'bot', ...bot, views: [{ path: bot.folder }] });
}

export interface Played {
  readonly report: MatchEnd;
  readonly rounds: readonly RoundReport[];
  /** What each bot wrote on standard error after the last round. */
  readonly lastStderr: ByPlayer<string>;
  /** Processes of the bots that were still there after the match. */
  readonly survivors: readonly number[];
}

/** Plays a short match of Crematoria: the given bots, and silent ones in the seats that are left. */
export async function playFixtures(
  bots: readonly BotCommand[],
  limits: Partial<Limits> = {},
  options: Partial<Pick<MatchPlan, 'turns' | 'freeze' | 'debugged' | 'clock'>> & { rounds?: number } = {},
): Promise<Played> {
  const game = findOurGame('crematoria')!;
  const rounds: RoundReport[] = [];
  const started: ProcessBot[] = [];
  const seen = new Map<number, string>();
  const keep = (bot: ProcessBot): ProcessBot => {
    started.push(bot);
    return bot;
  };
  const plan: MatchPlan = {
    turns: 'parallel',
    freeze: false,
    protections: [],
    ...options,
    game,
    config: { ...game.configure('text'), rounds: options.rounds ?? 8 },
    seed: 5,
    contestants: byPlayer((player) => ({
      name: `bot${player}`,
      start: (context) => keep(startProcessBot(bots[player] ?? fixture('silent'))(context)),
    })),
    limits: completeLimits({ ...DEFAULT_LIMITS, startMs: 20_000, roundMs: 5000, ...limits }, availableParallelism()),
  };
  let lastStderr: ByPlayer<string> = ['', '', '', ''];
  const watcher: MatchWatcher = {
    round(round) {
      rounds.push(round);
      for (const bot of started) for (const pid of bot.supervisor?.listPids() ?? []) seen.set(pid, readStart(pid));
    },
    end: (_, stderr) => void (lastStderr = stderr),
  };
  const host = new Host();
  try {
    const report = await runMatch(plan, { host, watchers: [watcher], log: NO_LOG });
    const findSurvivors = (): number[] => [
      ...findTagged(SYSTEM_PROC, host.tag),
      ...[...seen].filter(isSame).map(([pid]) => pid),
    ];
    // A process of the lowest priority that was killed ends when a busy machine gets to it.
    for (let waited = 0; waited < 2000 && findSurvivors().length > 0; waited += 50) await sleep(50);
    return { report, rounds, lastStderr, survivors: findSurvivors() };
  } finally {
    host.end();
  }
}

const readStart = (pid: number): string => parseStat(SYSTEM_PROC.read(`/proc/${pid}/stat`))?.startedAt ?? '';

/** Whether a process that was seen before is still there, and not another with its number. */
function isSame([pid, startedAt]: [number, string]): boolean {
  const stat = parseStat(SYSTEM_PROC.read(`/proc/${pid}/stat`));
  // Who has begun to end does nothing more, though on a busy machine it takes a while to be gone.
  return stat !== undefined && stat.startedAt === startedAt && !stat.isEnding && !hasEnded(stat);
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
