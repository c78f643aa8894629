import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { Supervisor } from '../../../../judge/bot/process/supervisor.ts';
import { Host } from '../../../../judge/host/host.ts';
import { testWith } from '../../../test-with.ts';

const host = new Host();
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A process that sleeps, looked after as a bot is. */
function superviseSleeper(sandbox: readonly string[] = []): { pid: number; supervisor: Supervisor } {
  const [file = '', ...args] = [...sandbox, 'sleep', '60'];
  const child = spawn(file, args, { detached: true, stdio: 'ignore' });
  const pid = child.pid!;
  const supervisor = new Supervisor({
    host,
    limits: { memoryMb: null } as never,
    command: { file, args, folder: '.', ...(sandbox.length > 0 && { hasOwnProcesses: true }) },
    pid,
    tag: undefined,
    report: () => {},
  });
  ends.push(() => {
    supervisor.close();
    process.kill(-pid, 'SIGKILL');
  });
  return { pid, supervisor };
}

const readState = (pid: number): string => readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/^.*\) /s, '')[0]!;
const untilState = (pid: number, states: RegExp): Promise<void> =>
  expect.poll(() => readState(pid), { timeout: 10_000, interval: 1 }).toMatch(states);

test('a bot that is still stopped when it was told to go on is told again', async () => {
  const { pid, supervisor } = superviseSleeper();
  supervisor.pause();
  await untilState(pid, /T/);
  supervisor.resume();
  // What is left of a SIGSTOP that came while bubblewrap made its namespaces: stopped after the SIGCONT.
  process.kill(pid, 'SIGSTOP');
  await untilState(pid, /[SR]/);
});

test('a bot that goes on while it should be stopped is stopped again', async () => {
  const { pid, supervisor } = superviseSleeper();
  supervisor.pause();
  process.kill(pid, 'SIGCONT');
  await untilState(pid, /T/);
});

test('a bot that was never paused may stop itself', async () => {
  const { pid, supervisor } = superviseSleeper();
  process.kill(pid, 'SIGSTOP');
  await untilState(pid, /T/);
  supervisor.look();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readState(pid)).toBe('T');
});

testWith('bwrap')('a sandbox is stopped only once the bot is inside', async () => {
  for (let trial = 0; trial < 20; trial++) {
    const { pid, supervisor } = superviseSleeper([
      'bwrap',
      '--unshare-all',
      '--die-with-parent',
      '--dev-bind',
      '/',
      '/',
    ]);
    supervisor.pause();
    await untilState(pid, /T/);
    expect(supervisor.family.members.size).toBe(3);
  }
});
