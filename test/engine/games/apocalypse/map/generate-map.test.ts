import { beforeAll, describe, expect, test } from 'vitest';
import { DistanceField, makeGround, UNREACHABLE } from '../../../../../engine/core/distance-field.ts';
import { EightWayField } from '../../../../../engine/core/eight-way-field.ts';
import { SeededGenerator } from '../../../../../engine/core/generator.ts';
import { makeNeighbourTable } from '../../../../../engine/core/grid.ts';
import { apocalypse } from '../../../../../engine/games/apocalypse/apocalypse.ts';
import { CELLS, NEIGHBOURS, toPosition, SIZE } from '../../../../../engine/games/apocalypse/board.ts';
import { generateMap } from '../../../../../engine/games/apocalypse/map/generate-map.ts';
import { findMapProblem } from '../../../../../engine/games/apocalypse/find-map-problem.ts';
import type { ApocalypseMap } from '../../../../../engine/games/apocalypse/types.ts';

const { defaults, original } = apocalypse;
const published = { ...defaults, ...original };
const SEEDS = 300;

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

const around = new EightWayField(SIZE, SIZE);

/** From a post to the nearest soldier of player 0, and of anybody else. */
function countStepsFrom({ board, soldiers }: ApocalypseMap, [row, column]: readonly [number, number]): Nearest {
  around.clear(around.makeGround((cell) => ':.'.includes(board[Math.floor(cell / SIZE)]![cell % SIZE]!)));
  around.addSource(row * SIZE + column);
  around.spread();
  const measure = (isOne: (player: number) => boolean): number =>
    Math.min(
      ...soldiers
        .filter(({ player }) => isOne(player))
        .map(({ pos: [i, j] }) => around.distance[around.toPlace(i * SIZE + j)]!),
    );
  return { own: measure((player) => player === 0), enemy: measure((player) => player !== 0) };
}

interface Nearest {
  readonly own: number;
  readonly enemy: number;
}

/** Whether some helicopter, flying and turning from where it starts, comes to have the cell below it. */
function isCoverable(map: ApocalypseMap, [row, column]: readonly [number, number]): boolean {
  return [...findCentres(map)].some(
    (centre) => Math.max(Math.abs(Math.floor(centre / SIZE) - row), Math.abs((centre % SIZE) - column)) <= 2,
  );
}

const centresOf = new WeakMap<ApocalypseMap, Set<number>>();

function findCentres(map: ApocalypseMap): Set<number> {
  const known = centresOf.get(map) ?? new Set<number>();
  centresOf.set(map, known);
  if (known.size > 0) return known;
  const isOpen = (centre: number): boolean =>
    map.board
      .slice(Math.floor(centre / SIZE) - 2, Math.floor(centre / SIZE) + 3)
      .every((letters) => !letters.slice((centre % SIZE) - 2, (centre % SIZE) + 3).includes('X'));
  const reach = (centre: number): void => void (isOpen(centre) && known.add(centre));
  for (const { pos } of map.helicopters) reach(pos[0] * SIZE + pos[1]);
  // A set that grows is walked through to its end.
  for (const centre of known) for (const step of [1, -1, SIZE, -SIZE]) reach(centre + step);
  return known;
}

describe('the land of 300 maps', () => {
  test('has no gap between two cells of water that touch at a corner only', () => {
    const hasGap = ({ board }: ApocalypseMap): boolean =>
      board.some((letters, i) =>
        [...letters].some((_, j) => {
          const square = letters.slice(j, j + 2) + (board[i + 1]?.slice(j, j + 2) ?? '');
          return /^[:.]..[:.]$/.test(square)
            ? /^.(O[OX]|XO).$/.test(square)
            : /^(O[:.]{2}[OX]|X[:.]{2}O)$/.test(square);
        }),
      );
    expect(broken((map) => holds(!hasGap(map), 'a gap'))).toBeUndefined();
  });

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

describe('the posts of 300 maps', () => {
  test('are 16, per quadrant two of 100 and two of 50 points [apocalypse:sixteen-posts] [apocalypse:post-values] [apocalypse:posts-by-quadrant]', () => {
    const northWest = (map: ApocalypseMap): number[] =>
      map.posts.filter(({ pos }) => pos[0] < 30 && pos[1] < 30).map(({ value }) => value);
    expect(broken((map) => holds(map.posts.length === 16, 'not 16'))).toBeUndefined();
    expect(broken((map) => holds(String(northWest(map)) === '100,100,50,50', 'other values'))).toBeUndefined();
  });

  test('are all where some helicopter can fly', () => {
    const cannot = 'a post that no helicopter can cover';
    expect(
      broken((map) =>
        holds(
          map.posts.every(({ pos }) => isCoverable(map, pos)),
          cannot,
        ),
      ),
    ).toBeUndefined();
  });

  test('are worth much where they are contested, and little at home [apocalypse:strategic-location]', () => {
    const steps: Record<string, number[]> = { 'own 100': [], 'enemy 100': [], 'own 50': [], 'enemy 50': [] };
    for (const map of maps) {
      for (const { pos, value } of map.posts.filter((post) => Math.max(...post.pos) < SIZE / 2)) {
        const { own, enemy } = countStepsFrom(map, pos);
        steps[`own ${value}`]!.push(own);
        steps[`enemy ${value}`]!.push(enemy);
      }
    }
    const mean = (list: readonly number[]): number => list.reduce((sum, count) => sum + count) / list.length;
    expect(mean(steps['own 100']!)).toBeGreaterThan(2.5 * mean(steps['own 50']!));
    expect(mean(steps['enemy 100']!)).toBeLessThan(0.6 * mean(steps['enemy 50']!));
    expect(mean(steps['enemy 100']!)).toBeLessThan(2 * mean(steps['own 100']!));
    expect(Math.min(...steps['enemy 50']!)).toBeGreaterThan(15);
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

describe('the units of 300 maps', () => {
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

  test('are soldiers far from each other’s quadrants: nobody begins in contact with an enemy', () => {
    const isApart = ({ soldiers }: ApocalypseMap): boolean =>
      soldiers.every(({ pos }) => pos.every((line) => Math.abs(line - (SIZE - 1) / 2) > 3));
    expect(broken((map) => holds(isApart(map), 'near the axis'))).toBeUndefined();
  });

  test('are soldiers anywhere in the quadrant, from map to map [apocalypse:soldiers-start-anywhere]', () => {
    const places = new Set(
      maps.flatMap(({ soldiers }) => soldiers.filter(({ player }) => player === 0).map(({ pos }) => String(pos))),
    );
    // But for the lines next to the border and to the others' quadrants.
    expect(places.size).toBeGreaterThan(0.99 * 26 * 26);
  });
});

describe('helicopters at the start', () => {
  const facings = (config = defaults): string[] => generate(1, config).helicopters.map(({ facing }) => facing);

  test('are where they are on the published maps', () => {
    expect(generate(1, published).helicopters.map(({ pos }) => pos)).toEqual([
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
    expect(facings(published)).toEqual(['south', 'east', 'south', 'west', 'north', 'west', 'north', 'east']);
  });
});

test('a seed gives the same map every time, and another seed another', () => {
  expect(generate(7)).toEqual(generate(7));
  expect(generate(7)).not.toEqual(generate(8));
});
