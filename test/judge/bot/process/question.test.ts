import { expect, test } from 'vitest';
import type { Deadline, Judgement } from '../../../../judge/bot/observations.ts';
import { Question } from '../../../../judge/bot/process/question.ts';
import { MadeUpClock } from '../../host/made-up-clock.ts';

const clocks = { wallMs: 0, cpuMs: 0, waitMs: 0, lagMs: 0, frozenMs: 0 };
const others = { rivalsMs: 0, othersMs: 0, idleMs: 0 };

/** A question with a limit of 100 ms, and what is said to its deadlines, in turn. */
function ask(
  judgements: readonly Judgement[],
  bot: Partial<
    Record<'isRunnable' | 'isHeld' | 'waitsByChoice', () => boolean> & {
      judgeMs: number;
      owedMs: number;
      waitMs: number;
      sleeps: () => number;
    }
  > = {},
) {
  const clock = new MadeUpClock();
  const deadlines: Deadline[] = [];
  const settled: number[] = [];
  const said = [...judgements];
  const options = {
    limitMs: 100,
    owedMs: bot.owedMs ?? 0,
    clock,
    roundClock: {
      read: () => ({ ...clocks, wallMs: clock.now() }),
      readAtDeadline: () => ({ ...clocks, ...others, wallMs: clock.now(), waitMs: bot.waitMs ?? 50 }),
    },
    guard: (task: () => void) => task(),
    report: (deadline: Deadline) => {
      deadlines.push(deadline);
      return said.shift() ?? ({ kind: 'in' } as const);
    },
    hasRuntime: false,
    answered: 0,
    readUnfinished: () => undefined,
    isHeld: () => bot.isHeld?.() ?? false,
    isRunnable: () => bot.isRunnable?.() ?? false,
    waitsByChoice: () => bot.waitsByChoice?.() ?? false,
    countSleeps: () => new Map([['/proc/9', bot.sleeps?.() ?? 0]]),
    readJudgeMs: () => bot.judgeMs ?? 0,
    onSettled: ({ wallMs }: { wallMs: number }) => void settled.push(wallMs),
  };
  const question = new Question(options, true);
  return { clock, question, deadlines, settled };
}

test('what it owes is taken off its time', () => {
  const { clock, deadlines } = ask([], { owedMs: 30 });
  clock.advance(69);
  expect(deadlines).toEqual([]);
  clock.advance(1);
  expect(deadlines.map(({ limitMs, clocks: { wallMs } }) => ({ limitMs, wallMs }))).toEqual([
    { limitMs: 100, wallMs: 70 },
  ]);
});

test('an answer in time has no deadline, and leaves no alarm', () => {
  const { clock, question, deadlines, settled } = ask([]);
  clock.advance(99);
  question.settle();
  clock.advance(1000);
  expect({ deadlines, settled, waiting: clock.waiting }).toEqual({ deadlines: [], settled: [99], waiting: 0 });
});

test.each([
  [100, []],
  [101, [true]],
])('an answer after %i ms is judged: %j', (ms, judged) => {
  const { clock, question, deadlines, settled } = ask([]);
  // The judge is late to look.
  clock.advance(ms, 1000);
  question.answer();
  clock.advance(2000);
  expect(deadlines.map(({ hasAnswered }) => hasAnswered)).toEqual(judged);
  expect(settled).toEqual([ms]);
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

test('it is told again after every wait that is granted, but not sooner than the kernel has something new to tell', () => {
  const { clock, deadlines } = ask([{ kind: 'wait', ms: 40 }, { kind: 'wait', ms: 0.2 }, { kind: 'in' }]);
  clock.advance(1000);
  expect(deadlines.map(({ clocks: { wallMs } }) => wallMs)).toEqual([100, 140, 160]);
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

test('what the judge did because of the bot is not its lag', () => {
  const { clock, deadlines } = ask([], { judgeMs: 45 });
  clock.advance(1000, 30);
  expect(deadlines.map(({ clocks: { lagMs } }) => lagMs)).toEqual([15]);
});

test('waiting that a bot chose does not count', () => {
  const waits = [true, false];
  const { clock, deadlines } = ask([{ kind: 'wait', ms: 20 }], {
    isRunnable: () => true,
    waitsByChoice: () => waits[0]!,
  });
  clock.advance(110);
  waits.shift();
  clock.advance(50);
  const seen = deadlines.map(({ isRunnable, clocks: { waitMs } }) => ({ isRunnable, waitMs }));
  expect(seen).toEqual([
    { isRunnable: false, waitMs: 0 },
    { isRunnable: true, waitMs: 50 },
  ]);
});

test('waiting of who sleeps again and again makes no match void', () => {
  for (const [perLook, waitMs] of [
    [0, 5000],
    [100, 1000],
  ] as const) {
    let looks = 0;
    const { clock, deadlines } = ask([{ kind: 'wait', ms: 20 }], { waitMs: 5000, sleeps: () => perLook * looks++ });
    clock.advance(200);
    expect(deadlines.map(({ clocks: counted }) => counted.waitMs)).toEqual([5000, waitMs]);
  }
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
