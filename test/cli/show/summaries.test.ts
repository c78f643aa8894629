// What commands print for people, from results that are small enough to write down.
import { describe, expect, test, vi } from 'vitest';
import { makeAskSummary } from '../../../cli/show/make-ask-summary.ts';
import { makeDiffSummary } from '../../../cli/show/make-diff-summary.ts';
import { makeForecastSummary } from '../../../cli/show/make-forecast-summary.ts';
import { makeQueueSummary } from '../../../cli/show/make-queue-summary.ts';
import { makeRerunSummary } from '../../../cli/show/make-rerun-summary.ts';
import { makeSummary } from '../../../cli/show/make-summary.ts';
import { showEntryEvents } from '../../../cli/show/show-entry-event.ts';
import { showQueueEvent } from '../../../cli/show/show-queue-event.ts';
import { StatusLine } from '../../../cli/show/status-line.ts';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import type { AskedRound, AskReport } from '../../../protocol/types/rerun/ask.ts';
import type { ReplayComparison } from '../../../protocol/types/rerun/diff.ts';
import type { RerunReport } from '../../../protocol/types/rerun/report.ts';
import type { TournamentForecast } from '../../../tournament/organise/forecast-tournament.ts';
import type { QueueStatus } from '../../../tournament/queue/read-queue-status.ts';
import { Screen } from './screen.ts';

const order = (unit: number, dir: string) => ({ unit, dir });
const CRASHED = { code: 'crashed', player: 2, round: 1, reason: 'exited with code 1' } as const;

describe('what a bot answers in a recorded match', () => {
  const makeRound = (round: number, isSame: boolean): AskedRound => ({
    round,
    isSame,
    recorded: { orders: [order(1, 'Up')], fault: null },
    now: { orders: isSame ? [order(1, 'Up')] : [order(1, 'Down'), order(2, 'Left')], fault: null },
  });
  const makeReport = (different: readonly boolean[]): AskReport => ({
    player: 2,
    name: 'ant',
    bot: { source: './ant.py', digest: 'sha256:0' },
    differs: different.filter(Boolean).length,
    first: different.indexOf(true) < 0 ? null : different.indexOf(true),
    rounds: different.map((isDifferent, round) => makeRound(round, !isDifferent)),
    stderr: 'a word\n',
  });
  const shownRound = (round: number): string =>
    `Round ${round}:\n  recorded: {"unit":1,"dir":"Up"}\n  now:      {"unit":1,"dir":"Down"} {"unit":2,"dir":"Left"}\n`;

  test.each<[different: boolean[], sentence: string]>([
    [[false], 'ant (player 2) answers as recorded in all of 1 round.\n'],
    [[false, false], 'ant (player 2) answers as recorded in all of 2 rounds.\n'],
    [[false, true], `${shownRound(1)}ant (player 2) differs in 1 of 2 rounds; first in 1.\n`],
  ])('%j', (different, text) => expect(makeAskSummary(makeReport(different), undefined, false)).toBe(text));

  test('five rounds are shown, and how many more there are; all of them to who asks', () => {
    const report = makeReport(Array<boolean>(7).fill(true));
    const first = [0, 1, 2, 3, 4].map(shownRound).join('');
    const last = 'ant (player 2) differs in 7 of 7 rounds; first in 0.\n';
    expect(makeAskSummary(report, undefined, false)).toBe(`${first}2 more: --all lists them.\n${last}`);
    expect(makeAskSummary(report, undefined, true)).toBe(`${first}${shownRound(5)}${shownRound(6)}${last}`);
  });

  test('one round has all orders of both', () => {
    const report = makeReport([true]);
    expect(makeAskSummary(report, 0, false)).toBe(
      'Round 0: ant (player 2) answers differently.\n' +
        '  recorded: {"unit":1,"dir":"Up"}\n  now:      {"unit":1,"dir":"Down"} {"unit":2,"dir":"Left"}\n',
    );
  });

  test('a bot that goes out has its last words', () => {
    const report = makeReport([false, true]);
    report.rounds[1]!.now = { orders: [], fault: CRASHED };
    const text = makeAskSummary(report, undefined, false);
    expect(text).toContain('  now:      out, crashed: exited with code 1\n');
    expect(text).toContain('differs in 1 of 2 rounds; first in 1, and goes out in the last of them.\n');
    expect(text).toContain('  | a word');
  });
});

describe('two replays', () => {
  const same: ReplayComparison = { isSame: true, header: [], first: null, rounds: { a: 3, b: 3 }, scores: [] };
  const paths = ['a.jsonl', 'b.jsonl'] as const;
  const names = 'first: a.jsonl, 3 rounds\nsecond: b.jsonl, 3 rounds\n';

  test('that are the same', () => {
    expect(makeDiffSummary(same, paths)).toBe(`${names}\nNo difference: the same match, with the same answers.\n`);
  });

  test('that differ in orders: where, and the points around it', () => {
    const points = (round: number, a: number) => ({
      round: round + 1,
      played: round,
      a: [a, 0, 0, 0] as [number, number, number, number],
      b: round === 3 ? null : ([0, a, 0, 0] as [number, number, number, number]),
    });
    const comparison: ReplayComparison = {
      isSame: false,
      header: [{ field: 'names[2]', a: 'cat', b: 'cow' }],
      first: {
        kind: 'orders',
        round: 1,
        player: 0,
        words: 'player 0 gives other orders in round 1',
        orders: { a: [order(1, 'Up'), order(2, 'Up')], b: [order(1, 'Up')] },
      },
      rounds: { a: 3, b: 3 },
      scores: [points(0, 0), points(1, 10), points(2, 20), points(3, 30)],
    };
    expect(makeDiffSummary(comparison, paths).split('\n')).toEqual([
      ...names.split('\n'),
      'The headers differ:',
      '  names[2]: cat and cow',
      '',
      'First difference: player 0 gives other orders in round 1.',
      '  first:  {"unit":2,"dir":"Up"}, and 1 the same',
      '  second: 1 the same',
      '',
      'Points after each round, first and second, by player:',
      'round   0  1  2  3  |  0   1  2  3',
      '    -   0  0  0  0  |  0   0  0  0',
      '    1  10  0  0  0  |  0  10  0  0',
      '    2  20  0  0  0  |  0  20  0  0',
      '    3  30  0  0  0  |  -   -  -  -',
      '',
    ]);
  });

  test.each([
    [8, undefined],
    [9, '  1 more'],
    [11, '  3 more'],
  ])('with %i fields of the header that differ: %s', (fields, more) => {
    const header = Array.from({ length: fields }, (_, at) => ({ field: `f${at}`, a: '1', b: '2' }));
    const lines = makeDiffSummary({ ...same, isSame: false, header }, paths).split('\n');
    expect(lines.filter((line) => line.startsWith('  f'))).toHaveLength(8);
    expect(lines.find((line) => line.endsWith('more'))).toBe(more);
    expect(lines).toContain('Both matches are the same, round by round.');
  });

  test('of many rounds have a dozen rows, and the round of the first difference', () => {
    const scores = Array.from({ length: 121 }, (_, played) => ({
      round: played + 1,
      played,
      a: [played, 0, 0, 0] as [number, number, number, number],
      b: [0, 0, 0, 0] as [number, number, number, number],
    }));
    const first = { kind: 'chance', round: 17, player: null, words: 'chance' } as const;
    const text = makeDiffSummary({ ...same, isSame: false, first, scores }, paths);
    const rounds = [...text.matchAll(/^ *(\d+|-) +\d+ .*\|/gm)].map(([, round]) => round);
    // Every eleventh, the 17th, and the last.
    expect(rounds).toEqual('- 11 17 22 33 44 55 66 77 88 99 110 120'.split(' '));
    const every = makeDiffSummary({ ...same, isSame: false, first, scores }, paths, 60);
    expect([...every.matchAll(/^ *(\d+|-) +\d+ .*\|/gm)].map(([, round]) => round)).toEqual(['-', '17', '60', '120']);
  });
});

test('a match that was played again', () => {
  const seat = (name: string, score: number, place: number) => ({ name, score, place, verdict: null });
  const answers = { recorded: { orders: [order(1, 'Up')], fault: null }, now: { orders: [], fault: null } };
  const report = {
    match: {
      config: { rounds: 9, rules: 'text' },
      seed: 's',
      interrupted: null,
      seats: [seat('ant', 5, 1), seat('bee', 4, 2), seat('cat', 3, 3), seat('dog', 2, 4)],
    },
    recorded: { scores: [4, 5, 3, 2], places: [2, 1, 3, 4] },
    seats: [
      { liveFrom: 2, bot: 'changed' },
      { liveFrom: null, bot: 'same' },
      { liveFrom: null, bot: 'same' },
      { liveFrom: 0, bot: 'same' },
    ],
    compared: 8,
    differences: [3, 4, 5, 6, 7].map((round) => ({ round, player: 0, ...answers })),
    divergedIn: 4,
  } as unknown as RerunReport;
  const lines = makeRerunSummary(report, 'Crematoria', 'a.jsonl', ['b.jsonl']).split('\n');
  expect(lines.slice(0, 7)).toEqual([
    'Crematoria, 9 rounds, rules text, seed s, played again',
    '',
    'player  name  played                      points then  now  place then  now  verdict',
    '     0  ant   live from round 2, changed            4    5           2    1  ok',
    '     1  bee   recorded                              5    4           1    2  ok',
    '     2  cat   recorded                              3    3           3    3  ok',
    '     3  dog   live from round 0                     2    2           4    4  ok',
  ]);
  expect(lines.filter((line) => line.startsWith('Round '))).toEqual(
    [3, 4, 5].map((round) => `Round ${round}, ant (player 0) answered differently:`),
  );
  expect(lines).toContain('2 more different answers to the same boards: --json lists them.');
  expect(lines).toContain('The boards are the same until round 3, and differ from round 4 on.');
  expect(lines).toContain('Replay in b.jsonl. Compare with: minions diff a.jsonl b.jsonl');
});

test('what a tournament would be', () => {
  const forecast = {
    title: 'Cup',
    bots: 60,
    matches: 1200,
    blocks: 300,
    matchesEach: 80,
    isExact: true,
    slots: 2,
    seconds: 300,
    secondsPerMatch: 0.5,
    error: 28,
    cycles: undefined,
    format: { kind: 'round-robin', cycles: 5 },
  } as TournamentForecast;
  expect(makeForecastSummary(forecast, undefined).split('\n')).toEqual([
    'Cup: 60 bots, 1200 matches in 300 blocks, 80 for each bot',
    'Time: 5 min 0 s on 2 slots, by one block that took 0.50 s a match',
    'Error bars: about ± 55 points; half as wide with four times the matches',
  ]);
  const guess = makeForecastSummary({ ...forecast, isExact: false, slots: 1, cycles: 7 }, '1h').split('\n');
  expect(guess[0]).toBe('Cup: 60 bots, about 1200 matches in 300 blocks, about 80 for each bot');
  expect(guess[1]).toContain(' on one slot, ');
  expect(guess[3]).toBe('In 1h: 7 whole cycles of 5');
});

test('who plays on a queue', () => {
  const worker = { worker: 'w-1', slots: 2, cores: 4, speed: 300, blocks: [7, 8], played: 12, matchesPerSecond: 1.5 };
  const status = {
    coordinator: { title: 'Cup', machine: 'here', matches: 40, since: '12:00', matchesPerSecond: 2 },
    workers: [
      { ...worker, tool: 'v1', silentSince: null },
      { ...worker, worker: 'w-2', tool: 'v1', silentSince: '12:30' },
    ],
    slots: 2,
    blocks: { waiting: 3, running: 2, done: 10 },
    results: { waiting: 1 },
  } as unknown as QueueStatus;
  expect(makeQueueSummary(status).split('\n')).toEqual([
    'worker  slots  cores  speed  playing  played  a second  version',
    'w-1         2      4    300        2      12      1.50  v1',
    'w-2         2      4    300        2      12      1.50  v1       silent since 12:30',
    '',
    '"Cup", coordinated by here: 40 matches came back since 12:00, 2.00 a second.',
    '2 slots of 1 worker. 3 blocks waiting, 2 running, 10 done; 1 result waiting.',
  ]);
  expect(makeQueueSummary({ ...status, coordinator: null, workers: [], slots: 0 })).toMatch(
    /^No workers\.\n\nNo tournament is coordinated here\.\n0 slots of 0 workers\./,
  );
});

describe('how workers join', () => {
  const opened = { kind: 'queue-opened', url: 'http://h:1', prefix: 'minions', tokenFile: null, game: null } as const;
  const show = (event: Parameters<typeof showQueueEvent>[0], isQuiet = false): string[] => {
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    showQueueEvent(event, isQuiet);
    const lines = spy.mock.calls.map(([line]) => String(line));
    spy.mockRestore();
    return lines;
  };

  test.each([
    [opened, 'minions: workers join with "minions worker --queue …" and reach this machine at http://h:1'],
    [
      { ...opened, prefix: 'cup', tokenFile: '/t' },
      'minions: workers join with "minions worker --queue … --prefix cup" and reach this machine at http://h:1, token in /t',
    ],
  ])('%j', (event, line) => expect(show(event)).toEqual([line]));

  test('with a game from outside they are told what they need; who wants nothing but errors is told nothing', () => {
    expect(show({ ...opened, game: 'marches' })[1]).toContain('workers run "marches" with --games');
    expect(show({ ...opened, game: 'marches' }, true)).toEqual([]);
    expect(show({ kind: 'log', line: 'Redis is away' }, true)).toEqual(['minions: Redis is away']);
  });
});

describe('the end of a match', () => {
  const seat = (name: string, place: number, change: object = {}) => ({
    name,
    place,
    score: 100 * (5 - place),
    standing: { cells: 7 * place },
    refused: place,
    ordered: 9,
    forgiven: 0,
    times: { meanMs: 1.25, maxMs: 20.5, cpuMs: place === 3 ? null : 180.4 },
    verdict: null,
    stderr: '',
    ...change,
  });
  const crashed = { verdict: { code: 'crashed', round: 4, reason: 'exited with code 1' }, stderr: 'KeyError\n' };
  const result = {
    config: { rounds: 12, rules: 'text' },
    seed: 's',
    interrupted: null,
    seats: [
      seat('ant', 2, { forgiven: 1 }),
      seat('bee', 1, { forgiven: 3 }),
      seat('cat', 4, crashed),
      seat('dog', 3, { ordered: 0 }),
    ],
  } as unknown as MatchResult;
  const TITLE = { gameTitle: 'C' };

  test('a table with the best first, who went out, who was silent, who was forgiven, and what to do next', () => {
    expect(makeSummary(result, { gameTitle: 'Crematoria', outputs: ['m.jsonl', 'm.res'] }).split('\n')).toEqual([
      'Crematoria, 12 rounds, rules text, seed s',
      '',
      'place  player  name  points  cells  refused    mean      max     CPU  verdict',
      '    1       1  bee      400      7        1  1.3 ms  20.5 ms  180 ms  ok',
      '    2       0  ant      300     14        2  1.3 ms  20.5 ms  180 ms  ok',
      '    3       3  dog      200     21        3  1.3 ms  20.5 ms       -  ok',
      '    4       2  cat      100     28        4  1.3 ms  20.5 ms  180 ms  crashed in round 4',
      '',
      'cat (player 2) went out in round 4: crashed: exited with code 1.',
      expect.stringContaining('standard error'),
      '  | KeyError',
      '',
      'dog (player 3) gave no orders in the whole match.',
      '',
      'ant (player 0) was late once and forgiven: the host explains it.',
      '',
      'bee (player 1) was late 3 times and forgiven: the host explains it.',
      '',
      'Replay in m.jsonl. Watch it with: minions view m.jsonl. Check it with: minions verify m.jsonl',
      '',
      'Replay in m.res, for the viewer of the published game and for: minions view m.res',
      '',
    ]);
  });

  test('remarks stand behind it, and only if there are any', () => {
    const [without, one] = [makeSummary(result, TITLE), makeSummary(result, { ...TITLE, remarks: ['A remark.\n'] })];
    expect(one).toBe(`${without}\nA remark.\n`);
  });

  test('one that was interrupted says so, and blames nobody for silence', () => {
    const ended = makeSummary({ ...result, interrupted: 'Ctrl-C' } as MatchResult, {
      ...TITLE,
      lastWait: ', waiting for bee, 3 s',
    });
    expect(ended).toContain('Ended by Ctrl-C before the last round, waiting for bee, 3 s.\n');
    expect(ended).not.toContain('gave no orders');
  });
});

test('bots that enter: how far it is, what is not protected, who is made of the same files, who fails', () => {
  const screen = new Screen(true);
  let ms = 0;
  const show = showEntryEvents(new StatusLine(screen, { now: () => ms }));
  ms = 1000;
  show({ kind: 'entering', step: 'built', done: 1, of: 3 });
  show({ kind: 'warning', text: 'no sandbox' });
  show({ kind: 'same-files', names: ['ant', 'bee', 'cat'] });
  const failed = {
    name: 'dog',
    source: './dog.py',
    step: 'first answer',
    problem: 'none came',
    advice: 'x',
    stderr: '',
  };
  show({ kind: 'check-failed', ...failed } as Parameters<typeof show>[0]);
  const text = screen.written.join('');
  expect(text).toContain('1 of 3 bots built');
  expect(text).toContain('minions: no sandbox\n');
  expect(text).toContain('minions: ant, bee and cat are made of the same files.');
  expect(text).toMatch(/minions: .*dog[^]*none came/);
});
