// What the judge writes of who is out of time is accepted, whatever it has measured; what does not follow from its limits is not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completeLimits, LIMIT_PRESETS } from '../../../judge/bot/limits.ts';
import type { Observations } from '../../../judge/bot/observations.ts';
import { judge } from '../../../judge/match/judgement.ts';
import { makeEvidence } from '../../../judge/match/make-evidence.ts';
import type { Fault } from '../../../protocol/types/common.ts';
import { checkTimeout } from '../../../tournament/verify/check-timeout.ts';

const ms = fc.oneof(fc.double({ min: 0, max: 5000, noNaN: true }), fc.integer({ min: 0, max: 5000 }));
const maybe = fc.option(ms, { nil: undefined });
const flag = fc.boolean();
const limitMs = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.double({ min: 1, max: 2000, noNaN: true }));

const limits = fc
  .record({
    startMs: limitMs,
    roundMs: limitMs,
    cpuMs: fc.option(ms),
    cpuRoundMs: fc.option(limitMs, { nil: undefined }),
  })
  .map(({ cpuRoundMs, ...times }) =>
    completeLimits({ ...LIMIT_PRESETS.relaxed, ...times, ...(cpuRoundMs === undefined ? {} : { cpuRoundMs }) }, 2),
  );

const clocks = fc.record({
  wallMs: ms,
  cpuMs: maybe,
  waitMs: maybe,
  lagMs: fc.oneof(fc.constant(0), ms),
  frozenMs: ms,
  owedMs: fc.oneof(fc.constant(0), ms),
  rivalsMs: ms,
  othersMs: maybe,
  idleMs: maybe,
});

const deadline = fc.record({
  clocks,
  isTaken: flag,
  hasClosedInput: flag,
  isRunnable: flag,
  hasAnswered: flag,
  isHeld: fc.constant(false),
  heldMs: fc.oneof(fc.constant(0), ms),
  hasRuntime: flag,
  answered: fc.nat(3),
  unfinished: fc.option(fc.string(), { nil: undefined }),
});

const FORMS = [
  'gave no answer within',
  'answered after',
  'ms of CPU time in this match',
  'ms of CPU time in one round',
];

/** What the judge says, as it comes out of a replay; undefined where nobody is out of time. */
function judgeAsRecorded(observations: Observations, known: ReturnType<typeof completeLimits>): Fault | undefined {
  const judgement = judge(observations, known, 0);
  if (judgement.kind !== 'out') return undefined;
  const { deadline } = observations;
  const evidence = deadline ? makeEvidence(deadline.clocks, deadline, known) : null;
  return JSON.parse(JSON.stringify({ player: 1, round: 2, ...judgement.fault, evidence })) as Fault;
}

test('no timeout of the judge is reported, in any of its forms', () => {
  const found = new Set<string | undefined>();
  const observed = fc.oneof(
    fc.record({ deadline }),
    fc.record({ usage: ms.map((cpuMs) => ({ memoryMb: 1, processes: 1, threads: 1, cpuMs })) }),
    fc.record({ round: ms.map((cpuMs) => ({ cpuMs })) }),
    fc.record({ deadline, round: ms.map((cpuMs) => ({ cpuMs })) }),
  );
  fc.assert(
    fc.property(limits, observed, flag, (known, { deadline: late, round, ...rest }: Partial<Found>, isFirst) => {
      const limitMs = (isFirst ? known.startMs : known.roundMs)!;
      const verdict = judgeAsRecorded(
        {
          ...rest,
          ...(late ? { deadline: { ...late, limitMs } } : {}),
          ...(round ? { round: { ...round, limitMs } } : {}),
        },
        known,
      );
      if (!verdict) return;
      found.add(FORMS.find((form) => verdict.reason.includes(form)));
      expect(checkTimeout(verdict, 1, known)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
  expect([...found].sort()).toEqual(FORMS.toSorted());
});

interface Found {
  readonly deadline: Omit<NonNullable<Observations['deadline']>, 'limitMs'>;
  readonly round: { readonly cpuMs: number };
  readonly usage: NonNullable<Observations['usage']>;
}

test('other verdicts need no times', () => {
  const crash = { player: 1, code: 'crashed', round: 2, reason: 'exited with code 1' } as const;
  expect(checkTimeout(crash, 1, LIMIT_PRESETS.relaxed)).toEqual([]);
  expect(checkTimeout(null, 1, LIMIT_PRESETS.relaxed)).toEqual([]);
});

test.each<[reason: string, problem: string]>([
  [
    'used 9000 ms of CPU time in this match; 8000 are allowed',
    'player 1 is out by its CPU time in the match, with 8000 ms allowed: expected 10000',
  ],
  [
    'used 9000 ms of CPU time in this match; 10000 are allowed',
    'player 1 is out by its CPU time in the match, and used 9000 ms of 10000',
  ],
  [
    'used 900 ms of CPU time in one round, all its threads and processes together; 300 are allowed: an endless loop?',
    'player 1 is out by its CPU time in a round, with 300 ms allowed: expected 100 or 2000',
  ],
])('%s', (reason, problem) => {
  expect(checkTimeout({ player: 1, code: 'timeout', round: 2, reason }, 1, LIMIT_PRESETS.contest)).toEqual([problem]);
});
