import { expect, test } from 'vitest';
import type { Deadline, Judgement } from '../../../../judge/bot/observations.ts';
import { Question } from '../../../../judge/bot/process/question.ts';
import { MadeUpClock } from '../../host/made-up-clock.ts';

const clocks = { wallMs: 0, cpuMs: 0, waitMs: 0, lagMs: 0 };

/** A question with a limit of 100 ms, and what is said to its deadlines, in turn. */
function ask(
  judgements: readonly Judgement[],
  bot: { isRunnable?: boolean; isHeld?: () => boolean; cpuMs?: () => number } = {},
) {
  const clock = new MadeUpClock();
  const deadlines: Deadline[] = [];
  const settled: number[] = [];
  const said = [...judgements];
  const question = new Question({
    limitMs: 100,
    clock,
    roundClock: {
      isTaken: true,
      taken() {},
      read: () => ({ ...clocks, wallMs: clock.now() }),
      readAtDeadline: () => ({ ...clocks, wallMs: clock.now(), cpuMs: bot.cpuMs?.() ?? 0, othersMs: 0 }),
    },
    guard: (task) => task(),
    report: (deadline) => {
      deadlines.push(deadline);
      return said.shift() ?? { kind: 'in' };
    },
    hasRuntime: false,
    isHeld: () => bot.isHeld?.() ?? false,
    isRunnable: () => bot.isRunnable ?? false,
    onSettled: ({ wallMs }) => settled.push(wallMs),
  });
  return { clock, question, deadlines, settled };
}

test('an answer in time has no deadline, and leaves no alarm', () => {
  const { clock, question, deadlines, settled } = ask([]);
  clock.advance(99);
  question.settle();
  clock.advance(1000);
  expect({ deadlines, settled, waiting: clock.waiting }).toEqual({ deadlines: [], settled: [99], waiting: 0 });
});

test('an answer is settled once', () => {
  const { question, settled } = ask([]);
  question.settle();
  question.settle();
  expect(settled).toHaveLength(1);
});

test('the deadline is told once when nobody asks to wait', () => {
  const { clock, deadlines } = ask([{ kind: 'in' }]);
  clock.advance(1000);
  expect(deadlines.map(({ clocks: { wallMs } }) => wallMs)).toEqual([100]);
});

test('it is told again after every wait that is granted', () => {
  const { clock, deadlines } = ask([{ kind: 'wait', ms: 40 }, { kind: 'wait', ms: 0.2 }, { kind: 'in' }]);
  clock.advance(1000);
  expect(deadlines.map(({ clocks: { wallMs } }) => wallMs)).toEqual([100, 140, 141]);
});

test('a late look is told as the lag of the judge, each by itself', () => {
  const { clock, deadlines } = ask([{ kind: 'wait', ms: 50 }]);
  clock.advance(1000, 30);
  expect(deadlines.map(({ clocks: { lagMs } }) => lagMs)).toEqual([60, 60]);
});

test('what arrived before a late look is read first', () => {
  const { clock, question, deadlines } = ask([]);
  clock.after(100, () => question.settle());
  clock.advance(1000);
  expect(deadlines).toEqual([]);
});

test('ready to run and not having run since the last look is waiting', () => {
  let cpuMs = 0;
  const waits = Array.from({ length: 3 }, (): Judgement => ({ kind: 'wait', ms: 10 }));
  const { clock, deadlines } = ask(waits, { isRunnable: true, cpuMs: () => cpuMs });
  clock.advance(105);
  clock.advance(10);
  cpuMs = 5;
  clock.advance(10);
  expect(deadlines.map(({ isWaiting }) => isWaiting)).toEqual([true, true, false]);
});

test('a state that could not be written is told', () => {
  const { clock, question, deadlines } = ask([]);
  question.taken(new Error('EPIPE'));
  clock.advance(200);
  expect(deadlines[0]!.hasClosedInput).toBe(true);
});

test('the time in which a debugger was seen to hold the bot is counted', () => {
  let isHeld = true;
  const waits = Array.from({ length: 3 }, (): Judgement => ({ kind: 'wait', ms: 200 }));
  const { clock, deadlines } = ask(waits, { isHeld: () => isHeld });
  clock.advance(400);
  isHeld = false;
  clock.advance(1000);
  expect(deadlines.map((deadline) => deadline.heldMs)).toEqual([0, 200, 400, 400]);
});
