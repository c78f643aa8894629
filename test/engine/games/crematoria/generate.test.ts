import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { defaults } from '../../../../engine/games/crematoria/defaults.ts';
import { generate } from '../../../../engine/games/crematoria/generate.ts';
import { makeConfig, makeState } from '../../../../engine/games/crematoria/text/make-text.ts';
import { parseConfig } from '../../../../engine/games/crematoria/text/parse-config.ts';
import type { CrematoriaConfig } from '../../../../engine/games/crematoria/types.ts';
import { view } from '../../../../engine/games/crematoria/view.ts';

/** A map with one wide cave: rows 5 to 34, of all columns. */
function wideMap(): [string[], string[]] {
  const cave = Array.from({ length: 40 }, (_, row) => (row < 5 || row > 34 ? 'R' : 'C').repeat(80));
  return [cave, Array.from({ length: 40 }, () => 'O'.repeat(80))];
}

const start = (config: Partial<CrematoriaConfig>, seed = 1) =>
  generate({ ...defaults, ...config }, new SeededGenerator(seed));

const put = (row: string, column: number, letters: string): string =>
  row.slice(0, column) + letters + row.slice(column + letters.length);

describe('a given map', () => {
  test('has its land, owners and gems', () => {
    const map = wideMap();
    map[0][0] = put(map[0][0]!, 3, '0123E');
    map[1][0] = put(map[1][0]!, 7, 'E');
    map[1][39] = put(map[1][39]!, 78, 'GG');
    const state = start({ map, pioneers: 0, furyans: 0, hellhounds: 0 });
    const { board, owners, gems, groups } = view(state);
    expect(board[0][0]!.slice(0, 10)).toBe('RRRCCCCERR');
    expect(board[1][0]!.slice(0, 10)).toBe('OOOOOOOEOO');
    expect(owners[0]!.slice(0, 10)).toBe('...0123...');
    expect(gems).toEqual([{ pos: [39, 78, 1] }, { pos: [39, 79, 1] }]);
    expect(groups.map(({ cells }) => cells)).toEqual([1, 1, 1, 1]);
  });

  test('can be the text of a drawn one, with what has been conquered and grown since', () => {
    const drawn = start({});
    drawn.gem[3200 + 5] = 1;
    const rows = makeState(drawn).split('\n').slice(2, 82);
    const text = makeConfig({ ...defaults, map: [rows.slice(0, 40), rows.slice(40)] });
    const given = start({ ...parseConfig(text), pioneers: 0, furyans: 0, hellhounds: 0 });
    expect(given.map.land).toEqual(drawn.map.land);
    expect(given.owner).toEqual(drawn.owner);
    expect(given.cells).toEqual(drawn.cells);
    expect(given.gem).toEqual(drawn.gem);
  });

  test('fixes only the map: units are placed by the seed', () => {
    const map = wideMap();
    const places = [1, 1, 2].map((seed) => [...start({ map }, seed).cell].join());
    expect(places[0]).toBe(places[1]);
    expect(places[0]).not.toBe(places[2]);
  });

  test('a pioneer that starts on a cell of others takes it', () => {
    const map = wideMap();
    map[0] = map[0].map((row) => row.replaceAll('C', '3'));
    const state = start({ map });
    expect([...state.cells]).toEqual([15, 15, 15, 30 * 80 - 45]);
  });
});

test('a drawn map has no gems and nothing owned but where pioneers start', () => {
  const shown = view(start({}));
  expect(shown.gems).toEqual([]);
  expect(shown.groups.map(({ cells }) => cells)).toEqual([15, 15, 15, 15]);
});

test('the same seed gives the same start, another seed another', () => {
  const [one, same, other] = [5, 5, 6].map((seed) => start({}, seed));
  expect(same!.words).toEqual(one!.words);
  expect(same!.map.land).toEqual(one!.map.land);
  expect(other!.map.land).not.toEqual(one!.map.land);
});
