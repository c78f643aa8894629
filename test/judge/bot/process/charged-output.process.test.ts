import { expect, test } from 'vitest';
import { startProcessBot } from '../../../../judge/bot/process/process-bot.ts';
import { completeLimits, LIMIT_PRESETS } from '../../../../judge/bot/limits.ts';
import { Host } from '../../../../judge/host/host.ts';

test('what standard error takes the judge is charged to the bot, and is not the lag of the judge', async () => {
  const host = new Host();
  let came = '';
  const bot = startProcessBot({ file: '/bin/sh', args: ['-c', 'echo noise >&2; sleep 600'], folder: '/' })({
    host,
    limits: completeLimits(LIMIT_PRESETS.none, 1),
    report: () => ({ kind: 'in' }),
    mayBeHeld: false,
    fail: (error: unknown): never => {
      throw error;
    },
    onStderr: (text) => {
      came += text;
      const end = host.clock.now() + 50;
      while (host.clock.now() < end);
    },
  });
  await expect.poll(() => came, { interval: 5, timeout: 20_000 }).toBe('noise\n');
  expect(bot.supervisor!.meter.judgeMs).toBeGreaterThanOrEqual(50);
  bot.kill();
  await bot.close();
  host.end();
});
