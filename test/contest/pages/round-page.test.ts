// A round that has been played, as people read it: every row of its page is written out here.
import { expect, test } from 'vitest';
import { makeRoundPage, type ShownResults } from '../../../contest/pages/round-page.ts';
import type { ContestRound } from '../../../protocol/types/contest/round.ts';
import type { Played } from '../../../protocol/types/tournament/record.ts';
import type { StandingsRow } from '../../../protocol/types/tournament/standings.ts';

const AT = '2026-01-03T12:00:00.000Z';
const ROUND: ContestRound = {
  name: 'first',
  title: 'The <first>',
  format: 'swiss',
  deadline: AT,
  state: 'played',
  run: 1,
  commitment: 'c0',
  entrants: 'e0',
  entries: [
    { bot: 'wolf', version: 3, owner: 'Ada', promoted: false },
    { bot: 'fox', version: 1, owner: 'Red', promoted: true },
  ],
  after: null,
  keep: null,
  visibility: 'public',
  shown: 7,
  matches: 2,
  secret: 's0',
  folder: '/rounds/first/first.tar.gz',
  events: [
    { at: AT, action: 'added', reason: null, commitment: 'c0' },
    { at: AT, action: 'rerun', reason: 'a <fire>', commitment: null },
    { at: AT, action: 'promoted', reason: 'fox', commitment: null },
    { at: AT, action: 'closed', reason: null, commitment: null },
    { at: AT, action: 'entrants', reason: null, commitment: null },
    { at: AT, action: 'played', reason: null, commitment: null },
    { at: AT, action: 'released', reason: 'public', commitment: null },
    { at: AT, action: 'rescinded', reason: 'x', commitment: null },
    { at: AT, action: 'extended', reason: 'y', commitment: null },
  ],
};

const row = (id: string, more: object): StandingsRow =>
  ({
    id,
    status: 'ranked',
    place: null,
    rank: null,
    points: 0,
    error: 50,
    rankRange: null,
    matches: 4,
    faults: 0,
    ...more,
  }) as unknown as StandingsRow;

const seat = (id: string, place: number, verdict: string | null = null): object => ({
  id,
  place,
  score: 10 * place,
  verdict,
});
const NAMES: Readonly<Record<string, string>> = { e1: 'wolf', e2: 'fox', e3: 'gone', r1: 'dummy', h1: 'demo' };

const RESULTS = {
  standings: {
    rows: [
      row('e1', { rank: 1, points: 123.4, rankRange: [1, 2], faults: 2 }),
      row('e2', { rank: 2, place: 5, points: -20 }),
      row('e3', { rank: 3, matches: 0 }),
      row('r1', { status: 'reference', name: 'dummy' }),
      row('h1', { status: 'house' }),
    ],
  },
  matches: [
    {
      block: 1,
      match: 2,
      stage: 'round 1',
      seats: [seat('e1', 2), seat('e2', 1), seat('r1', 4, 'timeout'), seat('h1', 3)],
    },
    { block: 2, match: 1, stage: 'round 2', seats: [seat('e1', 1), seat('e2', 2), seat('r1', 3), seat('h1', 4)] },
  ] as unknown as Played[],
  semifinals: [
    [
      { id: 'e1', mean: 0.75 },
      { id: 'e2', mean: 0.5 },
    ],
  ],
  final: [[{ id: 'e1', mean: 1 }]],
  showName: (id: string) => NAMES[id]!,
} as unknown as ShownResults;

const CONTEXT = {
  contest: 'winter',
  person: undefined,
  isSandboxed: true,
  isLab: false,
  isReadOnly: false,
  isPaused: false,
  restReason: undefined,
};

/** What stands in the page, a line for each paragraph, row and heading, with what its links lead to. */
function read(round: Partial<ContestRound>, results?: ShownResults): string[] {
  const page = makeRoundPage({ ...CONTEXT, round: { ...ROUND, ...round }, results });
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>')).replace(/<svg[^]*?<\/svg>/g, ' bar ');
  const text = main
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a href="([^"]*)"[^>]*>/g, '[$1] ')
    .replaceAll(/<b>(.*?)<\/b>/g, '*$1*')
    .replaceAll(/<li class="bad">/g, '! ')
    .replaceAll(/<\/(?:p|tr|h1|h2|h3|ul|ol|pre)>/g, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&');
  return text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

test('a played round has its standings, groups, matches and proof', () => {
  const replay = (place: string): string =>
    `/viewer.html?replay=%2Fapi%2Frounds%2Ffirst%2Fmatches%2F${place}%2Freplay&name=wolf&name=fox&name=dummy&name=demo&present=1`;
  const lines = read({}, RESULTS);
  const table = lines.findIndex((line) => line.startsWith('Rank Bot'));
  lines.splice(table, 1);
  expect(lines).toEqual([
    'swiss',
    'The &lt;first&gt;',
    'played Deadline 2026-01-03 12:00:00 UTC. Results: public, up to block 7.',
    '2 matches shown.',
    '1 [/bots/wolf] wolf Ada bar +123 ± 98 1–2 4 2',
    '5 [/bots/fox] fox Red bar −20 ± 98 – 4 0',
    '3 gone erased 0 ± 98 – 0 0',
    '– dummy reference bar 0 ± 98 – 4 0',
    'Semifinals and final',
    'Mean rank points: the share of rivals beaten. Bots that go on are in bold.',
    'Semifinal 1',
    '* wolf * 0.75 fox 0.50',
    'Final',
    '* wolf * 1.00',
    'Matches',
    'Match Stage Places Presentation',
    '[/rounds/first/matches/2/1] 2.1 round 2 1. wolf 10 2. fox 20 3. dummy 30 4. demo 40',
    `[${replay('2%2F1')}] present`,
    '[/rounds/first/matches/1/2] 1.2 round 1 1. fox 10 2. wolf 20 3. demo 30 ! 4. dummy 40',
    `[${replay('1%2F2')}] present`,
    'Verify this round',
    'All seeds follow from a secret and from the list of entrants. The SHA-256 of the secret was published before the deadline: c0 . The SHA-256 of the list of entrants is e0 . The secret is s0 .',
    '[/rounds/first/first.tar.gz] The whole round as tar.gz : definition, journal, replays and pages. Check it with',
    'tar -xzf first.tar.gz minions tournament verify first --deep',
    'What happened',
    '2026-01-03 12:00:00 added to the calendar commitment c0',
    '2026-01-03 12:00:00 run again: a &lt;fire&gt;',
    '2026-01-03 12:00:00 a late version promoted: fox',
    '2026-01-03 12:00:00 deadline reached',
    '2026-01-03 12:00:00 entrants published',
    '2026-01-03 12:00:00 played to the end',
    '2026-01-03 12:00:00 results released: public',
    '2026-01-03 12:00:00 rescinded: x',
    '2026-01-03 12:00:00 extended: y',
  ]);
});

test('before it is shown it has its entrants, and its secret is kept', () => {
  const lines = read({ state: 'rescinded', secret: null, entrants: null, folder: null, shown: null, events: [] });
  expect(lines.slice(2)).toEqual([
    'rescinded Deadline 2026-01-03 12:00:00 UTC. Results: public.',
    'This round does not count.',
    '2 bots',
    '[/bots/wolf] wolf v3 by Ada [/bots/fox] fox v1 by Red , received late and promoted',
    'Verify this round',
    'All seeds follow from a secret and from the list of entrants. The SHA-256 of the secret was published before the deadline: c0 . The secret is revealed when all results are public.',
    'What happened',
  ]);
});
