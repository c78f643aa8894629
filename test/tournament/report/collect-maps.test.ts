import { expect, test } from 'vitest';
import { collectMaps } from '../../../tournament/report/collect-maps.ts';
import type { TournamentDefinition } from '../../../protocol/types/tournament/definition.ts';
import type { StandingsRow } from '../../../protocol/types/tournament/standings.ts';
import { makePlayed } from '../made-records.ts';
import { makeFiles, makeTournament } from '../made-tournament.ts';

const rate = (points: Record<string, number>): StandingsRow[] =>
  Object.entries(points).map(([id, value]) => ({ id, points: value }) as StandingsRow);

const EVEN = rate({ anna: 0, bob: 0, carl: 0, dora: 0 });

/** Block 1 from all four seats; anna always wins, and player 3 beats everybody else. */
const BLOCK = [
  '1.1: anna 1, bob 4, carl 3, dora 2',
  '1.2: dora 4, anna 1, bob 3, carl 2',
  '1.3: carl 4, dora 3, anna 1, bob 2',
  '1.4: bob 4, carl 3, dora 2, anna 1',
].map((text) => makePlayed(text));

test('a map has the mean of its matches, by bot and by seat', () => {
  const [map] = collectMaps(BLOCK, EVEN);
  expect(map!.bots.map(({ id, places }) => [id, ...places])).toEqual([
    ['anna', 1, 1, 1, 1],
    ['dora', 4, 3, 2, 2],
    ['carl', 4, 3, 3, 2],
    ['bob', 4, 4, 3, 2],
  ]);
  expect(map!.bots.map(({ rankPoints }) => Number(rankPoints.toFixed(4)))).toEqual([1, 0.4167, 0.3333, 0.25]);
  expect(map!.seats.map((points) => Number(points.toFixed(4)))).toEqual([0.25, 0.4167, 0.5833, 0.75]);
});

test.each([
  [{ anna: 0, bob: 0, carl: 0, dora: 0 }, 0.5],
  [{ anna: 400, bob: 0, carl: 0, dora: 0 }, 10 / 11],
  [{ anna: 0, bob: 400, carl: 0, dora: -400 }, (1 / 11 + 1 / 2 + 10 / 11) / 3],
])('what the ratings %j give anna', (points, expected) => {
  const anna = collectMaps(BLOCK, rate(points))[0]!.bots.find(({ id }) => id === 'anna')!;
  expect(anna.expected).toBeCloseTo(expected, 12);
});

test('maps are in order of block, a qualification is none, and who has no rating is not expected anything', () => {
  const other = makePlayed('2.1: anna 1, bob 2, carl 3, emil 4');
  const qualification = makePlayed('3.1: anna 1, anna 2, anna 3, anna 4', { isRated: false });
  const maps = collectMaps([...BLOCK, other, qualification], EVEN);
  expect(maps.map(({ block }) => block)).toEqual([1, 2]);
  expect(maps[1]!.bots.map(({ expected }) => expected)).toEqual([null, null, null, null]);
});

test('pages name a few maps, and maps.csv has them all', () => {
  const tournament = makeTournament(12, 240);
  const { state } = tournament;
  const files = makeFiles(tournament);
  expect(files.get('maps.csv')!.trim().split('\r\n')).toHaveLength(
    1 + collectMaps(state.counted, []).flatMap(({ bots }) => bots).length,
  );
  expect(files.get('index.html')).toContain('Where a bot surprised most');
  expect(files.get('bots/anna.html')).toMatch(/The 5 best and the 5 worst of \d+ maps/);
});

test.each([
  ['GENERATOR1', 'Every block has a map of its own'],
  [{ board: ['..', '..'] }, 'All matches were played on the map of the configuration'],
])('a map that is drawn, and one that is given: %j', (map, sentence) => {
  const tournament = makeTournament(5, 80, {
    config: { rules: 'text', rounds: 120, map } as TournamentDefinition['config'],
  });
  expect(makeFiles(tournament).get('index.html')).toContain(sentence);
});
