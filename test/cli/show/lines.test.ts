// Sentences and tables for people, each from a value that is small enough to write down.
import { describe, expect, test } from 'vitest';
import { describeRounds } from '../../../cli/show/describe-rounds.ts';
import { describeStep } from '../../../cli/show/describe-step.ts';
import { describeTime } from '../../../cli/show/describe-time.ts';
import { drawInterval } from '../../../cli/show/draw-interval.ts';
import { makeGateSummary } from '../../../cli/show/make-gate-summary.ts';
import { makeSeriesSummary } from '../../../cli/show/make-series-summary.ts';
import { makeTable } from '../../../cli/show/make-table.ts';
import { makePaint } from '../../../cli/show/paint.ts';
import { showDebugged } from '../../../cli/show/show-debugged.ts';
import { showPreparing } from '../../../cli/show/show-preparing.ts';
import type { PrepareEvent } from '../../../judge/prepare/prepare-event.ts';
import { recordPrinted } from './record-printed.ts';

const printed = recordPrinted();

test.each([
  [-3, '0 s'],
  [0, '0 s'],
  [0.4, '0 s'],
  [59.4, '59 s'],
  [59.6, '1 min 0 s'],
  [61, '1 min 1 s'],
  [3599, '59 min 59 s'],
  [3600, '1 h 0 min'],
  [7325, '2 h 2 min'],
  [Infinity, 'some time'],
  [NaN, 'some time'],
])('%d seconds are %s', (seconds, text) => expect(describeTime(seconds)).toBe(text));

test.each([
  [3, 3, '3 rounds'],
  [2, 3, '2 of at most 3 rounds'],
])('%i of %i: %s', (played, most, text) => expect(describeRounds(played, most)).toBe(text));

test.each([
  [0.5, 0.5, 0.5, '············●············'],
  [0, 0, 1, '●━━━━━━━━━━━│━━━━━━━━━━━━'],
  [0.75, 0.625, 0.875, '············│··━━━●━━━···'],
  [1, 1, 1, '············│···········●'],
])('%d between %d and %d is %s', (mean, low, high, picture) => expect(drawInterval(mean, low, high)).toBe(picture));

test('a table has numbers to the right, words to the left, and nothing behind its last column', () => {
  const rows = [
    ['a', '9.5', '3 ms', 'x'],
    ['bcd', '-10', '-', ''],
  ];
  expect(makeTable(['name', 'n', 'time', 'what'], rows)).toBe(
    'name    n  time  what\na     9.5  3 ms  x\nbcd   -10     -\n',
  );
  const marks: number[] = [];
  expect(makeTable(['a'], [['\u0007']], (line, row) => (marks.push(row), `<${line}>`))).toBe('<a>\n<\\u0007>\n');
  expect(marks).toEqual([-1, 0]);
  expect(makeTable(['only', 'titles'], [])).toBe('only  titles\n');
});

describe('a step of a check', () => {
  const exchange = { sent: '{"round":0}\n', came: ['1', '2', '3', '4', '5', '6', '7'], stderr: 'oh\nno\n' };
  const failed = {
    kind: 'failed',
    problem: 'seven lines',
    advice: 'write one',
    transcript: [exchange, { sent: 'x', came: [], stderr: ' ' }],
    stderr: 'bye',
  };
  test.each<[finding: object, isRequired: boolean, lines: string[]]>([
    [{ kind: 'passed' }, true, ['  ok       plays']],
    [{ kind: 'passed', note: 'in 3 ms' }, true, ['  ok       plays: in 3 ms']],
    [{ kind: 'skipped', note: 'no limits' }, true, ['  skipped  plays: no limits']],
    [
      failed,
      true,
      [
        '  FAILED   plays: seven lines',
        '           write one',
        '           sent    {"round":0} (12 bytes)',
        ...['1', '2', '3', '4', '5', '… and 2 more lines'].map((line) => `           came    ${line}`),
        '           stderr  oh',
        '                   no',
        '           sent    x (1 bytes)',
        '           came    no complete line',
        '           stderr  bye',
      ],
    ],
    [{ ...failed, transcript: [], stderr: '' }, false, ['  differs  plays: seven lines', '           write one']],
    [
      { ...failed, transcript: [{ ...exchange, came: exchange.came.slice(1), stderr: '' }], stderr: undefined },
      true,
      [
        '  FAILED   plays: seven lines',
        '           write one',
        '           sent    {"round":0} (12 bytes)',
        ...['2', '3', '4', '5', '6', '… and 1 more line'].map((line) => `           came    ${line}`),
      ],
    ],
  ])('%j', (finding, isRequired, lines) => {
    expect(describeStep({ name: 'plays', isRequired, finding } as never).split('\n')).toEqual(lines);
  });
});

test('a gate: each step, why it failed, the last words of the bot, and what came of it', () => {
  const step = { name: 'build', passed: true, seconds: 1.25, message: 'built', hint: 'no', output: 'no' };
  const stderr = [{ round: 3, text: `${Array.from({ length: 21 }, (_, line) => `line ${line}`).join('\n')}\n` }];
  const report = { passed: true, steps: [step], stderr: [] };
  expect(makeGateSummary(report as never)).toBe('  ok      build: built (1.3 s)\npassed the gate');
  const failing = { ...step, name: 'check', passed: false, message: 'late', hint: 'be quick', output: 'a\n\nb\n' };
  expect(makeGateSummary({ passed: false, steps: [step, failing], stderr } as never).split('\n')).toEqual([
    '  ok      build: built (1.3 s)',
    '  FAILED  check: late (1.3 s)',
    '          be quick',
    '          a',
    '          b',
    'standard error:',
    ...Array.from({ length: 20 }, (_, line) => `  round 3: line ${line + 1}`),
    'rejected',
  ]);
  const paint = makePaint({ isTTY: true }, {});
  expect(makeGateSummary(report as never, paint)).toContain('\u001B[32mpassed the gate\u001B[39m');
});

test.each([
  ['bold', '\u001B[1mx\u001B[22m'],
  ['dim', '\u001B[2mx\u001B[22m'],
  ['red', '\u001B[31mx\u001B[39m'],
  ['green', '\u001B[32mx\u001B[39m'],
  ['yellow', '\u001B[33mx\u001B[39m'],
] as const)('%s', (style, text) => {
  const paint = makePaint({ isTTY: true }, {});
  expect([paint(style, 'x'), paint(style, '')]).toEqual([text, '']);
});

test('a series: the table, and the matches to look at', () => {
  const rows = [
    { name: 'mine', meanPlace: 1.5, meanPoints: 10.25, error: 2, places: [1, 1, 0, 0], faults: {} },
    { name: 'dummy', meanPlace: 3, meanPoints: 0, error: 0, places: [0, 0, 2, 0], faults: { timeout: 2, crashed: 1 } },
  ];
  const summary = { rows, lost: [] };
  const table = [
    'bot    mean place  mean points    ±  first  second  third  fourth  faults',
    'mine         1.50         10.3  3.9      1       1      0       0  0',
    'dummy        3.00          0.0  0.0      0       0      2       0  2 timeout, 1 crashed',
    '',
  ].join('\n');
  expect(makeSeriesSummary(summary as never, () => '')).toBe(table);
  const lost = [
    { number: 7, place: 4, behind: 30, fault: 'crashed' },
    { number: 2, place: 3, behind: 5, fault: null },
  ];
  expect(makeSeriesSummary({ rows, lost } as never, (match) => `a b/${match}.jsonl`)).toBe(
    `${table}\nThe matches that mine lost worst:\n` +
      "  place 4, 30 points behind, crashed: minions view 'a b/7.jsonl'\n" +
      "  place 3, 5 points behind: minions view 'a b/2.jsonl'\n",
  );
});

test('what is told of a bot that is built: little, all of it, or nothing', () => {
  const events = [
    { kind: 'warning', text: 'no sandbox' },
    { kind: 'building', bot: 'ant', command: ['/usr/bin/g++', '-O2', 'a b.cc'] },
    { kind: 'building', bot: 'ant', command: ['/usr/bin/g++', 'again'] },
    { kind: 'noted', note: 'a note\u0007' },
    { kind: 'cached', bot: 'bee', command: ['go', 'build'], warnings: 'unused x\n' },
    { kind: 'ready', bot: 'ant', command: ['./ant'] },
  ] as unknown as PrepareEvent[];
  const show = (options: Parameters<typeof showPreparing>[0]): string[] => {
    printed.length = 0;
    const onEvent = showPreparing(options);
    for (const event of events) onEvent(event);
    return printed;
  };
  expect(show({ isQuiet: false })).toEqual([
    '[stderr] minions: no sandbox',
    '[stderr] minions: building ant with g++…',
    '[stderr] minions: a note\\u0007',
  ]);
  expect(show({ isQuiet: true })).toEqual([]);
  expect(show({ isQuiet: false, verbose: true })).toEqual([
    '[stderr] minions: no sandbox',
    "[stderr] minions: building ant: /usr/bin/g++ -O2 'a b.cc'",
    '[stderr] minions: building ant: /usr/bin/g++ again',
    '[stderr] minions: a note\\u0007',
    '[stderr] minions: bee was built before: go build',
    '[stderr] unused x\n',
    '[stderr] minions: starting ant: ./ant',
  ]);
});

test('who is debugged, and how to take hold of it', () => {
  const written: string[] = [];
  const { begin, started } = showDebugged({ write: (text) => written.push(text) });
  begin!({ names: ['a', 'b', 'c', 'd'] } as never);
  started!(1, { pid: 7, advice: undefined } as never);
  started!(2, { pid: 8, advice: 'run gdb -p 8' } as never);
  expect(written).toEqual(['minions: c (player 2) has pid 8, no limits and no sandbox; run gdb -p 8\n']);
});
