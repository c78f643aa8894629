import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { BotGroup } from '../../../judge/host/bot-group.ts';
import { waitUntilEmpty } from '../../../judge/host/wait-until-empty.ts';
import { MadeUpClock } from './made-up-clock.ts';

test.each`
  group                     | emptyAfterMs | waitedMs
  ${'that is empty'}        | ${0}         | ${0}
  ${'that is soon empty'}   | ${7}         | ${7}
  ${'whose processes stay'} | ${Infinity}  | ${5000}
`('a group $group is waited for $waitedMs ms', async ({ emptyAfterMs, waitedMs }) => {
  const clock = new MadeUpClock();
  const group = { isEmpty: () => clock.now() >= emptyAfterMs } as BotGroup;
  const waiting = waitUntilEmpty(group, clock);
  // Time goes on whenever it waits.
  for (let ms = 0; ms < 6000; ms += 1) {
    if (clock.waiting > 0) clock.advance(1);
    await setImmediate();
  }
  await waiting;
  expect(clock.now()).toBe(waitedMs);
});
