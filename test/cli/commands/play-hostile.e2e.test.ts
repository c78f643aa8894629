import { execa } from 'execa';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../run-minions.ts';

const minions = fileURLToPath(new URL('../../../dist/minions.cjs', import.meta.url));
const bots = fileURLToPath(new URL('../../fixtures/bots/', import.meta.url));

const MEMORY_MB = 300;

/** A folder for a bot and the file that they share: a bot of one file would be alone in the sandbox. */
function makeBotFolder(name: string): string {
  const folder = emptyFolder();
  for (const file of [name, 'each-state.mjs']) copyFileSync(bots + file, join(folder, file));
  writeFileSync(join(folder, 'bot.json'), JSON.stringify({ run: [name.endsWith('.sh') ? 'sh' : 'node', name] }));
  return `bot=${folder}`;
}

/** The most memory a process has had so far. */
function peakMb(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

test.each(['none', 'auto'])(
  'four hostile bots, sandbox %s: the match ends, its replay holds, the judge stays small',
  async (sandbox) => {
    const folder = emptyFolder();
    const hostile = ['floods-stdout.sh', 'memory-hog.mjs', 'fork-bomb.sh', 'thinks-forever.mjs'].map(makeBotFolder);
    const limits = ['--max-memory', '400', '--max-processes', '40', '--time', '500'];
    const judge = execa(
      process.execPath,
      [
        minions,
        'play',
        'crematoria',
        ...hostile,
        '-s',
        '1',
        '-o',
        'a.jsonl',
        '--json',
        '--sandbox',
        sandbox,
        ...limits,
      ],
      { cwd: folder, reject: false },
    );
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, peakMb(judge.pid!))), 20);
    const { exitCode, stdout } = await judge;
    clearInterval(timer);
    expect(exitCode).toBe(0);
    const { seats } = JSON.parse(stdout) as { seats: { verdict: { code: string } | null }[] };
    const [flood, ...others] = seats.map(({ verdict }) => verdict?.code);
    // Writing without end takes CPU time too: beside other work it may be used up before the judge has read too much.
    expect(['output-limit', 'timeout']).toContain(flood);
    expect(others).toEqual(['memory', 'processes', 'timeout']);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(MEMORY_MB);
    expect((await runMinions(['verify', 'a.jsonl'], folder)).code).toBe(0);
  },
);
