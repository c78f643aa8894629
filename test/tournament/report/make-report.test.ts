import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { StateCollector } from '../../../tournament/journal/tournament-state.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { MarkFormula } from '../../../protocol/types/tournament/marks.ts';
import type { Standings } from '../../../protocol/types/tournament/standings.ts';
import { add, makeDefinition, makePlayed, replace } from '../made-records.ts';
import { makeFiles, makeRated, makeTournament } from '../made-tournament.ts';
import { readPage } from './read-page.ts';

const cup = makeTournament(12, 240);
/** Without matches that moved a rating: they must be those of the state. */
const bare = { ...cup, rated: { ...cup.rated, movers: new Map() } };

test('the files of a report', () => {
  const names = [...makeFiles(makeTournament(5, 80)).keys()];
  expect(names).toEqual([
    'index.html',
    'standings.csv',
    'standings.json',
    'maps.csv',
    'times.html',
    'times.csv',
    ...['anna', 'bob', 'carl', 'dora', 'emil'].map((name) => `bots/${name}.html`),
  ]);
});

test('standings.json keeps to its schema', () => {
  const validate = findValidator<Standings>('tournament/standings');
  const standings = JSON.parse(makeFiles(cup).get('standings.json')!) as unknown;
  expect([validate(standings), validate.errors]).toEqual([true, null]);
});

test('a report says how long matches were that a game ended early', () => {
  const short = structuredClone(cup.state);
  const most = short.definition.config.rounds;
  Object.assign(short.counted[0]!, { rounds: 1 });
  Object.assign(short.counted[1]!, { rounds: 3 });
  const page = (state: typeof short): string =>
    makeFiles({ ...bare, state })
      .get('index.html')!
      .replaceAll(/\s+/g, ' ');
  const mean = (most * (short.counted.length - 2) + 4) / short.counted.length;
  expect(page(short)).toContain(
    `at most ${most} rounds (played: 1 to ${most}, ${mean.toFixed(1)} on average), serial turns`,
  );
  expect(page(cup.state)).toContain(`rule set text, ${most} rounds, serial turns`);
});

describe('what was measured', () => {
  const slow = structuredClone(cup.state);
  for (const { measured } of slow.counted) {
    Object.assign(measured, {
      machine: 'elsewhere',
      slot: 3,
      cores: '7',
      durationMs: 9876.5,
      startedAt: '2031-05-05T05:05:05.000Z',
    });
    for (const bot of measured.bots) Object.assign(bot, { meanMs: 77.7, maxMs: 88.8, cpuMs: 99.9, forgiven: 3 });
  }

  test('stands in times.html and times.csv alone', () => {
    const movers = new Map(
      [...cup.rated.movers].map(([id, list]) => [
        id,
        list.map(({ played, points }) => ({ points, played: slow.counted[cup.state.counted.indexOf(played)]! })),
      ]),
    );
    const [before, after] = [makeFiles(cup), makeFiles({ ...cup, state: slow, rated: { ...cup.rated, movers } })];
    const different = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(different).toEqual(['times.html', 'times.csv']);
  });

  test('so do workers, their second results, and whether it mattered where a bot played', () => {
    const workers = ['left', 'right'];
    const deal = (state: typeof slow, choose: (played: (typeof slow.counted)[0]) => string) => {
      for (const played of state.counted) Object.assign(played.measured, { worker: choose(played) });
      const joined = { kind: 'joined', machine: 'here', slots: 1, cores: 2, speed: 300, tool: 'x', at: '' } as const;
      const second = {
        kind: 'duplicate',
        block: 1,
        match: 1,
        attempt: 1,
        worker: 'left',
        same: false,
        at: '',
      } as const;
      return { ...state, workers: workers.map((worker) => ({ ...joined, worker })), duplicates: [second] };
    };
    const even = deal(structuredClone(cup.state), ({ block }) => workers[block % 2]!);
    // Where anna wins or loses as the worker likes it.
    const odd = deal(structuredClone(cup.state), ({ block, seats }) => {
      const place = seats.find(({ id }) => id === 'anna')?.place;
      return workers[place === undefined ? block % 2 : Number(place > 1)]!;
    });
    const [before, after] = [makeFiles(bare), makeFiles({ ...bare, state: even })];
    const different = [...before.keys()].filter((path) => before.get(path) !== after.get(path));
    expect(different).toEqual(['times.html', 'times.csv']);
    expect(after.get('times.html')).toContain('Nothing indicates that places depend on the worker');
    expect(after.get('times.html')).toContain(
      '1 match was played a second time, because a worker had been silent for long: 1 of them with other results',
    );
    expect(makeFiles({ ...bare, state: odd }).get('times.html')).toContain('The places of anna depend on the worker');
  });
});

test('matches may be recorded in any order', () => {
  const before = makeFiles(bare);
  const all = [...cup.state.counted, ...cup.state.firstAttempts];
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (records) => {
      const collector = new StateCollector(cup.state.definition);
      for (const record of records) collector.take(record);
      const after = makeFiles({ ...bare, state: collector.state() });
      expect([...after].filter(([path, text]) => before.get(path) !== text)).toEqual([]);
    }),
    { numRuns: 5 },
  );
});

describe('names and last words that would like to be more than text', () => {
  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onmouseover="alert(1)', '&quot; onmouseover=&quot;alert(1)'],
    ['\u202Egnp.exe', '\\u202egnp.exe'],
    ['zero\u200Bwidth', 'zero\\u200bwidth'],
    ['bell\u0007', 'bell\\u0007'],
    ['\u001B[31mred', '\\u001b[31mred'],
    ['ünïcödé 漢字', 'ünïcödé 漢字'],
  ])('%j', (name, shown) => {
    const files = makeFiles(cup, { bob: name });
    const index = files.get('index.html')!;
    expect(index).toContain(`<bdi>${shown}</bdi>`);
    for (const [path, text] of files) if (path.endsWith('.html') && name !== shown) expect(text).not.toContain(name);
  });

  test('whatever a bot is called, no page has an element more', () => {
    const count = (text: string): number => text.match(/<[a-z/!]/g)!.length;
    const before = makeFiles(bare);
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }), fc.constant('half \ud800 a letter')),
        (name) => {
          const after = makeFiles(cup, { bob: name });
          expect(count(after.get('index.html')!)).toBe(count(before.get('index.html')!));
          expect([...after.keys()].every((path) => /^(bots\/)?[a-z0-9-]+\.(html|csv|json)$/.test(path))).toBe(true);
          expect(after.size).toBe(before.size);
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each([
    ['=HYPERLINK("http://evil")', `"'=HYPERLINK(""http://evil"")"`],
    ['@SUM(1)', `'@SUM(1)`],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
  ])('in a spreadsheet: %j', (name, field) => {
    expect(makeFiles(cup, { bob: name }).get('standings.csv')).toContain(`,${field},`);
  });
});

describe('pseudonyms', () => {
  const names = Object.fromEntries(cup.rated.rows.map(({ id }) => [id, `${id} example`]));
  const files = makeFiles(cup, names, true);

  test('stand everywhere but in standings.csv', () => {
    for (const [path, text] of files) {
      const named = Object.values(names).filter((name) => text.includes(name));
      expect([path, named.length > 0]).toEqual([path, path === 'standings.csv']);
    }
  });

  test('are told to who has the names', () => {
    expect(files.get('standings.csv')).toMatch(/^1,anna example,.*,anna,Secret 0\r$/m);
  });

  test('do not keep a formula from naming bots as people do', () => {
    const marks: MarkFormula = { lines: [{ bot: 'anna example', mark: 10 }] };
    expect(makeFiles(cup, names, true, marks).get('standings.csv')).toMatch(/^1,anna example,.*,10,anna,Secret 0\r$/m);
  });

  test('are what the viewer shows', () => {
    expect(files.get('bots/anna.html')).toMatch(/viewer\.html\?replay=[^"]*&amp;name=Secret\+\d+/);
  });
});

test('every fault that a page tells has its clocks, and a bot that fails in every match does not fill the page', () => {
  const state = structuredClone(cup.state);
  const verdict = { code: 'timeout', round: 3, reason: 'slow' } as const;
  for (const { seats } of state.counted) {
    for (const seat of seats) if (seat.id === 'bob') Object.assign(seat, { verdict });
  }
  const counted = state.counted.map((played) => ({ ...played, attempt: 2 }));
  const files = makeFiles({ ...bare, state: { ...state, counted } });
  const links = [...files.get('bots/bob.html')!.matchAll(/times\.html#(match-[\d.]+-\d)/g)].map(([, id]) => id);
  expect(links).toHaveLength(20);
  const times = files.get('times.html')!;
  expect(links.filter((id) => !times.includes(`id="${id}"`))).toEqual([]);
  expect(times).toMatch(/\d+ more faults: see/);
});

test('equal faults stand together', () => {
  const state = structuredClone(cup.state);
  const own = state.counted.flatMap(({ seats }) => seats.filter(({ id }) => id === 'dora'));
  for (const [at, seat] of own.entries()) {
    Object.assign(seat, { verdict: at < 5 ? { code: 'crashed', round: at, reason: 'exited with code 1' } : null });
  }
  const page = makeFiles({ ...bare, state }).get('bots/dora.html')!;
  expect(page.match(/<div class="fault">/g)).toHaveLength(1);
  expect(page).toMatch(/5 matches: exited with code 1/);
});

test('marks have equally many decimals in the table and on the pages of bots', () => {
  const marks: MarkFormula = {
    lines: [
      { rank: 1, mark: 10 },
      { rank: -1, mark: 0 },
    ],
  };
  const files = makeFiles(cup, {}, false, marks);
  expect(files.get('index.html')).toMatch(/<td class="mark">10\.0<\/td>/);
  expect(files.get('bots/anna.html')).toContain(' Mark 10.0.');
});

test('the page of a bot begins with why it stands where it does', () => {
  const page = makeFiles(cup).get('bots/dora.html')!;
  expect(page.indexOf('Reasons for its rank')).toBeLessThan(page.indexOf('id="faults"'));
  expect(page).toMatch(
    /It loses most to <a href="\.\.\/bots\/\w+\.html"><bdi>\w+<\/bdi><\/a> \(below\s+\d+ of \d+ times\)/,
  );
  expect(page).toMatch(/It went out of \d+ of \d+ matches \(/);
  const fewMatches = [...makeFiles(makeTournament(40, 40)).values()].join('\n');
  expect(fewMatches).toMatch(/\s1 of 1 time\)/);
  expect(fewMatches).not.toContain('of 1 times');
});

test('a matrix of sixty has a page of its own, and explains all of its shades', () => {
  const files = makeFiles(makeTournament(60, 240));
  expect(files.get('index.html')).not.toContain('class="pairs');
  expect(files.get('index.html')).toContain('href="pairs.html"');
  for (const shade of ['b3', 'b2', 'b1', 'even', 'w1', 'w2', 'w3'])
    expect(files.get('pairs.html')).toContain(`<span class="key ${shade}"></span>`);
});

describe('what is not sure is not shown with the digits of what is', () => {
  const superiority = cup.rated.superiority.map((shares) =>
    shares.map((share) => share && (share > 50 ? 99.99 : 0.01)),
  );
  const show = (surelyAbove: number[][]): [path: string, text: string][] =>
    [...makeFiles({ ...cup, rated: { ...cup.rated, superiority, surelyAbove } })].filter(([path]) =>
      path.endsWith('.html'),
    );
  const hasDigits = (text: string): boolean => /&[gl]t;(99\.9|0\.1)/.test(text);

  test('on no page', () => {
    const pages = show(cup.rated.surelyAbove.map(() => []));
    expect(pages.filter(([, text]) => hasDigits(text)).map(([path]) => path)).toEqual([]);
    const isCoarse = (text: string): boolean => /&gt;99<|&lt;1</.test(text);
    const bots = pages.filter(([path]) => path.startsWith('bots/'));
    expect(bots.filter(([, text]) => !isCoarse(text)).map(([path]) => path)).toEqual([]);
    expect(pages[0]![1]).toContain('&gt;99 %, not sure');
  });

  test('and what is sure has them', () => {
    const sure = superiority.map((shares) => [...shares.keys()].filter((at) => (shares[at] ?? 0) > 50));
    const pages = show(sure).filter(([path]) => path.startsWith('bots/'));
    expect(pages.filter(([, text]) => !hasDigits(text)).map(([path]) => path)).toEqual([]);
  });
});

test('with a reference bot, the matrix says that its pairs are never sure, and pages whose line is dashed', () => {
  const rows = cup.rated.rows.map((row, at) => (at === 5 ? { ...row, status: 'reference' as const, rank: null } : row));
  const [without, files] = [makeFiles(cup), makeFiles({ ...cup, rated: { ...cup.rated, rows } })];
  const has = (path: string, words: string): boolean[] =>
    [without, files].map((report) => report.get(path)!.replaceAll(/\s+/g, ' ').includes(words));
  expect(has('index.html', 'a pair with a reference bot is never sure')).toEqual([false, true]);
  expect(has('index.html', 'The dashed line is <bdi>fatima</bdi>')).toEqual([false, true]);
  expect(has('bots/anna.html', 'The dashed line is <bdi>fatima</bdi>')).toEqual([false, true]);
});

test('the page of a bot says when each version came, why, and how many of its matches count', () => {
  const records = [
    makePlayed('1.1: anna 1, bob 2, carl 3, dora 4'),
    replace('dora', 2),
    makePlayed('2.1: anna 1, bob 2, carl 3, dora@2 4'),
    makePlayed('3.1: anna 1, bob 2, carl 3, dora@2 4'),
    { ...add('emil'), fromBlock: 4 },
  ];
  const collector = new StateCollector(makeDefinition(['anna', 'bob', 'carl', 'dora']));
  for (const record of records) collector.take(record);
  const state = collector.state();
  const files = makeFiles({ state, rated: makeRated(state, [100, 50, 0, -50, -100]), words: '' });
  const show = (id: string): string[] => {
    const lines = readPage(files.get(`bots/${id}.html`)!);
    return lines.slice(lines.indexOf('Versions') + 1, lines.indexOf('All matches'));
  };
  expect(show('anna')).toEqual([
    '1 match with bots that were replaced since count no more and were played again.',
    expect.stringMatching(
      /^Entered before the first block\. 2 matches of it count\. The commitment to its files: \w{64}$/,
    ),
  ]);
  expect(show('dora').slice(1)).toEqual([
    expect.stringMatching(/^Entered before the first block\. 0 matches of it count\./),
    expect.stringMatching(
      /^Took the place of the version before from block 1 on: a new version\. 2 matches of it count\./,
    ),
  ]);
});

test('a bot page of a large tournament says why it has no rating over blocks', () => {
  const words = 'not drawn in tournaments of more than 100 bots';
  const shown = [100, 101].map((bots) => makeFiles(makeTournament(bots, 40, { houseBots: [] })).get('bots/anna.html'));
  expect(shown.map((page) => page!.includes(words))).toEqual([false, true]);
});

test('one script may run on the first page, and none on the others', () => {
  const files = makeFiles(cup);
  const script = /<script>(.*?)<\/script>/s.exec(files.get('index.html')!)![1]!;
  const hash = createHash('sha256').update(script).digest('base64');
  expect(files.get('index.html')).toContain(`script-src &#39;sha256-${hash}&#39;;`);
  for (const [path, text] of files) {
    if (path.endsWith('.html') && path !== 'index.html')
      expect([path, text.includes('<script')]).toEqual([path, false]);
  }
});
