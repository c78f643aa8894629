// What the helpers of a kit say, in pictures. This is the JavaScript kit; the others are held to it by typed-kits.busy.test.ts.
import { describe, expect, test } from 'vitest';
import { drawField, drawIsland, drawPlanet, drawTown } from './pictures.ts';

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
