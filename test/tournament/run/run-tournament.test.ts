import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  addBot,
  extendTournament,
  replaceBot,
  voidMatch,
  withdrawBot,
} from '../../../tournament/folder/change-tournament.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../../tournament/folder/open-tournament.ts';
import { readPrivateTable, readTournament } from '../../../tournament/folder/read-tournament.ts';
import { makeMatchId } from '../../../tournament/journal/tournament-state.ts';
import { makeReport } from '../../../tournament/report/make-report.ts';
import { makeStandings, nameStandings } from '../../../tournament/standings/make-standings.ts';
import { planTournament } from '../../../tournament/run/plan-tournament.ts';
import type { BlockOrder, PlayedMatch, WorkerRecord } from '../../../judge/slots/block-players.ts';
import type { Format } from '../../../protocol/types/tournament/definition.ts';
import { makeEntrant } from '../made-records.ts';
import { makeFolder, MadePlayers, play, type Habit } from './made-players.ts';

const NAMES = ['anna', 'bob', 'carl', 'dora', 'emil', 'finn'];
const GAME = { id: 'crematoria', botFolders: [] };
const AT = '2025-01-31T12:00:00.000Z';
const NOW = { at: AT };
const LATER = { at: AT, secret: '6'.repeat(64) };

/** Every file of the report but times.*, as one text. */
function makePages(paths: TournamentPaths): string {
  const state = readTournament(paths);
  const options = { paths: { replays: '../replays' }, table: readPrivateTable(paths), hasPseudonyms: false };
  const files = [...makeReport(state, makeStandings(state), { ...options, readLastStderr: () => 'oh no' })];
  const shown = files.filter(({ path }) => !path.startsWith('times.'));
  return shown.map(({ path, text }) => `${path}\n${text}`).join('\n');
}

/** Players that stop the tournament when so many matches have begun. */
function makeStopping(slots: number, habits: Readonly<Record<string, Habit>>, matches: number) {
  const stop = new AbortController();
  let left = matches;
  const players = new MadePlayers(slots, habits, () => {
    left -= 1;
    if (left < 0) stop.abort('SIGINT');
  });
  return { players, signal: stop.signal };
}

const FORMATS: Format[] = [
  { kind: 'round-robin', cycles: 2 },
  { kind: 'gauntlet', challengers: ['anna'], cycles: 2 },
  { kind: 'swiss', rounds: 4 },
  { kind: 'upc', finalMatches: 4 },
];

test.each(FORMATS)(
  '$kind: however many slots there are, and wherever it is stopped, the report has the same bytes',
  async (format) => {
    const habits: Record<string, Habit> = { bob: 'starves in company', dora: 'timeout', emil: 'crash' };
    const whole = makeFolder(NAMES, { format });
    expect(await play(whole, new MadePlayers(1, habits))).toBe('ended');
    const expected = makePages(whole);
    const stops = fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stops, fc.integer({ min: 1, max: 4 }), async (stops, slots) => {
        const paths = makeFolder(NAMES, { format });
        for (const matches of stops) {
          const { players, signal } = makeStopping(slots, habits, matches);
          await play(paths, players, { signal });
        }
        expect(await play(paths, new MadePlayers(slots, habits))).toBe('ended');
        expect(makePages(paths) === expected).toBe(true);
      }),
      { numRuns: 5 },
    );
  },
);

test.each([
  ['upc', { kind: 'upc', finalMatches: 4 }],
  ['swiss', { kind: 'swiss', rounds: 3 }],
] as const)('%s: its own order stands in the standings when all is played, and not before', async (kind, format) => {
  const paths = makeFolder(NAMES, { format });
  const { players, signal } = makeStopping(2, {}, 20);
  await play(paths, players, { signal });
  expect(makePages(paths).includes('Final positions')).toBe(false);
  await play(paths, new MadePlayers(2));
  const state = readTournament(paths);
  const { order } = planTournament(state, '5'.repeat(64));
  const { rows } = makeStandings(state);
  const placed = rows.filter(({ place }) => place !== undefined).sort((a, b) => a.place! - b.place!);
  const expected = order!;
  expect(placed.map(({ id }) => id).toSorted()).toEqual(expected.flat().toSorted());
  expect(rows.flatMap(({ place }) => place ?? [])).toEqual(placed.map(({ place }) => place));
  const isFirst = ({ place }: (typeof rows)[number]): boolean => place === 1;
  expect(new Set(placed.filter(isFirst).map(({ id }) => id))).toEqual(new Set(expected[0]));
  const pages = makePages(paths);
  expect([pages.includes('Final positions'), pages.includes('>final</span>')]).toEqual([true, kind === 'upc']);
  expect(pages).toMatch(new RegExp(`^\\d+,${expected[0]![0]},ranked,.*,1,,\\w+\\r$`, 'm'));
});

test('a ladder goes on where it stopped', async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'ladder', blocks: 6 } });
  const { players, signal } = makeStopping(2, {}, 9);
  expect(await play(paths, players, { signal })).toBe('stopped');
  expect(await play(paths, new MadePlayers(2))).toBe('ended');
  expect(readTournament(paths).counted).toHaveLength(24);
});

test('all slots are used', async () => {
  const players = new MadePlayers(3);
  await play(makeFolder(NAMES), players);
  expect(players.maxAtOnce).toBe(3);
});

test('a match that the host had no time for is replayed, alone, and both are kept', async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'round-robin', cycles: 1 } });
  await play(paths, new MadePlayers(2, { bob: 'starves in company' }));
  const { counted, firstAttempts } = readTournament(paths);
  const ofBob = counted.filter(({ seats }) => seats.some(({ id }) => id === 'bob'));
  expect(firstAttempts.map(makeMatchId)).toEqual(ofBob.map(makeMatchId));
  expect(ofBob.every(({ attempt, seats }) => attempt === 2 && seats.every(({ verdict }) => !verdict))).toBe(true);
  expect(readFileSync(paths.journal, 'utf8').match(/"kind":"played"/g)).toHaveLength(24 + ofBob.length);
});

test("a bot's own timeout stands, and counts at once", async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'round-robin', cycles: 1 } });
  await play(paths, new MadePlayers(2, { bob: 'timeout' }));
  const { counted, firstAttempts } = readTournament(paths);
  const ofBob = counted.flatMap(({ seats }) => seats.filter(({ id }) => id === 'bob'));
  expect(firstAttempts).toEqual([]);
  expect(counted.map(({ attempt }) => attempt)).toEqual(counted.map(() => 1));
  expect(new Set(ofBob.map(({ verdict }) => verdict?.code))).toEqual(new Set(['timeout']));
});

test('a match that the host has no time for twice stops the tournament, which can go on', async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'round-robin', cycles: 1 } });
  const error = /^match \d+\.\d could not be played: host too busy: it waited$/;
  await expect(play(paths, new MadePlayers(2, { bob: 'starves' }))).rejects.toThrow(error);
  expect(readTournament(paths).counted.every(({ seats }) => seats.every(({ id }) => id !== 'bob'))).toBe(true);
  expect(await play(paths, new MadePlayers(2))).toBe('ended');
});

test('how often a match was played does not show in the report', async () => {
  const format = { kind: 'round-robin', cycles: 1 } as const;
  const [busy, quiet] = [makeFolder(NAMES, { format }), makeFolder(NAMES, { format })];
  await play(busy, new MadePlayers(2, { bob: 'starves in company' }));
  await play(quiet, new MadePlayers(2));
  expect(readTournament(busy).firstAttempts).not.toEqual([]);
  expect(makePages(busy) === makePages(quiet)).toBe(true);
});

test('the secret is revealed at the end, and not before', async () => {
  const paths = makeFolder(NAMES);
  const { players, signal } = makeStopping(2, {}, 17);
  await play(paths, players, { signal });
  expect(readTournament(paths).seals[0]!.secret).toBeUndefined();
  expect(readFileSync(paths.journal, 'utf8')).not.toContain('5'.repeat(64));
  await play(paths, new MadePlayers(2));
  expect(readTournament(paths).seals[0]!.secret).toBe('5'.repeat(64));
});

test('a reference bot plays and is rated like everybody, and has neither rank nor position', async () => {
  const entrants = NAMES.map((id) => ({ ...makeEntrant(id), ...(id === 'emil' ? { reference: true as const } : {}) }));
  const paths = makeFolder(NAMES, { entrants, format: { kind: 'swiss', rounds: 3 } });
  await play(paths, new MadePlayers(2));
  const { rows } = makeStandings(readTournament(paths));
  const reference = rows.find(({ id }) => id === 'emil')!;
  expect(reference).toMatchObject({ status: 'reference', rank: null, rankRange: null, matches: 12 });
  expect(rows.indexOf(reference)).toBe(5);
  const others = rows.slice(0, 5);
  expect(others[0]!.place).toBe(1);
  expect(others.map(({ rank }) => rank).toSorted()).toEqual([1, 2, 3, 4, 5]);
  const pages = makePages(paths);
  expect(pages).toContain('Reference bots, rated but not ranked');
  expect(pages).toContain('<line class="reference"');
});

test('a upc in which nobody qualifies says why, bot by bot', async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'upc', finalMatches: 4 } });
  const habits = { ...Object.fromEntries(NAMES.map((name) => [name, 'crash'])), anna: 'timeout' } as const;
  await play(paths, new MadePlayers(2, habits));
  const { notes } = nameStandings(makeStandings(readTournament(paths)), (id) => id);
  expect(notes[0]).toMatch(/^Nobody passed the qualification/);
  expect(notes.join('\n')).toMatch(/^anna: in the match against itself it went out in round \d+: timeout\.$/m);
  const [index] = makePages(paths).split('</html>');
  expect(index).toMatch(/^(?![^]*Final positions)[^]*, so the bots never met\.[^]*unrated matches/);
  expect(index?.split('went out in round').length).toBe(1 + NAMES.length);
});

describe('a bot that keeps failing', () => {
  test('is withdrawn after the same match, however many slots there are', async () => {
    const format = { kind: 'round-robin', cycles: 12 } as const;
    const lists = await Promise.all(
      [1, 2, 4].map(async (slots) => {
        const paths = makeFolder(NAMES, { format, outAfter: 3 });
        await play(paths, new MadePlayers(slots, { emil: 'crash' }));
        const { counted, changes } = readTournament(paths);
        const ofEmil = counted.filter(({ seats }) => seats.some(({ id }) => id === 'emil'));
        return {
          matches: ofEmil.map(makeMatchId),
          changes: changes.map(({ kind, fromBlock }) => `${kind} ${fromBlock}`),
        };
      }),
    );
    expect(lists[0]!.changes).toHaveLength(1);
    expect(lists[0]!.matches.length).toBeLessThan(12 * 16);
    expect(lists).toEqual([lists[0], lists[0], lists[0]]);
  });

  test('plays no block more where blocks are played one after another', async () => {
    const format = { kind: 'round-robin', cycles: 4 } as const;
    const paths = makeFolder(NAMES, { format, outAfter: 2, outAfterDelay: 1 });
    await play(paths, new MadePlayers(1, { emil: 'crash' }));
    const { counted } = readTournament(paths);
    const blocks = counted.flatMap(({ block, seats }) => (seats.some(({ id }) => id === 'emil') ? [block] : []));
    expect(blocks).toEqual(Array.from({ length: 4 }, () => blocks[0]));
  });

  test('stays if it is a reference bot', async () => {
    const entrants = NAMES.map((id) => ({
      ...makeEntrant(id),
      ...(id === 'emil' ? { reference: true as const } : {}),
    }));
    const paths = makeFolder(NAMES, { entrants, format: { kind: 'round-robin', cycles: 1 }, outAfter: 1 });
    await play(paths, new MadePlayers(2, { emil: 'crash' }));
    expect(readTournament(paths).changes).toEqual([]);
  });

  test('stays without --out-after', async () => {
    const paths = makeFolder(NAMES);
    await play(paths, new MadePlayers(2, { emil: 'crash' }));
    expect(readTournament(paths).changes).toEqual([]);
  });
});

test('when the time is over it ends after a whole cycle', async () => {
  const paths = makeFolder(NAMES, { format: { kind: 'round-robin', cycles: 9 } });
  let cycles = 1;
  const fits = (): boolean => (cycles += 1) <= 3;
  expect(await play(paths, new MadePlayers(2), { fits })).toBe('ended');
  const { counted, endsBefore } = readTournament(paths);
  expect([...new Set(counted.map(({ stage }) => stage))]).toEqual(['cycle 1', 'cycle 2', 'cycle 3']);
  expect([counted.length, endsBefore]).toEqual([3 * 24, 19]);
});

describe('changes', () => {
  function change(paths: TournamentPaths, make: (open: OpenTournament) => void): void {
    const open = new OpenTournament(paths);
    try {
      make(open);
    } finally {
      open.close();
    }
  }

  test('a bot that is added plays what it missed, on seeds from another secret', async () => {
    const paths = makeFolder(NAMES);
    await play(paths, new MadePlayers(2));
    change(paths, (open) => addBot(open, GAME, 'gina=null', LATER));
    const players = new MadePlayers(2);
    await play(paths, players);
    const { counted, seals } = readTournament(paths);
    expect(players.finished).toHaveLength(8 * 4);
    expect(counted.filter(({ seats }) => seats.some(({ id }) => id === 'e07'))).toHaveLength(8 * 4);
    expect(seals.map(({ fromBlock }) => fromBlock)).toEqual([1, 13]);
    expect(seals.map(({ secret }) => secret)).toEqual(['5'.repeat(64), '6'.repeat(64)]);
  });

  test('a bot that is replaced plays its blocks again, and nobody else does', async () => {
    const paths = makeFolder(NAMES);
    await play(paths, new MadePlayers(2));
    const ofBob = readTournament(paths).counted.filter(({ seats }) => seats.some(({ id }) => id === 'bob'));
    change(paths, (open) => replaceBot(open, GAME, { name: 'bob', source: 'null', reason: 'a new version' }, NOW));
    const players = new MadePlayers(2);
    await play(paths, players);
    expect(players.finished).toHaveLength(ofBob.length);
    expect(readTournament(paths).outdated.map(makeMatchId)).toEqual(ofBob.map(makeMatchId));
    expect(readTournament(paths).counted).toHaveLength(48);
  });

  test('a bot that is withdrawn plays no more, and keeps what it has', async () => {
    const paths = makeFolder(NAMES);
    const { players, signal } = makeStopping(1, {}, 26);
    await play(paths, players, { signal });
    change(paths, (open) => withdrawBot(open, 'bob', 'ill', AT));
    await play(paths, new MadePlayers(2));
    const state = readTournament(paths);
    const ofBob = state.counted.filter(({ seats }) => seats.some(({ id }) => id === 'bob'));
    expect(Math.max(...ofBob.map(({ block }) => block))).toBeLessThanOrEqual(7);
    const { rows } = makeStandings(state);
    expect(rows.find(({ id }) => id === 'bob')).toMatchObject({ rank: null, status: 'withdrawn' });
  });

  test('a match that is void counts no more', async () => {
    const paths = makeFolder(NAMES);
    await play(paths, new MadePlayers(2));
    change(paths, (open) => voidMatch(open, '3.2', 'a power cut', AT));
    expect(readTournament(paths).counted.map(makeMatchId)).not.toContain('3.2');
    expect(makePages(paths)).toContain('Match 3.2 does not count: a power cut');
  });

  test('more cycles are played on seeds from another secret, and the report says when it was decided', async () => {
    const paths = makeFolder(NAMES);
    await play(paths, new MadePlayers(2));
    change(paths, (open) => extendTournament(open, 'cycles', 3, LATER));
    const players = new MadePlayers(2);
    await play(paths, players);
    const { counted, seals, extensions } = readTournament(paths);
    expect([players.finished.length, counted.length, counted.at(-1)!.stage]).toEqual([24, 72, 'cycle 3']);
    expect(seals.map(({ fromBlock, secret }) => [fromBlock, secret![0]])).toEqual([
      [1, '5'],
      [13, '6'],
    ]);
    expect(extensions).toEqual([{ kind: 'extended', to: 3, fromBlock: 13, at: AT }]);
    const sentence = 'extended to 3 cycles, when the results of blocks up to 12 were known';
    expect(makePages(paths).includes(sentence)).toBe(true);
    change(paths, (open) => extendTournament(open, 'cycles', 3, NOW));
    expect(readTournament(paths).extensions).toHaveLength(1);
  });

  test('what the time ended early goes on with the cycles of its design', async () => {
    const format = { kind: 'round-robin', cycles: 9 } as const;
    const paths = makeFolder(NAMES, { format });
    await play(paths, new MadePlayers(2), { fits: () => false });
    change(paths, (open) => extendTournament(open, 'cycles', 3, LATER));
    await play(paths, new MadePlayers(2));
    const whole = makeFolder(NAMES, { format });
    await play(whole, new MadePlayers(2));
    const listSeats = (cup: TournamentPaths): string[] =>
      readTournament(cup).counted.map(({ seats }) => seats.map(({ id }) => id).join());
    expect(listSeats(paths)).toEqual(listSeats(whole).slice(0, 72));
    expect(readTournament(paths).endsBefore).toBeUndefined();
  });

  test.each<[what: string, make: (open: OpenTournament) => void, sentence: string]>([
    ['fewer cycles', (open) => extendTournament(open, 'cycles', 1, NOW), 'has 2 cycles already, and 1 would be fewer'],
    ['more rounds', (open) => extendTournament(open, 'rounds', 9, NOW), '--rounds does not belong to a tournament'],
    ['add a name twice', (open) => addBot(open, GAME, 'anna=null', NOW), 'two bots are called "anna"'],
    ['withdraw nobody', (open) => withdrawBot(open, 'zoe', 'x', AT), 'no bot of the tournament is called "zoe"'],
    ['withdraw the house', (open) => withdrawBot(open, 'house', 'x', AT), 'no bot of the tournament is called "house"'],
    ['void what was not played', (open) => voidMatch(open, '99.1', 'x', AT), 'match 99.1 does not count'],
    [
      'void something else',
      (open) => voidMatch(open, '../..', 'x', AT),
      'invalid match: expected block and match, got "../.."',
    ],
  ])('%s', (_, make, sentence) => {
    const paths = makeFolder(NAMES);
    expect(() => change(paths, make)).toThrow(sentence);
    expect(readTournament(paths).changes).toEqual([]);
  });
});

/** Players of which every second one is not believed any more once so many matches are played. */
class TwoWorkers extends MadePlayers {
  private record: ((event: WorkerRecord) => void) | undefined;

  constructor(
    slots: number,
    private left: number,
  ) {
    super(slots, { bob: 'starves in company', emil: 'crash' });
  }

  watchWorkers(record: (event: WorkerRecord) => void): void {
    this.record = record;
  }

  override async play(order: BlockOrder, onPlayed: (played: PlayedMatch) => void, signal: AbortSignal): Promise<void> {
    const sendToo = (played: PlayedMatch): void => {
      const worker = this.left > 0 && order.block % 2 === 1 ? 'bad' : 'good';
      onPlayed({ ...played, worker });
      this.left -= 1;
      if (this.left === 0) this.record!({ kind: 'quarantined', worker: 'bad', reason: 'it lies', at: AT });
    };
    await super.play(order, sendToo, signal);
  }
}

test.each([
  { format: FORMATS[0]!, again: true },
  { format: FORMATS[1]!, again: true },
  { format: FORMATS[2]!, again: false },
])('$format.kind: what a worker in quarantine has played is played again ($again)', async ({ format, again }) => {
  const whole = makeFolder(NAMES, { format });
  await play(whole, new MadePlayers(1, { bob: 'starves in company', emil: 'crash' }));
  for (const matches of [5, 8, 30]) {
    const paths = makeFolder(NAMES, { format });
    expect(await play(paths, new TwoWorkers(3, matches))).toBe('ended');
    const { counted, setAside, quarantined } = readTournament(paths);
    if (again) expect(counted.filter(({ measured }) => measured.worker === 'bad')).toEqual([]);
    expect(setAside.length > 0).toBe(again);
    expect(quarantined.map(({ worker }) => worker)).toEqual(['bad']);
    expect(makePages(paths) === makePages(whole)).toBe(true);
  }
});
