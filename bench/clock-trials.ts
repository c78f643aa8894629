// npm run bench:clocks: whether clocks can be escaped, and whether honest bots suffer from a busy machine. Needs gcc, and a machine
// on which nothing else runs: ten minutes. Exits with 1 when a trial misses what is promised.
//   node dist/bench/clock-trials.js [cgroup|proc] [all|honest|sleeper|serial|parallel] [times]
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byPlayer } from '../engine/core/players.ts';
import { completeLimits, LIMIT_PRESETS, type Limits } from '../judge/bot/limits.ts';
import { startProcessBot } from '../judge/bot/process/process-bot.ts';
import { findOurGame } from '../judge/games/our-games.ts';
import { Host } from '../judge/host/host.ts';
import { NO_LOG } from '../judge/match/match-log.ts';
import type { MatchEnd, MatchWatcher, RoundReport } from '../judge/match/match-watcher.ts';
import { runMatch } from '../judge/match/run-match.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';

const SOURCES = fileURLToPath(new URL('../../test/fixtures/attacks/', import.meta.url));
const SPINNERS = 8;
const BOTS = 4;
const clock = process.argv[2] === 'proc' ? 'proc' : 'cgroup';
const chosen = process.argv[3] ?? 'all';
const times = process.argv[4] === undefined ? undefined : Number(process.argv[4]);

const folder = mkdtempSync(join(tmpdir(), 'minions-trials-'));
const host = new Host();
const sandbox = await new BotPreparer().chooseSandbox('bwrap');

type Attack = readonly [name: string, ...args: string[]];

function prepare([name, ...args]: Attack) {
  const file = join(folder, name);
  if (!existsSync(file)) execFileSync('gcc', ['-O1', '-pthread', '-o', file, join(SOURCES, `${name}.c`)]);
  return sandbox.protect({ kind: 'bot', file, args, folder, views: [{ path: folder }] });
}

interface Trial {
  readonly report: MatchEnd;
  readonly rounds: readonly RoundReport[];
  /** What the first bot says that it has computed, in milliseconds. */
  readonly computedMs: number;
}

async function play(
  bots: readonly Attack[],
  rounds: number,
  turns: 'serial' | 'parallel',
  options: { readonly limits?: Partial<Limits>; readonly endsWithFirst?: boolean } = {},
): Promise<Trial> {
  const game = findOurGame('crematoria')!;
  const commands = bots.map(prepare);
  const played: RoundReport[] = [];
  const plan = {
    game,
    config: { ...game.configure('text'), rounds },
    seed: 5,
    contestants: byPlayer((player) => ({ name: `bot${player}`, start: startProcessBot(commands[player]!) })),
    limits: completeLimits({ ...LIMIT_PRESETS.contest, ...options.limits }, 2),
    turns,
    freeze: false,
    protections: [],
    isEnclosed: true,
    clock,
  } as const;
  let lastStderr = '';
  const end = new AbortController();
  const watcher: MatchWatcher = {
    round(round) {
      played.push(round);
      const isFirstOut = round.faults.some(({ player }) => player === 0);
      if (isFirstOut && options.endsWithFirst) end.abort('the first bot is out');
    },
    end: (_, stderr) => void (lastStderr = stderr[0]),
  };
  const report = await runMatch(plan, { host, watchers: [watcher], log: NO_LOG, signal: end.signal });
  const told = played.map(({ stderr }) => stderr[0]).join('') + lastStderr;
  return { report, rounds: played, computedMs: Number(told.trim().split(/\s+/).at(-1) ?? 0) };
}

const sumWall = (rounds: readonly RoundReport[], players: readonly number[]): number =>
  rounds.reduce((sum, { clocks }) => sum + players.reduce((ms, player) => ms + (clocks[player]?.wallMs ?? 0), 0), 0);

/** What was promised and was not so. */
const missed: string[] = [];

function promise(what: string, isKept: boolean): void {
  if (!isKept) missed.push(what);
}

/** A relay in serial turns, with three rivals that sleep for 60 ms in each of theirs. */
async function tryRelayInSerialTurns(count: number): Promise<void> {
  const shares: number[] = [];
  const billed: number[] = [];
  for (let time = 0; time < count; time++) {
    const sleeper: Attack = ['sleeps', '60'];
    const { rounds, computedMs } = await play([['relays-unseen'], sleeper, sleeper, sleeper], 20, 'serial');
    // In its own turns it may compute, on all cores.
    const ownMs = rounds.reduce((sum, { clocks }) => sum + (clocks[0]?.cpuMs ?? 0), 0);
    const rivalsMs = sumWall(rounds, [1, 2, 3]);
    shares.push(Math.max(0, computedMs - ownMs) / rivalsMs);
    // What it says itself has its turns in it as the kernel counts them, a little later than they end.
    billed.push(rounds.reduce((sum, { clocks }) => sum + (clocks[0]?.owedMs ?? 0), 0) / rivalsMs);
  }
  const good = shares.filter((share) => share < 0.01).length;
  console.log(
    `serial turns: a relay got under 1 % of its rivals' turns ${good} of ${count} times; at most ${percent(Math.max(...shares))}`,
  );
  promise("a relay gets under 1 % of its rivals' turns", good === count);
  const few = billed.filter((share) => share < 0.01).length;
  console.log(
    `  by the CPU time of its group it was ${few} of ${count} times, at most ${percent(Math.max(...billed))}, all taken off its own turns`,
  );
}

/** Ten seconds of a relay after its answers, with a budget of nine and a half. */
async function tryRelayInParallelTurns(count: number): Promise<void> {
  let out = 0;
  const bills: number[] = [];
  for (let time = 0; time < count; time++) {
    const sleeper: Attack = ['sleeps', '60'];
    const bots: Attack[] = [['relays-unseen', '10000'], sleeper, sleeper, sleeper];
    // On a busy machine its relays pile up: it is to go out for what they compute, not for how many they are.
    const limits = { cpuMs: 9500, cpuRoundMs: null, processes: 400, threads: null };
    // Its rivals, who sleep, would need another minute to the end.
    const { report, computedMs } = await play(bots, 1000, 'parallel', { limits, endsWithFirst: true });
    const { verdict } = report.seats[0];
    if (verdict?.reason.includes('CPU time in this match')) out += 1;
    else console.log(`  not out for its CPU time: ${verdict?.reason ?? report.interrupted ?? 'played to the end'}`);
    bills.push((report.seats[0].times.cpuMs ?? 0) / computedMs);
  }
  const good = bills.filter((bill) => bill >= 0.95).length;
  promise('a relay is billed at 95 % or more, and put out', good === count && out === count);
  console.log(
    `parallel turns: 10 s of a relay were billed at 95 % or more ${good} of ${count} times, at least ${percent(Math.min(...bills))}; out ${out} of ${count} times`,
  );
}

/** Four bots beside eight processes of somebody else, ten rounds each: all of them or none are put out, and no match is void. */
async function tryBusyMachine(bot: Attack, matches: number, promised: 'all' | 'none'): Promise<void> {
  const spinners = Array.from({ length: SPINNERS }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  const reasons: string[] = [];
  let voided = 0;
  for (let match = 0; match < matches; match++) {
    const { report } = await play([bot, bot, bot, bot], 10, 'parallel');
    for (const { verdict } of report.seats) if (verdict) reasons.push(verdict.reason);
    if (report.interrupted !== null) voided += 1;
  }
  for (const spinner of spinners) spinner.kill('SIGKILL');
  console.log(
    `"${bot.join(' ')}" with a limit of 100 ms beside ${SPINNERS} spinning processes: ${reasons.length} of ${BOTS * matches} put out, ${voided} of ${matches} matches void`,
  );
  if (reasons.length > 0) console.log(`  the first: ${reasons[0]}`);
  const expected = promised === 'all' ? BOTS * matches : 0;
  promise(`"${bot.join(' ')}": ${promised} put out, no match void`, reasons.length === expected && voided === 0);
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

console.log(`clock: ${host.chooseClock(clock)}`);
const isChosen = (trial: string): boolean => chosen === 'all' || chosen === trial;
if (isChosen('honest')) await tryBusyMachine(['works', '70'], (times ?? 40) / BOTS, 'none');
if (isChosen('sleeper')) await tryBusyMachine(['sleeps', '400'], (times ?? 40) / BOTS, 'all');
if (isChosen('serial')) await tryRelayInSerialTurns(times ?? 20);
if (isChosen('parallel')) await tryRelayInParallelTurns(times ?? 20);
host.end();
rmSync(folder, { recursive: true });
for (const what of missed) console.log(`missed: ${what}`);
if (missed.length > 0) process.exitCode = 1;
