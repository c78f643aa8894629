import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startProcessBot } from '../../../../judge/bot/process/process-bot.ts';
import { LIMIT_PRESETS, completeLimits } from '../../../../judge/bot/limits.ts';
import { Host } from '../../../../judge/host/host.ts';

test('a program that a debugger is to take hold of is stopped, and is the program', async () => {
  const host = new Host();
  const fail = (error: unknown): never => {
    throw error;
  };
  const debugged = { advice: 'gdb -p {pid}', isStopped: true };
  const bot = startProcessBot({ file: '/bin/sleep', args: ['600'], folder: '/', debugged })({
    host,
    limits: completeLimits(LIMIT_PRESETS.none, 1),
    report: () => ({ kind: 'in' }),
    mayBeHeld: true,
    fail,
  });
  const readStat = (): string => readFileSync(`/proc/${bot.pid}/stat`, 'latin1');
  await expect.poll(readStat, { interval: 5 }).toMatch(/^\d+ \(sleep\) T /);
  bot.kill();
  await bot.close();
  host.end();
});
