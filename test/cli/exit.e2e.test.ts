// However a match ends, no bot survives it, and what was played can be read.
import { execa } from 'execa';
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { ProcessFamily } from '../../judge/host/processes/process-family.ts';
import { scanProcesses } from '../../judge/host/processes/stat.ts';
import { isAlive } from '../judge/play-fixtures.ts';
import { CGROUPS, testWith } from '../test-with.ts';
import { emptyFolder, runMinions } from './run-minions.ts';

const minions = fileURLToPath(new URL('../../dist/minions.cjs', import.meta.url));
const bots = fileURLToPath(new URL('../fixtures/bots/', import.meta.url));

interface Started {
  readonly judge: ReturnType<typeof startJudge>;
  readonly folder: string;
  readonly pids: readonly number[];
}

function startJudge(args: readonly string[], folder: string) {
  return execa(process.execPath, [minions, 'play', 'crematoria', ...args], { reject: false, cwd: folder });
}

/** A match that has reached round 5 and waits there: a bot with a stubborn child, a daemon, and one that waits. */
async function startMatch(...options: string[]): Promise<Started> {
  const folder = emptyFolder();
  const files = ['lingers', 'daemon', 'waits'].map((name) => join(mkdtempSync(join(tmpdir(), 'minions-')), name));
  const args = [
    `node ${bots}lingers.mjs ${files[0]}`,
    `node ${bots}daemon.mjs ${files[1]}`,
    `node ${bots}waits.mjs ${files[2]} 5`,
    'null',
  ];
  const judge = startJudge([...args, '-s', '1', '-o', 'a.jsonl', '--no-limits', ...options], folder);
  await expect
    .poll(() => files.every((file) => existsSync(file) && readFileSync(file, 'utf8') !== ''), { timeout: 60_000 })
    .toBe(true);
  return {
    judge,
    folder,
    pids: files.flatMap((file) => [JSON.parse(readFileSync(file, 'utf8')) as number | number[]].flat()),
  };
}

describe('Ctrl-C, SIGTERM, a closed terminal', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends the match with code %i and a whole replay', async (signal, code) => {
    const { judge, folder, pids } = await startMatch('--sandbox', 'none');
    judge.kill(signal);
    const { exitCode, stdout } = await judge;
    expect(exitCode).toBe(code);
    expect(stdout).toContain(`Ended by ${signal} before the last round`);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(readdirSync(folder)).toEqual(['a.jsonl']);
    const verified = await runMinions(['verify', 'a.jsonl'], folder);
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('5 rounds') as string });
    expect(verified.stdout).toContain('The match was not played to the end.');
  });
});

describe('SIGKILL of the judge', () => {
  /** Four at a time: most of each is waiting for processes to start. */
  async function twentyTimes(run: () => Promise<void>): Promise<void> {
    for (let time = 0; time < 20; time += 4) await Promise.all([run(), run(), run(), run()]);
  }

  async function killJudge(...options: string[]): Promise<void> {
    const { judge, folder, pids } = await startMatch(...options);
    const [part] = readdirSync(folder);
    judge.kill('SIGKILL');
    await judge;
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000, interval: 20 }).toEqual([]);
    // What was played until then is there, whole rounds only.
    const verified = await runMinions(['verify', part!], folder);
    expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('5 rounds') as string });
  }

  test('no bot stays alive, 20 times out of 20', { timeout: 300_000 }, async () => {
    await twentyTimes(() => killJudge('--sandbox', 'none'));
  });

  testWith(CGROUPS)('and of its watchdog: the next judge ends who is left', async () => {
    const { judge, folder, pids } = await startMatch('--sandbox', 'none');
    for (const pid of findWatchdogs(judge.pid!)) process.kill(pid, 'SIGKILL');
    judge.kill('SIGKILL');
    await judge;
    expect(pids.filter(isAlive)).not.toEqual([]);
    await runMinions(['doctor'], folder);
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000, interval: 20 }).toEqual([]);
  });

  testWith('bwrap')('nor inside bubblewrap, 20 times out of 20', async () => {
    await twentyTimes(killJudgeInside);
  });

  /** Inside the sandbox bots cannot write their pids to us: whoever the judge started is found by its parentage. */
  async function killJudgeInside(): Promise<void> {
    const folder = emptyFolder();
    const args = [`${bots}never-reads.mjs`, 'null', 'null', 'null', '--no-limits', '--sandbox', 'bwrap'];
    const judge = startJudge(args, folder);
    let pids: number[] = [];
    await expect.poll(() => (pids = findFamily(judge.pid!)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(13);
    judge.kill('SIGKILL');
    await judge;
    await expect.poll(() => pids.filter(isAlive), { timeout: 10_000, interval: 20 }).toEqual([]);
  }
});

function findWatchdogs(judge: number): number[] {
  const isWatchdog = (pid: number): boolean =>
    SYSTEM_PROC.read(`/proc/${pid}/cmdline`)?.includes('minions-watchdog') ?? false;
  const children = scanProcesses(SYSTEM_PROC).filter(({ parent }) => parent === judge);
  const pids = children.map(({ pid }) => pid).filter(isWatchdog);
  expect(pids).toHaveLength(1);
  return pids;
}

function findFamily(leader: number): number[] {
  const family = new ProcessFamily(SYSTEM_PROC, leader, undefined);
  family.scan(scanProcesses(SYSTEM_PROC));
  const pids = family.living.map(({ pid }) => pid);
  family.close();
  return pids;
}
