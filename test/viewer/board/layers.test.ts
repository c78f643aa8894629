import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countHeat } from '../../../viewer/board/heat-map.ts';
import { findFirstDifference, findPairProblem, listDifferentCells } from '../../../viewer/film/compare-films.ts';
import { traceTrails } from '../../../viewer/film/history.ts';
import { makeResult } from '../../../viewer/film/make-result.ts';
import { makeStateLine } from '../../../viewer/film/make-state-line.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import { extendStatistics } from '../../../viewer/film/statistics.ts';
import { checkPreferences } from '../../../viewer/page/remember.ts';
import { makeShow, type Show } from '../../../viewer/film/show.ts';
import { findGame } from '../../../engine/registry.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import { compareReplays } from '../../../replay/compare-replays.ts';
import { labelRound } from '../../../viewer/film/film.ts';
import { makeStates } from '../../../replay/make-states.ts';
import { GAME_IDS, makeReplay } from '../make-replay.ts';
import { IS_THOROUGH } from '../../thorough.ts';

function showOf(text: string): Show {
  const show = makeShow(readWholeFilm(text), { file: 'match.jsonl' });
  extendStatistics(show.statistics, show.film, show.drawing);
  return show;
}

const text = makeReplay('walking-dead', 40);
const show = showOf(text);
const other = showOf(makeReplay('walking-dead', 40, 3, 8));
const sum = (counts: Iterable<number>): number => [...counts].reduce((a, b) => a + b, 0);

describe('heat maps and trails', () => {
  test('count every unit that was somewhere, and every one that died', () => {
    const { film, drawing, statistics } = show;
    const alive = film.frames.map(({ view }) => drawing.listTokens(view).filter(({ kind }) => kind !== 'dead').length);
    expect(sum(countHeat(film, drawing, 'presence', 40))).toBe(sum(alive));
    const killed = statistics.events.flat().filter((event) => event.kind === 'death').length;
    expect(killed).toBeGreaterThan(0);
    expect(sum(countHeat(film, drawing, 'deaths', 40))).toBe(killed);
    expect(sum(countHeat(film, drawing, 'deaths', 0))).toBe(0);
    expect(traceTrails(film, drawing, 20, 10).every((trail) => trail.length === 11)).toBe(true);
  });
});

describe('two matches', () => {
  test('of one board are the same until somebody does something else', () => {
    expect(findFirstDifference(show, showOf(text))).toBeUndefined();
    // The first round is played another way, and leads to another board.
    expect(findFirstDifference(show, other)).toBe(0);
    expect(listDifferentCells({ show, other }, 0)).toEqual([]);
    expect(listDifferentCells({ show, other }, 1).length).toBeGreaterThan(0);
    const cut = showOf(`${text.split('\n').slice(0, 11).join('\n')}\n`);
    expect(findFirstDifference(show, cut)).toBe(10);
  });

  test.each(GAME_IDS)('of %s part in the round that "minions diff" names', async (game) => {
    const name = (text: string) => ({ name: 'match.jsonl', chunks: [text], games: { findGame, checkShape } });
    const rounds = fc.record({ seed: fc.integer({ min: 1, max: 1000 }), parting: fc.nat({ max: 7 }) });
    await fc.assert(
      fc.asyncProperty(rounds, async ({ seed, parting }) => {
        const texts = [makeReplay(game, 8, seed), makeReplay(game, 8, seed, seed + 1, parting)] as const;
        const [one, two] = [showOf(texts[0]), showOf(texts[1])];
        const { first } = await compareReplays(name(texts[0]), name(texts[1]));
        const frame = findFirstDifference(one, two);
        expect(frame).toBe(parting);
        expect(labelRound(one.film, frame!)).toBe(String(first!.round));
      }),
      { numRuns: IS_THOROUGH ? 10 : 3 },
    );
  });

  test('of which one is still read have no outlines where it has no board yet', () => {
    const half = showOf(`${makeReplay('walking-dead', 40, 3, 8).split('\n').slice(0, 11).join('\n')}\n`);
    half.film.isComplete = false;
    expect(listDifferentCells({ show, other: half }, 10).length).toBeGreaterThan(0);
    expect(listDifferentCells({ show, other: half }, 11)).toEqual([]);
  });

  test('of two games do not go side by side', () => {
    expect(findPairProblem(show, showOf(makeReplay('ork-island', 2)))).toContain('only matches of one game');
    expect(findPairProblem(show, other)).toBeUndefined();
  });
});

test('a result tells places, margins, verdicts and where it was decided', () => {
  const { title, rows, moments } = makeResult(show);
  const [first, second] = rows;
  expect(title).toBe(`${first!.name} wins`);
  expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(first!.margin).toBe(`+${(first!.score - second!.score).toLocaleString('en')}`);
  expect(rows.find(({ player }) => player === 3)!.verdict).toBe('out in round 5: timeout. it thought for 200 ms');
  expect(moments.length).toBeGreaterThan(0);
  expect(moments[0]!.text).toContain(`${first!.name} wins`);
});

test('the state that is copied is the one that was sent, byte for byte', async () => {
  const compared: number[] = [];
  for await (const { round, line } of makeStates([text], 2, { findGame, checkShape }, () => findValidator)) {
    if (round !== 1 && round !== 17) continue;
    expect(await makeStateLine(text, 2, round, makeViewerGames())).toBe(Buffer.from(line).toString());
    compared.push(round);
  }
  expect(compared).toEqual([1, 17]);
});

test('whatever stands where preferences are kept, the page gets what it can use', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('isDark', 'speed', 'layers', 'folded', 'x'), fc.jsonValue()), (found) => {
      const { speed = 1, isDark = true, layers, folded = [] } = checkPreferences(found);
      expect([typeof speed, typeof isDark, Array.isArray(folded)]).toEqual(['number', 'boolean', true]);
      expect(layers === undefined || layers.units.length === 4).toBe(true);
    }),
  );
  const kept = { isDark: true, speed: 12, folded: ['points'] };
  expect(checkPreferences(kept)).toEqual(kept);
});
