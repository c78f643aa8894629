// What is said of tournaments and searches, each sentence from a value that is small enough to write down.
import { expect, test } from 'vitest';
import { makeStandingsSummary } from '../../../cli/show/make-standings-summary.ts';
import { showChange, showOutcome, showStatus } from '../../../cli/show/show-tournament.ts';
import { showTuning } from '../../../cli/show/show-tuning.ts';
import { showVerification } from '../../../cli/show/show-verification.ts';
import { locateTournament } from '../../../tournament/folder/locate-tournament.ts';
import { recordPrinted } from './record-printed.ts';

const printed = recordPrinted();

const row = (rank: number | null, name: string, change: object = {}) => ({
  rank,
  status: 'ranked',
  name,
  points: 12.4,
  error: 10,
  rankRange: [1, 2],
  meanRankPoints: 0.75,
  matches: 8,
  faults: 1,
  ...change,
});
const STANDINGS = {
  title: 'Cup',
  matches: 8,
  blocks: 2,
  notes: ['Too few matches.'],
  rows: [
    row(1, 'ant'),
    row(2, 'bee', { rankRange: [2, 2], points: -12.6 }),
    row(null, 'cat', { status: 'withdrawn', rankRange: null, meanRankPoints: null, faults: 0 }),
  ],
};

test('standings: ranks, error bars, and who is not ranked', () => {
  expect(makeStandingsSummary(STANDINGS as never).split('\n')).toEqual([
    'Cup: 8 matches in 2 blocks',
    '',
    'rank  bot              points   ±  could be  rank points  matches  faults',
    '   1  ant                  12  20  1-2             0.750        8       1',
    '   2  bee                 -13  20  2               0.750        8       1',
    '   -  cat (withdrawn)      12  20  -                   -        8       0',
    '',
    'Too few matches.',
    '',
  ]);
  const one = {
    ...STANDINGS,
    matches: 1,
    blocks: 1,
    notes: [],
    rows: [row(2, 'b', { place: 1 }), row(1, 'a', { place: 2 }), row(3, 'c')],
  };
  const lines = makeStandingsSummary(one as never).split('\n');
  expect(lines[0]).toBe('Cup: 1 match in 1 block');
  expect(lines.slice(2, 6).map((line) => line.trim().split(/\s+/).slice(0, 3))).toEqual([
    ['position', 'rank', 'bot'],
    ['1', '2', 'b'],
    ['2', '1', 'a'],
    ['-', '3', 'c'],
  ]);
});

const PATHS = locateTournament('/no where/cup');

test('how a tournament ended', () => {
  const show = (outcome: object, isJson = false, isQuiet = false): string[] => {
    printed.length = 0;
    showOutcome(PATHS, outcome as never, { isJson, isQuiet });
    return printed;
  };
  const ended = { hasEnded: true, standings: STANDINGS, secret: 'abc' };
  expect(show(ended).slice(1)).toEqual([
    'Secret abc, revealed now that the tournament has ended.',
    "Report in /no where/cup/report/index.html. Check it all with: minions tournament verify '/no where/cup'",
  ]);
  expect(show({ ...ended, standings: { ...STANDINGS, head: 'ff' } })[2]).toBe(
    'Head ff: publish it, and everybody can see whether a result was changed later.',
  );
  expect(show(ended, false, true)).toEqual([]);
  expect(JSON.parse(show(ended, true, true)[0]!)).toEqual({
    folder: '/no where/cup',
    hasEnded: true,
    standings: STANDINGS,
  });
  const stopped = { hasEnded: false, planned: 9, done: 4 };
  const resume = "minions tournament resume '/no where/cup'";
  expect(show(stopped)).toEqual([`Stopped after 4 of 9 matches. Continue with: ${resume}`]);
  expect(show(stopped, false, true)).toEqual([]);
  expect(JSON.parse(show(stopped, true)[0]!)).toEqual({ folder: '/no where/cup', ...stopped, resume });
});

test('how far it is', () => {
  const show = (change: object): string[] => {
    printed.length = 0;
    showStatus(PATHS, { planned: 9, done: 4, hasEnded: false, standings: STANDINGS, ...change } as never, false);
    return printed.slice(1);
  };
  const played = '4 of 9 matches are played.';
  expect(show({})).toEqual([
    played,
    "Nothing is being played. Continue with: minions tournament resume '/no where/cup'",
  ]);
  expect(show({ hasEnded: true })).toEqual([played, 'The tournament has ended.']);
  const writer = { pid: 7, machine: 'box', since: 'noon', more: 1 };
  expect(show({ writer })).toEqual([played, 'Process 7 on box is playing since noon.']);
  printed.length = 0;
  showStatus(PATHS, { planned: 9, done: 4, hasEnded: false, standings: STANDINGS, writer } as never, true);
  expect(JSON.parse(printed[0]!)).toMatchObject({ writing: { pid: 7, machine: 'box', since: 'noon' }, planned: 9 });
});

test('what is to be played after a change', () => {
  const show = (change: object, isJson = false): string[] => {
    printed.length = 0;
    showChange(PATHS, { planned: 9, done: 4, commitment: null, ...change } as never, isJson);
    return printed;
  };
  const resume = "minions tournament resume '/no where/cup'";
  expect(show({})).toEqual([`Done. 5 matches are to be played: ${resume}`]);
  expect(show({ done: 9, commitment: 'ff' })).toEqual([
    'Commitment ff',
    "Done. Nothing needs to be played; write the report with: minions tournament report '/no where/cup'",
  ]);
  expect(show({ playedOut: { unit: 'cycles', to: 3 } })).toEqual([
    'Done. All of its 3 cycles are played, and the new bot has played in none of them. Let it play: ' +
      `${resume} --cycles 5`,
  ]);
  expect(JSON.parse(show({}, true)[0]!)).toEqual({ folder: '/no where/cup', planned: 9, done: 4, resume });
});

const VERIFIED = {
  problems: [],
  lines: 12,
  replays: 1,
  openFrom: null,
  voided: [],
  withdrawn: [],
  secondTries: [],
  unknownBots: [],
  head: 'aa',
  sum: 'bb',
  signature: null,
  proven: null,
  bots: null,
};

test.each<[change: object, isDeep: boolean, lines: string[]]>([
  [{}, false, ['/no where/cup verified: 12 lines, 1 replay, every seed comes from the secret.']],
  [
    { openFrom: 1, lines: 1, replays: 2 },
    true,
    [
      '/no where/cup verified: 1 line, 2 replays, played again, seeds can be checked when the secret is revealed.',
      'It has not ended, so missing matches cannot be detected yet.',
    ],
  ],
  [
    { openFrom: 5 },
    false,
    [
      '/no where/cup verified: 12 lines, 1 replay, every seed before block 5 comes from its secret.',
      'From block 5 on it has not ended: seeds and missing matches there can be checked when the next secret is revealed.',
    ],
  ],
  [
    {
      voided: [
        { match: '2.1', reason: 'a bad map', isLate: false },
        { match: '3.4', reason: 'another', isLate: true },
      ],
      withdrawn: [
        { id: 'e4', reason: 'left the course', isLate: false },
        { id: 'e5', reason: 'was too good', isLate: true },
      ],
      secondTries: ['1.1', '1.2'],
    },
    false,
    [
      '/no where/cup verified: 12 lines, 1 replay, every seed comes from the secret.',
      'Void, for a reason that cannot be checked: match 2.1 (a bad map).',
      'Void, for a reason that cannot be checked: match 3.4, recorded after its secret had been revealed (another).',
      'Withdrawn after the secret had been revealed, for a reason that cannot be checked: e5 (was too good).',
      'Played again, because the machine had no time for the first try: 1.1, 1.2.',
    ],
  ],
  [
    { proven: 'e1', unknownBots: ['e2', 'e3'] },
    false,
    [
      '/no where/cup verified: 12 lines, 1 replay, every seed comes from the secret.',
      'Its commitment to e1 is to the files of the proof.',
      'Not checked, because private.json does not know them: the files of e2, e3.',
    ],
  ],
])('verified: %j', (change, isDeep, lines) => {
  showVerification(PATHS, { ...VERIFIED, ...change } as never, { isDeep, isJson: false });
  expect(printed).toEqual([...lines, 'Head of the results: aa.', 'The last line has the checksum bb.']);
});

test('a signature may be of the first lines only', () => {
  const show = (lines: number): string => {
    showVerification(PATHS, { ...VERIFIED, signature: { publicKey: 'K', lines } } as never, {
      isDeep: false,
      isJson: false,
    });
    return printed.at(-1)!;
  };
  expect(show(12)).toBe('Signed with the key K.');
  expect(show(11)).toBe('Signed with the key K. The last 1 line came later, and is not signed.');
  expect(show(10)).toBe('Signed with the key K. The last 2 lines came later, and are not signed.');
});

test('problems are counted, and bots that were asked again are listed', () => {
  const bots = { matches: 2, seats: 5, same: 4, late: ['e1 in 1.1'], notDeterministic: ['e2 in 1.2'], problems: ['x'] };
  showVerification(PATHS, { ...VERIFIED, problems: ['one', 'two'], bots } as never, { isDeep: false, isJson: false });
  expect(printed).toEqual([
    'one',
    'two',
    '2 matches played again with the bots themselves: in 4 of 5 seats the answers are the same, 1 gave others.',
    'Not deterministic: e2 in 1.2. It differs from itself in two runs, so its orders can be neither confirmed nor refuted.',
    'Ran out of time, then or now, so that it cannot be compared: e1 in 1.1.',
    '/no where/cup: verification failed: 2 problems.',
  ]);
  printed.length = 0;
  const one = { matches: 1, seats: 1, same: 1, late: [], notDeterministic: [], problems: [] };
  showVerification(PATHS, { ...VERIFIED, problems: ['one'], bots: one } as never, { isDeep: false, isJson: false });
  expect(printed.slice(1)).toEqual([
    '1 match played again with the bot itself: in 1 of 1 seat the answers are the same.',
    '/no where/cup: verification failed: 1 problem.',
  ]);
  printed.length = 0;
  showVerification(PATHS, VERIFIED as never, { isDeep: false, isJson: true });
  expect(JSON.parse(printed[0]!)).toMatchObject({ holds: true, lines: 12 });
});

test('a search says where it is kept, and how it goes on', () => {
  const paths = locateTournament('/no where/tune', 'tune');
  const search = { candidates: [], best: null, present: { a: 1 } };
  const show = (outcome: object, options: { isJson: boolean; isQuiet?: boolean }): string[] => {
    printed.length = 0;
    showTuning(paths, { search, comparison: null, isDone: false, ...outcome } as never, options);
    return printed;
  };
  expect(show({}, { isJson: false }).slice(1)).toEqual([
    'Kept in /no where/tune.',
    "Continue with: minions tune resume '/no where/tune'",
  ]);
  expect(show({ isDone: true }, { isJson: false }).slice(1)).toEqual(['Kept in /no where/tune.']);
  expect(show({}, { isJson: false, isQuiet: true })).toEqual([]);
  expect(JSON.parse(show({}, { isJson: true })[0]!)).toEqual({ ...search, comparison: null, folder: '/no where/tune' });
});
