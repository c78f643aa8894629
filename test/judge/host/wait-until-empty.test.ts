import { expect, test } from 'vitest';
import type { BotGroup } from '../../../judge/host/bot-group.ts';
import { waitUntilEmpty } from '../../../judge/host/wait-until-empty.ts';
import { MadeUpClock } from './made-up-clock.ts';

test.each`
  group                      | emptyAfterMs | waitedMs
  ${'that is empty'}         | ${0}         | ${0}
  ${'that is soon empty'}    | ${7}         | ${7}
  ${'whose processes stay'}  | ${Infinity}  | ${5000}
`('a group $group is waited for $waitedMs ms', async ({ emptyAfterMs, waitedMs }) => {
  const clock = new MadeUpClock();
  const group = { isEmpty: () => clock.now() >= emptyAfterMs } as BotGroup;
  let isOver = false;
  const waiting = waitUntilEmpty(group, clock).then(() => (isOver = true));
  for (let ms = 0; ms < 6000 && !isOver; ms += 1) {
    await Promise.resolve().then(() => Promise.resolve());
    if (clock.waiting > 0) clock.advance(1);
  }
  await waiting;
  expect(clock.now()).toBe(waitedMs);
});
