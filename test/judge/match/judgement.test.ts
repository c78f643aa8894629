import { describe, expect, test } from 'vitest';
import type { Observations, Deadline } from '../../../judge/bot/observations.ts';
import { LIMIT_PRESETS, type Limits } from '../../../judge/bot/limits.ts';
import { judge } from '../../../judge/match/judgement.ts';

const limits: Limits = { ...LIMIT_PRESETS.relaxed, cpuMs: 9000, cpuRoundMs: 2000 };
const usage = { memoryMb: 10, processes: 1, threads: 1, cpuMs: 5 };
const problem = { pointer: '', expected: 'an object', received: '[]' };
const badAnswer = { kind: 'problem', problem } as const;
const exit = { code: 3, signal: null, atMs: 1000 };

/** A deadline of one second, after so much wall time, of which so much was spent otherwise. */
function late(wallMs: number, clocks: Partial<Deadline['clocks']> = {}, more: Partial<Deadline> = {}): Observations {
  const deadline = {
    limitMs: 1000,
    clocks: {
      wallMs,
      cpuMs: 0,
      waitMs: 0,
      lagMs: 0,
      frozenMs: 0,
      rivalsMs: 0,
      othersMs: 2 * wallMs,
      idleMs: 0,
      ...clocks,
    },
    isTaken: true,
    hasClosedInput: false,
    isRunnable: false,
    hasAnswered: false,
    isHeld: false,
    heldMs: 0,
    hasRuntime: false,
    answered: 0,
    ...more,
  };
  return { deadline };
}

/** A judgement in one line. */
function judged(observations: Observations, nowMs = 1000): string {
  const judgement = judge(observations, limits, nowMs);
  if (judgement.kind === 'wait') return `wait ${judgement.ms}`;
  if (judgement.kind === 'void') return `void: ${judgement.reason}`;
  return judgement.kind === 'in' ? 'in' : `${judgement.fault.code}: ${judgement.fault.reason}`;
}

describe('what follows from what happened', () => {
  test.each<[what: string, observations: Observations, judgement: string | RegExp]>([
    ['nothing', {}, 'in'],
    ['modest use', { usage }, 'in'],
    ['no such program', { couldNotStart: 'could not start "x"' }, 'could-not-start: could not start "x"'],
    ['memory', { usage: { ...usage, memoryMb: 1024.6 } }, 'memory: uses 1025 MiB of memory; 1024 are allowed'],
    ['just enough memory', { usage: { ...usage, memoryMb: 1024 } }, 'in'],
    ['processes', { usage: { ...usage, processes: 65 } }, 'processes: has 65 processes; 64 are allowed'],
    ['CPU time', { usage: { ...usage, cpuMs: 9001 } }, /^timeout: used 9001 ms of CPU time in this match; 9000 are/],
    ['threads', { usage: { ...usage, threads: 513 } }, /^threads: has 513 threads in all its processes; 512 are/],
    [
      'CPU time in a round',
      { round: { cpuMs: 2011, limitMs: 1000 } },
      /^timeout: used 2011 ms of .* one round, .*; 2000/,
    ],
    ['a tick more is none of its', { round: { cpuMs: 2010, limitMs: 1000 } }, 'in'],
    ['the first round has more', { round: { cpuMs: 9999, limitMs: 5000 } }, 'in'],
    ['a round without limit', { round: { cpuMs: 99_999, limitMs: null } }, 'in'],
    [
      'work while stopped',
      { stopped: { cpuMs: 141, pauses: 20 } },
      /^ran-while-stopped: used 141 ms of CPU time while/,
    ],
    ['what stopping takes by itself', { stopped: { cpuMs: 140, pauses: 20 } }, 'in'],
    ['no answer', { badAnswer }, 'protocol: expected an object, got []'],
    ['orders', { badAnswer: { kind: 'too-many-orders', count: 1001 } }, /^too-many-orders: gave 1001 orders; at most/],
    [
      'another round',
      { badAnswer: { kind: 'round-ahead', answered: 5, asked: 4 } },
      'protocol: answered round 5 in round 4; set "round" to the round of the state',
    ],
    ['a long line', { hasOverlongLine: true }, /^output-limit: wrote a line longer than 1048576 bytes/],
    ['much output', { outputBytes: 4 * 1_048_576 + 1 }, /^output-limit: wrote more than 4194304 bytes/],
    ['stale answers', { droppedLines: 101 }, /^output-limit: wrote more than 100 lines in one round that answer/],
    ['few stale answers', { droppedLines: 100 }, 'in'],
    ['just enough output', { outputBytes: 4 * 1_048_576 }, 'in'],
  ])('%s', (_, observations, judgement) => {
    expect(judged(observations)).toMatch(judgement);
  });
});

describe('a bot that ends', () => {
  test.each<[what: string, observations: Observations, nowMs: number, judgement: string | RegExp]>([
    ['its last line may still come', { exit }, 1000, 'wait 100'],
    ['not for long', { exit }, 1040, 'wait 60'],
    ['nothing came', { exit }, 1100, 'crashed: exited with code 3 in the middle of the match'],
    [
      'as if it had finished',
      { exit: { ...exit, code: 0 } },
      1100,
      'crashed: exited with code 0 in the middle of the match; read one state after the other until the input ends',
    ],
    ['nothing more can come', { exit, outputEndedAtMs: 1001 }, 1001, /^crashed: exited with code 3/],
    ['by a signal', { exit: { ...exit, signal: 'SIGSEGV' } }, 1100, /^crashed: was ended by SIGSEGV in the middle/],
    [
      'by a signal inside a shell',
      { exit: { ...exit, code: 139 } },
      1100,
      /^crashed: exited with code 139 \(SIGSEGV\)/,
    ],
    ['output ended, and why is not yet known', { outputEndedAtMs: 990 }, 1000, 'wait 90'],
    ['output closed on purpose', { outputEndedAtMs: 900 }, 1000, /^closed-output: closed its standard output/],
    ['output ended because it is ending', { outputEndedAtMs: 900, isEnding: () => true }, 1000, 'wait 10'],
    ['it has not ended after ten seconds', { outputEndedAtMs: 0, isEnding: () => true }, 10_000, /^closed-output/],
  ])('%s', (_, observations, nowMs, judgement) => {
    expect(judged(observations, nowMs)).toMatch(judgement);
  });
});

describe('a bot that is late', () => {
  test.each<[what: string, observations: Observations, judgement: string | RegExp]>([
    [
      'slept',
      late(1000),
      /^timeout: gave no answer within 1000 ms \(wall 1000\.0 ms - 0\.0 ms without a CPU - 0\.0 ms judge lag = 1000\.0 ms of its own; CPU 0\.0 ms\); it hardly computed: it waits/,
    ],
    ['answered another round', { ...late(1000), droppedRound: 3 }, /; an answer to round 3 came, and was dropped: set/],
    ['computed a little', late(1000, { cpuMs: 250 }), /it waits for more input, or its answer was not flushed/],
    ['computed and slept', late(1000, { cpuMs: 251 }), /; think faster, and do not sleep$/],
    ['computed to the end', late(1000, { cpuMs: 751 }), /an endless loop, or too much to think about\?$/],
    [
      'wrote an answer without a newline',
      late(1000, {}, { unfinished: '{"round":0,"orders":[]}' }),
      /; it wrote "\{\\"round\\":0,\\"orders\\":\[\]\}" without a newline at the end: end each answer with a newline$/,
    ],
    [
      'slept after twenty good answers',
      late(1000, {}, { answered: 20 }),
      /; it answered the 20 states before, and hardly computed now: does it sleep, read a second line, or wait/,
    ],
    ['slept after one', late(1000, {}, { answered: 1 }), /; it answered the state before, and hardly computed now/],
    [
      'slept in a runtime of ours',
      late(1000, {}, { hasRuntime: true }),
      /; it hardly computed: does it sleep, or read from cin/,
    ],
    ['computed there', late(1000, { cpuMs: 990 }, { hasRuntime: true }), /an endless loop/],
    ['nobody tells what it used there', late(1000, { cpuMs: undefined }, { hasRuntime: true }), /; think faster$/],
    ['waited for a CPU', late(1000, { waitMs: 400 }), 'wait 400'],
    ['slept on a busy machine', late(3000, { waitMs: 1001 }), /; others kept the machine busy, which may be why: play/],
    ['slept on one less busy', late(2000, { waitMs: 1000 }), /hardly computed/],
    ['slept while its own threads waited', late(3000, { waitMs: 2000, othersMs: 900 }), /hardly computed/],
    ['waited for itself', late(1000, { waitMs: 900, othersMs: 0 }), /^timeout/],
    ['waited for itself and others', late(1000, { waitMs: 900, othersMs: 150 }), 'wait 150'],
    ['waited for ten limits', late(10_600, { waitMs: 10_000, cpuMs: 600 }), 'wait 400'],
    [
      'waited for more than ten limits',
      late(10_700, { waitMs: 10_001, cpuMs: 600 }),
      /^void: host too busy: a bot waited for it more than 10 times its limit of 1000 ms \(wall 10700\.0 ms - 10001\.0 ms/,
    ],
    [
      'waited for more than ten limits, and computed for its own',
      late(15_000, { waitMs: 12_000, cpuMs: 2500 }),
      /^timeout: gave no answer within 1000 ms .*it computed nearly all the time/,
    ],
    [
      'waited for more than ten limits because of the other bots',
      late(10_700, { waitMs: 10_001, cpuMs: 600, rivalsMs: 20_000, othersMs: 100 }),
      'wait 301',
    ],
    ['made itself wait by a helper', late(1000, { waitMs: 962, cpuMs: 20, othersMs: 1900 }), 'wait 962'],
    [
      'waited, and computed enough: the excuse is at most what it did not compute',
      late(5000, { waitMs: 4900, cpuMs: 2000 }),
      /\(wall 5000\.0 ms - 4000\.0 ms without a CPU - 0\.0 ms judge lag = 1000\.0 ms of its own; CPU 2000\.0 ms\)/,
    ],
    ['nobody tells what others used', late(1000, { waitMs: 400, othersMs: undefined }), 'wait 400'],
    ['wants to run on a machine that is full', late(1000, {}, { isRunnable: true }), 'wait 20'],
    ['wants to run on one that is not', late(1000, { idleMs: 300 }, { isRunnable: true }), /^timeout/],
    ['wants to run, and has computed enough', late(1500, { cpuMs: 2000 }, { isRunnable: true }), /^timeout/],
    ['wants to run for twenty limits', late(20_001, {}, { isRunnable: true }), /^timeout/],
    ['nobody tells how busy it is', late(1000, { idleMs: undefined }, { isRunnable: true }), /^timeout/],
    ['the judge looked late', late(1300, { lagMs: 300 }), /^timeout/],
    ['the judge looked very late', late(1300, { lagMs: 350 }), 'wait 50'],
    [
      'answered late, before anybody looked',
      late(1500, { cpuMs: 100, lagMs: 200 }, { hasAnswered: true }),
      /^timeout: answered after 1000 ms \(wall 1500\.0 ms - 0\.0 ms without a CPU - 200\.0 ms judge lag = 1300\.0 ms of its own/,
    ],
    ['answered late because of the judge', late(1500, { lagMs: 490 }, { hasAnswered: true }), 'in'],
    [
      'answered late because of the judge, while its helpers computed',
      late(1500, { lagMs: 1500, cpuMs: 2900 }, { hasAnswered: true }),
      'in',
    ],
    ['answered late because of others', late(3000, { waitMs: 1400, cpuMs: 900 }, { hasAnswered: true }), 'in'],
    [
      'answered late and waited long, but computed too long as well',
      late(9000, { waitMs: 6500, cpuMs: 2500 }, { hasAnswered: true }),
      /^timeout/,
    ],
    ['never took the state', late(1000, {}, { isTaken: false }), /it does not read its standard input$/],
    ['closed its input', late(1000, {}, { hasClosedInput: true }), /it had closed its standard input$/],
    ['is held by a debugger', late(90_000, {}, { isHeld: true }), 'wait 200'],
    [
      'nobody tells what it used',
      late(1000, { cpuMs: undefined, waitMs: undefined }),
      /this system does not report CPU times/,
    ],
  ])('%s', (_, observations, judgement) => {
    expect(judged(observations)).toMatch(judgement);
  });
});

test('of several reasons the first of one order counts', () => {
  const everything: Observations = {
    couldNotStart: 'could not start',
    usage: { memoryMb: 9999, processes: 999, threads: 999, cpuMs: 99_999 },
    badAnswer,
    hasOverlongLine: true,
    exit,
    outputEndedAtMs: 0,
    round: { cpuMs: 9999, limitMs: 1000 },
    stopped: { cpuMs: 999, pauses: 1 },
    ...late(5000),
  };
  const codes: string[] = [];
  const without = (observations: Observations, field: keyof Observations): Observations => ({
    ...observations,
    [field]: undefined,
  });
  let rest = everything;
  const fields = ['couldNotStart', 'usage', 'round', 'stopped', 'badAnswer', 'hasOverlongLine', 'exit'] as const;
  for (const field of [...fields, 'outputEndedAtMs'] as const) {
    codes.push(judged(rest).split(':')[0]!);
    rest = without(rest, field);
  }
  codes.push(judged(rest).split(':')[0]!);
  expect(codes.join(', ')).toBe(
    'could-not-start, memory, timeout, ran-while-stopped, protocol, output-limit, crashed, closed-output, timeout',
  );
});
