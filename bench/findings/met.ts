import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits } from '../../judge/bot/limits.ts';
import type * as LimitsModule from '../../judge/bot/limits.ts';
import type { RoundReport } from '../../judge/match/match-watcher.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { loadJudge } from '../load-judge.ts';

const SOURCES = fileURLToPath(new URL('../../../test/fixtures/attacks/', import.meta.url));
const SPINNERS = 8;

/** A program of test/fixtures/attacks with its arguments, or a folder. */
export type Attack = readonly [name: string, ...args: (string | number)[]];

interface MeetOptions {
  /** The others sleep for 300 ms a round if nobody is named. */
  readonly others?: readonly Attack[];
  readonly limits?: Partial<Limits>;
  readonly rounds?: number;
  readonly turns?: 'serial' | 'parallel';
  readonly sandbox?: 'bwrap' | 'none';
}

/** What became of an attack in a match. */
export interface Met {
  readonly result: MatchResult;
  readonly rounds: readonly RoundReport[];
  /** What each bot wrote on standard error. */
  readonly stderr: readonly string[];
}

/** Plays attacks with the judge of a build, in a folder of its own. */
export class Attacks {
  readonly folder = mkdtempSync(join(tmpdir(), 'minions-findings-'));

  constructor(readonly build: string) {}

  get minions(): string {
    return join(this.build, 'minions.cjs');
  }

  /** The attack as a bot that people name. */
  name([name, ...args]: Attack): string {
    if (existsSync(name)) return name;
    const file = join(this.folder, name);
    if (!existsSync(file)) execFileSync('gcc', ['-O1', '-pthread', '-o', file, join(SOURCES, `${name}.c`)]);
    return [file, ...args].join(' ');
  }

  async meet(attack: Attack, options: MeetOptions = {}): Promise<Met> {
    const { others = [], limits, rounds: count = 8, turns = 'parallel', sandbox = 'none' } = options;
    const { playMatch, ...warm } = await loadJudge(this.build);
    const { LIMIT_PRESETS } = (await import(join(this.build, 'judge/bot/limits.js'))) as typeof LimitsModule;
    const rival: Attack = ['sleeps', 300];
    const seats = [attack, ...others, rival, rival, rival].slice(0, 4);
    const job = {
      game: 'crematoria',
      config: { rounds: count },
      seed: 5,
      seats: seats.map((bot) => ({ bot: { source: this.name(bot) } })),
      limits: { ...LIMIT_PRESETS.relaxed, startMs: 20_000, roundMs: 5000, ...limits },
      turns,
      sandbox,
    };
    const rounds: RoundReport[] = [];
    const stderr = ['', '', '', ''];
    const watcher = {
      round: (report: RoundReport) => void rounds.push(report),
      stderr: (player: number, text: string) => void (stderr[player] += text),
    };
    const result = await playMatch(job as never, { ...warm, watchers: [watcher] });
    warm.host.end();
    return { result, rounds, stderr };
  }
}

/** They stop when whoever started them is gone. */
const SPIN = 'while kill -0 "$0" 2>/dev/null; do i=0; while [ $i -lt 1000 ]; do i=$((i + 1)); done; done';

/** Does something beside processes of somebody else that compute all the time. */
export async function besideSpinners<T>(run: () => Promise<T>): Promise<T> {
  const spinners = Array.from({ length: SPINNERS }, () =>
    spawn('sh', ['-c', SPIN, String(process.pid)], { stdio: 'ignore' }),
  );
  try {
    return await run();
  } finally {
    for (const spinner of spinners) spinner.kill('SIGKILL');
  }
}

export function describeVerdict({ result }: Met, player = 0): string {
  const { verdict } = result.seats[player]!;
  return verdict ? verdict.code : 'ok';
}

/** The last number that the attacker wrote on standard error: what it has computed in all. */
export const readComputedMs = ({ stderr }: Met): number => Number(stderr[0]!.trim().split(/\s+/).at(-1) ?? 0);

export const findLongestMs = ({ rounds }: Met): number =>
  Math.max(0, ...rounds.map(({ clocks }) => clocks[0]?.wallMs ?? 0));

export const sumClocks = ({ rounds }: Met, player: number, clock: 'cpuMs' | 'wallMs'): number =>
  rounds.reduce((sum, { clocks }) => sum + (clocks[player]?.[clock] ?? 0), 0);
