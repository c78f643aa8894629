import { beforeAll, describe, expect, test } from 'vitest';
import { DistanceField, makeGround, UNREACHABLE } from '../../../../engine/core/distance-field.ts';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { makeNeighbourTable } from '../../../../engine/core/grid.ts';
import { apocalypse } from '../../../../engine/games/apocalypse/apocalypse.ts';
import { CELLS, NEIGHBOURS, toPosition, SIZE } from '../../../../engine/games/apocalypse/board.ts';
import { generateMap } from '../../../../engine/games/apocalypse/map/generate-map.ts';
import { findMapProblem } from '../../../../engine/games/apocalypse/find-map-problem.ts';
import type { ApocalypseMap } from '../../../../engine/games/apocalypse/types.ts';

const { defaults, original } = apocalypse;
const SEEDS = 1000;

const generate = (seed: number, config = defaults): ApocalypseMap => generateMap(config, new SeededGenerator(seed));

let maps: ApocalypseMap[];
/** Per cent of each letter, map by map. */
let shares: Record<string, number>[];
beforeAll(() => {
  maps = Array.from({ length: SEEDS }, (_, seed) => generate(seed));
  shares = maps.map(({ board }) => sharesOf(board.join('')));
}, 60_000);

function sharesOf(letters: string): Record<string, number> {
  const found: Record<string, number> = { ':': 0, '.': 0, O: 0, X: 0 };
  for (const letter of letters) found[letter]! += 100 / CELLS;
  return found;
}

/** The first seed for which a promise is broken, and how; undefined when it always holds. */
function broken(promise: (map: ApocalypseMap) => string | undefined): unknown {
  for (const [seed, map] of maps.entries()) {
    const problem = promise(map);
    if (problem !== undefined) return { seed, problem };
  }
  return undefined;
}

const holds = (isTrue: boolean, problem: string): string | undefined => (isTrue ? undefined : problem);

const mirrors = ([i, j]: [number, number]): string[] =>
  [
    [i, j],
    [i, SIZE - 1 - j],
    [SIZE - 1 - i, SIZE - 1 - j],
    [SIZE - 1 - i, j],
  ].map(String);

describe('the land of 1000 maps', () => {
  test('is mirrored both ways', () => {
    const isMirrored = ({ board }: ApocalypseMap): boolean =>
      board.every((row, i) => row === [...row].reverse().join('') && row === board[SIZE - 1 - i]);
    expect(broken((map) => holds(isMirrored(map), 'not mirrored'))).toBeUndefined();
  });

  test('has 60 x 60 cells of four kinds [apocalypse:board-size] [apocalypse:four-lands]', () => {
    const isRight = ({ board }: ApocalypseMap): boolean =>
      board.length === SIZE && board.every((row) => /^[:.OX]{60}$/.test(row));
    expect(broken((map) => holds(isRight(map), 'other cells'))).toBeUndefined();
  });

  test('keeps every rule of a map file, mountains all around it among them [apocalypse:mountain-border] [apocalypse:start-on-right-land]', () => {
    expect(broken((map) => findMapProblem(map, defaults))).toBeUndefined();
  });

  test.each([
    ['forest', ':', 25, 70],
    ['grass', '.', 23, 42],
    ['water', 'O', 0, 24],
    ['mountain', 'X', 6.5, 10],
  ])('has a fair share of %s', (_, letter, least, greatest) => {
    const parts = shares.map((share) => share[letter]!);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...parts)).toBeLessThanOrEqual(greatest);
  });

  test('is varied: dry and wet, open and wooded, with a pocket of mountains and without', () => {
    const parts = (letter: string): number[] => shares.map((share) => share[letter]!);
    const spread = (letter: string): number => Math.max(...parts(letter)) - Math.min(...parts(letter));
    expect(spread(':')).toBeGreaterThan(30);
    expect(spread('.')).toBeGreaterThan(15);
    expect(spread('O')).toBeGreaterThan(20);
    expect(parts('O').filter((part) => part === 0).length).toBeGreaterThan(SEEDS / 10);
    const flat = parts('X').filter((part) => part < 6.6).length;
    expect(flat).toBeGreaterThan(SEEDS / 4);
    expect(flat).toBeLessThan((3 * SEEDS) / 4);
    expect(new Set(maps.map(({ board }) => board.join(''))).size).toBe(SEEDS);
  });

  test('is joined: every soldier can walk to every post and to every other soldier', () => {
    const steps = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [i, j] as const));
    const table = makeNeighbourTable({ rows: SIZE, columns: SIZE, ring: false }, steps);
    const field = new DistanceField(CELLS);
    const unreached = (map: ApocalypseMap): string | undefined => {
      const letters = map.board.join('');
      field.clear(makeGround(table, steps.length, (cell) => ':.'.includes(letters[cell]!)));
      field.addSource(map.soldiers[0]!.pos[0] * SIZE + map.soldiers[0]!.pos[1]);
      field.spread();
      const cell = field.distance.indexOf(UNREACHABLE);
      return cell < 0 ? undefined : `[${toPosition(cell)}] cannot be reached`;
    };
    expect(broken(unreached)).toBeUndefined();
  });

  test('lets every helicopter fly to every other', () => {
    const field = new DistanceField(CELLS);
    const isOpen = ({ board }: ApocalypseMap, i: number, j: number): boolean =>
      i >= 2 && j >= 2 && !board.slice(i - 2, i + 3).some((row) => row.slice(j - 2, j + 3).includes('X'));
    const stuck = (map: ApocalypseMap): string | undefined => {
      const [first, ...others] = map.helicopters.map(({ pos }) => pos[0] * SIZE + pos[1]);
      field.clear(makeGround(NEIGHBOURS, 4, (cell) => isOpen(map, ...toPosition(cell))));
      field.addSource(first!);
      field.spread();
      const far = others.find((cell) => field.distance[cell]! < 0 || field.distance[cell] === UNREACHABLE);
      return far === undefined ? undefined : `[${toPosition(far)}] cannot be reached`;
    };
    // Slow to look at, and the pockets are never near the border: some maps will do.
    maps.slice(0, 100).forEach((map) => expect(stuck(map)).toBeUndefined());
  });
});

describe('the posts of 1000 maps', () => {
  test('are 16, per quadrant two of 100 and two of 50 points [apocalypse:sixteen-posts] [apocalypse:post-values] [apocalypse:posts-by-quadrant]', () => {
    const northWest = (map: ApocalypseMap): number[] =>
      map.posts.filter(({ pos }) => pos[0] < 30 && pos[1] < 30).map(({ value }) => value);
    expect(broken((map) => holds(map.posts.length === 16, 'not 16'))).toBeUndefined();
    expect(broken((map) => holds(String(northWest(map)) === '100,100,50,50', 'other values'))).toBeUndefined();
  });

  test('are the more worth the nearer they are to the middle', () => {
    const steps = ([i, j]: [number, number]): number => 29 - Math.min(i, j);
    const isFair = ({ posts }: ApocalypseMap): boolean =>
      Math.max(steps(posts[0]!.pos), steps(posts[4]!.pos)) <= Math.min(steps(posts[8]!.pos), steps(posts[12]!.pos));
    expect(broken((map) => holds(isFair(map), 'a low post is nearer'))).toBeUndefined();
  });

  test('come in mirrored quadruples', () => {
    const isMirrored = ({ posts }: ApocalypseMap): boolean =>
      [0, 4, 8, 12].every(
        (first) => String(mirrors(posts[first]!.pos)) === String(posts.slice(first, first + 4).map(({ pos }) => pos)),
      );
    expect(broken((map) => holds(isMirrored(map), 'not mirrored'))).toBeUndefined();
  });

  test('are apart from each other, from the border and from their mirror images', () => {
    const measureGap = (a: [number, number], b: [number, number]): number =>
      Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
    const areApart = ({ posts }: ApocalypseMap): boolean =>
      posts.every(({ pos }, index) =>
        posts.every(
          (other, another) => another === index || measureGap(pos, other.pos) >= (another % 4 === index % 4 ? 7 : 5),
        ),
      );
    const isInside = ({ posts }: ApocalypseMap): boolean =>
      posts.every(({ pos }) => pos.every((line) => line >= 3 && line < 57));
    expect(broken((map) => holds(areApart(map), 'too near'))).toBeUndefined();
    expect(broken((map) => holds(isInside(map), 'at the border'))).toBeUndefined();
  });

  test('belong to nobody [apocalypse:posts-free-at-start]', () => {
    expect(
      broken(({ posts }) =>
        holds(
          posts.every(({ owner }) => owner === -1),
          'owned',
        ),
      ),
    ).toBeUndefined();
  });

  test('are never below a soldier', () => {
    const isTaken = ({ posts, soldiers }: ApocalypseMap): boolean => {
      const places = new Set(soldiers.map(({ pos }) => String(pos)));
      return posts.some(({ pos }) => places.has(String(pos)));
    };
    expect(broken((map) => holds(!isTaken(map), 'taken'))).toBeUndefined();
  });
});

describe('the units of 1000 maps', () => {
  test('are 20 soldiers and 2 helicopters each, and no parachuters [apocalypse:starting-forces]', () => {
    const forces = ({ soldiers, helicopters }: ApocalypseMap): unknown =>
      [0, 1, 2, 3].map((player) => [
        soldiers.filter((unit) => unit.player === player).length,
        helicopters.filter((unit) => unit.player === player).length,
      ]);
    expect(broken((map) => holds(String(forces(map)) === '20,2,20,2,20,2,20,2', 'other forces'))).toBeUndefined();
    expect(
      broken(({ helicopters }) =>
        holds(
          helicopters.every((unit) => unit.parachuters.length === 0),
          'some',
        ),
      ),
    ).toBeUndefined();
  });

  test('start in their quadrants [apocalypse:quadrants]', () => {
    const quadrantOf = ([i, j]: [number, number]): number => (i < 30 ? (j < 30 ? 0 : 1) : j < 30 ? 3 : 2);
    const isHome = ({ soldiers, helicopters }: ApocalypseMap): boolean =>
      [...soldiers, ...helicopters].every(({ player, pos }) => quadrantOf(pos) === player);
    expect(broken((map) => holds(isHome(map), 'abroad'))).toBeUndefined();
  });

  test('are healthy [apocalypse:soldier-life]', () => {
    expect(
      broken(({ soldiers }) =>
        holds(
          soldiers.every(({ life }) => life === 100),
          'hurt',
        ),
      ),
    ).toBeUndefined();
  });

  test('are soldiers in mirrored quadruples, by ascending id', () => {
    const isMirrored = ({ soldiers }: ApocalypseMap): boolean =>
      soldiers.every(({ id, player, pos }, index) => {
        const first = soldiers[index - (index % 4)]!;
        return id === 9 + index && player === index % 4 && mirrors(first.pos)[player] === String(pos);
      });
    expect(broken((map) => holds(isMirrored(map), 'not mirrored'))).toBeUndefined();
  });

  test('are soldiers anywhere in the quadrant, from map to map [apocalypse:soldiers-start-anywhere]', () => {
    const places = new Set(
      maps.flatMap(({ soldiers }) => soldiers.filter(({ player }) => player === 0).map(({ pos }) => String(pos))),
    );
    expect(places.size).toBe(29 * 29);
  });
});

describe('helicopters at the start', () => {
  const facings = (config = defaults): string[] => generate(1, config).helicopters.map(({ facing }) => facing);

  test('are where they are on the published maps', () => {
    expect(generate(1).helicopters.map(({ pos }) => pos)).toEqual([
      [5, 15],
      [15, 5],
      [5, 44],
      [15, 54],
      [54, 44],
      [44, 54],
      [54, 15],
      [44, 5],
    ]);
  });

  test('text: those of player 0 face east and south, the others are mirror images [apocalypse:helicopters-start-facing] [apocalypse:helicopters-start-mirrored]', () => {
    expect(facings()).toEqual(['east', 'south', 'west', 'south', 'west', 'north', 'east', 'north']);
  });

  test('original: those of player 0 face south and east', () => {
    expect(facings({ ...defaults, ...original })).toEqual([
      'south',
      'east',
      'south',
      'west',
      'north',
      'west',
      'north',
      'east',
    ]);
  });
});

test('a seed gives the same map every time, and another seed another', () => {
  expect(generate(7)).toEqual(generate(7));
  expect(generate(7)).not.toEqual(generate(8));
});
