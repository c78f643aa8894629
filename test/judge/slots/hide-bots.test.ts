import { expect, test } from 'vitest';
import { hideBots } from '../../../judge/slots/hide-bots.ts';
import type { MatchJob } from '../../../protocol/types/match/job.ts';

const [FILES, TUNED] = ['a'.repeat(64), 'b'.repeat(64)];
const bot = { source: `bots/${FILES}/main.py`, digest: `sha256:${TUNED}` };
const seats = Array.from({ length: 4 }, () => ({ name: 'e01', bot })) as MatchJob['seats'];

// What a text says, in the folder /home/anna/cup, and what is left of it.
test.each([
  ['exited with code 1', 'exited with code 1'],
  [`could not start "/home/anna/cup/bots/${FILES}/main.py"`, 'could not start "./bots/…/main.py"'],
  [`${TUNED} and ${FILES}, twice: ${FILES}`, '… and …, twice: …'],
  ['c'.repeat(64), 'c'.repeat(64)],
])('%j', (text, shown) => {
  expect(hideBots({ seats }, '/home/anna/cup')(text)).toBe(shown);
});

test('a bot without a digest has nothing to hide but its folder', () => {
  const known = seats.map(() => ({ bot: { source: 'demo' } })) as MatchJob['seats'];
  expect(hideBots({ seats: known }, '/home')('undefined in /home/x')).toBe('undefined in ./x');
});
