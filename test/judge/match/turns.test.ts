// Who is paused when, and how often somebody looks.
import { expect, test } from 'vitest';
import { askInTurns } from '../../../judge/match/turns.ts';
import { MadeUpClock } from '../host/made-up-clock.ts';

/** Four seats that write down what happens to them, each with answers that take so many milliseconds. */
async function playRound(turns: 'serial' | 'parallel', freeze: boolean, answerMs: readonly number[]): Promise<string> {
  const clock = new MadeUpClock();
  const log: string[] = [];
  const seats = answerMs.map((_, player) => ({
    player,
    resume: () => log.push(`${player}+`),
    pause: () => log.push(`${player}-`),
    checkPause: () => player === 0 && log.push(`?${clock.now()}`),
  }));
  const ask = ({ player }: { player: number }): Promise<void> =>
    new Promise((resolve) => {
      log.push(`${player}`);
      clock.after(answerMs[player]!, resolve);
    });
  const progress = { isDone: false };
  const played = askInTurns(seats as never, { seats: seats as never, turns, freeze, clock }, ask as never).then(
    () => (progress.isDone = true),
  );
  for (let ms = 0; ms < 100 && !progress.isDone; ms++) {
    clock.advance(1);
    for (let task = 0; task < 20; task++) await Promise.resolve();
  }
  await played;
  expect(clock.waiting).toBe(0);
  return log.join(' ');
}

test('one after another: those who wait are looked at when the state is sent, and while the answer takes its time', async () => {
  expect(await playRound('serial', false, [1, 1, 13, 1])).toBe(
    '0+ 0 ?0 0- 1+ 1 ?1 1- 2+ 2 ?2 ?4 ?9 ?14 2- 3+ 3 ?15 3-',
  );
});

test('all at once, stopped between rounds', async () => {
  expect(await playRound('parallel', true, [1, 1, 3, 1])).toBe('0+ 0 1+ 1 2+ 2 3+ 3 ?0 0- 1- 3- ?2 2-');
});

test('all at once: nobody is looked at', async () => {
  expect(await playRound('parallel', false, [1, 1, 3, 1])).toBe('0 1 2 3');
});
