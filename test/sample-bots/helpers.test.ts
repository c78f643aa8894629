// What the helpers of a kit say, in pictures. This is the JavaScript kit; the others are held to it by typed-kits.busy.test.ts.
import { describe, expect, test } from 'vitest';
import { drawField, drawIsland, drawOrders, drawPlanet, drawTown } from './pictures.ts';

interface Pos {
  readonly row: number;
  readonly column: number;
  toJSON(): number[];
}

interface Unit {
  readonly id: number;
  readonly pos: Pos;
}

/** What all views have. */
interface View {
  readonly mine: readonly Unit[];
  neighbours(pos: Pos): Pos[];
  path(from: Pos, goals: readonly Pos[]): Pos[];
  steps(from: Pos, goals: readonly Pos[]): number;
  towards(from: Pos, goals: readonly Pos[]): string | Pos | null;
  claimStep(unit: Unit, table: Int32Array): string | Pos | null;
  enemiesInReach(unit: Unit): Unit[];
  cellsOf(player: number): Pos[];
  grid(): string;
}

interface Kit {
  readonly FAR: number;
  readonly [name: string]: unknown;
}

const load = async (file: string): Promise<Kit> =>
  (await import(new URL(`../../sample-bots/javascript/minions/${file}.mjs`, import.meta.url).href)) as Kit;

const GAMES = {
  town: { kit: await load('walking-dead'), view: 'Town', draw: drawTown, shift: 0 },
  island: { kit: await load('ork-island'), view: 'Island', draw: drawIsland, shift: 1 },
  planet: { kit: await load('crematoria'), view: 'Planet', draw: drawPlanet, shift: 1 },
  field: { kit: await load('apocalypse'), view: 'Battlefield', draw: drawField, shift: 1 },
} as const;

type Name = keyof typeof GAMES;

function look(name: Name, picture: readonly string[], change: (state: object) => object = (state) => state): View {
  const { kit, view, draw } = GAMES[name];
  const parseState = kit['parseState'] as (line: string) => object;
  const View = kit[view] as new (state: object) => View;
  return new View(parseState(JSON.stringify(change(draw(picture)))));
}

/** The picture with a star on each of the positions that are in it. */
function star(name: Name, picture: readonly string[], positions: readonly Pos[]): string[] {
  const rows = picture.map((row) => [...row]);
  const { shift } = GAMES[name];
  for (const { row, column } of positions) rows[row - shift]![column - shift] = '*';
  return rows.map((row) => row.join(''));
}

type Row = readonly [what: string, name: Name, picture: readonly string[], expected: readonly string[]];

describe('neighbours, of my first unit', () => {
  test.each<Row>([
    ['four streets, no debris, and whoever is there', 'town', ['.Z.', 'XaB', '...'], ['.*.', 'Xa*', '.*.']],
    ['four cells of land', 'island', ['W..', 'Wa.', '.W.'], ['W*.', 'Wa*', '.W.']],
    ['eight caves, no rock', 'planet', ['R.,', 'Rp.', '..R'], ['R**', 'Rp*', '**R']],
    ['eight cells, no water', 'field', ['O..', 'Os.', '.E.'], ['O**', 'Os*', '***']],
  ])('%s', (_, name, picture, expected) => {
    const view = look(name, picture);
    expect(star(name, picture, view.neighbours(view.mine[0]!.pos))).toEqual(expected);
  });

  test('the columns of Crematoria are a ring, and an elevator leads outside', () => {
    const view = look('planet', ['p'], (state) => {
      const { board, units } = state as { board: string[][]; units: { pos: number[] }[] };
      const row = `E${'R'.repeat(78)}C`;
      const outside = `E${'O'.repeat(79)}`;
      return {
        ...state,
        board: [
          [board[0]![0], row, ...board[0]!.slice(2)],
          [board[1]![0], outside, ...board[1]!.slice(2)],
        ],
        units: [{ ...units[0], pos: [1, 0, 0] }],
      };
    });
    expect(view.neighbours(view.mine[0]!.pos).map((pos) => pos.toJSON())).toEqual([
      [1, 79, 0],
      [1, 0, 1],
    ]);
  });
});

describe('the way of my first unit to the others', () => {
  const goals = { town: 'Z', island: 'B', planet: 'P', field: 'E' } as const;

  test.each<readonly [...Row, steps: number, first: string | number[]]>([
    ['around debris', 'town', ['aX.', '.XZ', '...'], ['aX.', '*X*', '***'], 5, 'Down'],
    ['around other units', 'town', ['a..', 'BBZ'], ['a**', 'BB*'], 3, 'Right'],
    ['around rock', 'planet', ['pR,', ',RP', ',,,'], ['pR,', '*R*', ',*,'], 3, 'Bottom'],
    ['around water', 'field', ['sOE', '...'], ['sO*', '.*.'], 2, [2, 2]],
    ['over grass: steps plus the health that it costs', 'island', ['a..B'], ['a***'], 6, 'E'],
  ])('%s', (_, name, picture, expected, steps, first) => {
    const view = look(name, picture);
    const { pos } = view.mine[0]!;
    const marks = picture.flatMap((row, i) => [...row].flatMap((mark, j) => (mark === goals[name] ? [[i, j]] : [])));
    const Pos = GAMES[name].kit['Pos'] as new (...numbers: number[]) => Pos;
    const { shift } = GAMES[name];
    const targets = marks.map(([i, j]) => new Pos(i! + shift, j! + shift, 0));
    expect(star(name, picture, view.path(pos, targets))).toEqual(expected);
    expect(view.steps(pos, targets)).toBe(steps);
    expect(JSON.parse(JSON.stringify(view.towards(pos, targets)))).toEqual(first);
  });

  test('there is none, or it is there already', () => {
    const view = look('town', ['aXZ']);
    const { pos } = view.mine[0]!;
    expect([view.path(pos, []), view.steps(pos, []), view.towards(pos, [])]).toEqual([[], GAMES.town.kit.FAR, null]);
    expect([view.path(pos, [pos]), view.steps(pos, [pos]), view.towards(pos, [pos])]).toEqual([[], 0, null]);
  });
});

/** For every cell, how far it is to what rookies go for: zombies, cities that are not mine, pioneers of others, posts. */
const TABLES: Record<Name, (view: never) => Int32Array> = {
  town: (town: { zombies: Unit[]; stepsTo(goals: Pos[]): Int32Array }) =>
    town.stepsTo(town.zombies.map(({ pos }) => pos)),
  island: (island: { places: { owner: number }[]; walkFrom(goals: number[]): { far: Int32Array } }) =>
    island.walkFrom([...island.places.keys()].filter((n) => island.places[n]!.owner !== 0)).far,
  planet: (planet: View & { unitsOf(player: number): Unit[]; walkFrom(goals: Pos[]): { steps: Int32Array } }) =>
    planet.walkFrom(planet.unitsOf(1).map(({ pos }) => pos)).steps,
  field: (field: { posts: { cell: number; owner: number }[]; walkFrom(goals: number[]): Int32Array }) =>
    field.walkFrom(field.posts.filter(({ owner }) => owner !== 0).map(({ cell }) => cell)),
};

describe('the steps that my units claim, one after the other', () => {
  test.each<Row>([
    ['the first of equally good ones', 'town', ['a.', '.Z'], ['↓.', '.Z']],
    ['a cell that is claimed is not claimed again', 'town', ['a.Z', '.aX'], ['→.Z', '.aX']],
    ['the next best may lead away', 'town', ['aZa', '...'], ['→Z↓', '...']],
    ['nothing leads there', 'town', ['aXZ'], ['aXZ']],
    ['never onto a cell of mine, nor away', 'island', ['aaC', '..W'], ['a→C', '..W']],
    ['only nearer', 'island', ['.ac', 'Wa.', 'W.C'], ['.→c', 'W↓.', 'W.C']],
    ['who is there already stays', 'island', ['a.', 'C.'], ['↓.', 'C.']],
    ['pioneers onto nobody, furyans onto others', 'planet', ['pP.', 'Rf.'], ['pP.', 'R↑.']],
    ['not beside a hellhound', 'planet', ['f,,P', ',,,,', ',,H,'], ['→,,P', ',,,,', ',,H,']],
    ['never onto a cell of mine', 'planet', ['ffP'], ['f→P']],
    ['the first of equally good ones, row by row', 'field', ['.....', 's...!', '.....'], ['.....', '↗...!', '.....']],
    ['only nearer, and no cell twice', 'field', ['sO!', 's..'], ['↘O!', 's..']],
    ['never onto a cell of mine, but onto enemies', 'field', ['ssE!'], ['s→E!']],
  ])('%s', (_, name, picture, expected) => {
    const view = look(name, picture);
    const table = TABLES[name](view as never);
    const orders = view.mine.flatMap((unit) => {
      const way = view.claimStep(unit, table);
      if (way === null) return [];
      return typeof way === 'string' ? { unit: unit.id, dir: way } : { soldier: unit.id, to: way.toJSON() };
    });
    expect(drawOrders(picture, GAMES[name].draw(picture), orders)).toEqual(expected);
  });

  test('not outside, though it is night there', () => {
    const outside = (state: object): object => {
      const { units } = state as { units: { pos: number[]; player: number }[] };
      const raised = units.map((unit) => ({ ...unit, pos: [...unit.pos.slice(0, 2), 1 - unit.player] }));
      return { ...state, units: raised, night: [60, 19] };
    };
    const view = look('planet', ['f.P'], outside);
    expect(view.claimStep(view.mine[0]!, TABLES.planet(view as never))).toBeNull();
  });

  test('not into fire, though there is a post', () => {
    const view = look('field', ['s!'], (state) => ({ ...state, fire: [{ pos: [1, 2], turns: 3 }] }));
    expect(view.claimStep(view.mine[0]!, TABLES.field(view as never))).toBeNull();
  });

  test('and the cells below a helicopter, nearest first, as many as it has parachuters and may throw', () => {
    interface Field extends View {
      readonly myHelicopters: readonly Unit[];
      claimLandings(helicopter: Unit, table: Int32Array, most: number): Pos[];
    }
    const picture = ['.....', '..OE!', '.....', '....s', '.....'];
    const over = (state: object): object => {
      const { helicopters } = state as { helicopters: object[] };
      const [first, second, ...rest] = helicopters.map((one) => ({ ...one, pos: [3, 3] }));
      return {
        ...state,
        helicopters: [{ ...first, parachuters: [9, 9, 9] }, { ...second, parachuters: [9] }, ...rest],
      };
    };
    const field = look('field', picture, over) as Field;
    const table = TABLES.field(field as never);
    const claim = (n: number, most: number): string =>
      field
        .claimLandings(field.myHelicopters[n]!, table, most)
        .map(({ row, column }) => `${row - 1},${column - 1}`)
        .join(' ');
    expect([claim(0, 0), claim(0, 2), claim(0, 4), claim(1, 4)]).toEqual(['', '1,4 0,3', '0,4 2,3 2,4', '0,2']);
    // They have claimed every cell that would bring the soldier nearer.
    expect(field.claimStep(field.mine[0]!, table)).toBeNull();
  });
});

test.each<readonly [name: Name, picture: readonly string[], ids: readonly number[]]>([
  ['town', ['BaZ', '.a.'], [0, 2]],
  ['island', ['BaB', '.aB'], [0, 2]],
  ['planet', ['PfH', 'p..'], [0]],
  ['field', ['EsE', '..E'], [9, 11, 12]],
])('enemies in reach: %s', (name, picture, ids) => {
  const view = look(name, picture);
  const found = view.enemiesInReach(view.mine[0]!).map(({ id }) => id);
  expect(found.sort((a, b) => a - b)).toEqual(ids);
});

test.each<Row>([
  ['caves', 'planet', ['p,.'], ['**.']],
  ['cities', 'island', ['c.C'], ['*.C']],
])('cells of mine: %s', (_, name, picture, expected) => {
  expect(star(name, picture, look(name, picture).cellsOf(0))).toEqual(expected);
});

test('a board as text', () => {
  expect(look('town', ['aXM', 'B.Z']).grid()).toBe('0XM\n1.z');
  expect(look('planet', ['pRH']).grid().split('\n')[1]).toMatch(/^R0RhR+$/);
  expect(look('field', ['sE:']).grid().split('\n')[1]).toMatch(/^X01\.X+$/);
  expect(look('island', ['aCB']).grid().split('\n')[1]).toMatch(/^W0C1W+$/);
});

test('positions compare by samePos and key', () => {
  const { Pos, samePos, key } = GAMES.town.kit as unknown as {
    Pos: new (row: number, column: number) => Pos;
    samePos(a: Pos | null, b: Pos | null): boolean;
    key(pos: Pos): number;
  };
  const [here, same, other] = [new Pos(1, 2), new Pos(1, 2), new Pos(2, 1)];
  expect([samePos(here, same), samePos(here, other), samePos(here, null)]).toEqual([true, false, false]);
  expect([key(here) === key(same), key(here) === key(other)]).toEqual([true, false]);
});
