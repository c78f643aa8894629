// Small boards as text. One letter for each cell: what stands there, or else the ground.
//
//   ground   . cave or outside   # rock   E elevator   0-3 cave owned by that player   G gem
//   units    a b c d pioneers of players 0 to 3   A B C D furyans   H hellhound
//            N necromonger   n necromonger in the sky
//
// Two blocks side by side show the units on the left; on the right the ground below them, and who is in the sky above.
// Units are called by their letter, the second of a kind in reading order 'a2', the third 'a3', and keep that name when
// they change sides.
import { expect } from 'vitest';
import { CELLS, LEVEL_CELLS, toCell } from '../../../../engine/games/crematoria/board.ts';
import { defaults } from '../../../../engine/games/crematoria/defaults.ts';
import {
  conquer,
  makeEmptyState,
  makeMap,
  putUnit,
  type CrematoriaState,
  type Roster,
} from '../../../../engine/games/crematoria/state.ts';
import type { CrematoriaConfig } from '../../../../engine/games/crematoria/types.ts';
import {
  FURYAN,
  HELLHOUND,
  LAND,
  NECROMONGER,
  NOBODY,
  PIONEER,
} from '../../../../engine/games/crematoria/vocabulary.ts';

const PEOPLE = 'abcdABCD';
const NECROMONGERS = 'Nn';
const HELLHOUNDS = 'H';
const UNITS = PEOPLE + NECROMONGERS + HELLHOUNDS;

interface Options {
  /** Row and column of the upper left corner. */
  at?: readonly [row: number, column: number];
  round?: number;
  config?: Partial<CrematoriaConfig>;
  /** Of units, by name. Others have all they can have. */
  health?: Readonly<Record<string, number>>;
  /** Of necromongers in the sky, by name. */
  turns?: Readonly<Record<string, number>>;
}

export interface Scene {
  readonly state: CrematoriaState;
  readonly config: CrematoriaConfig;
  /** The part of the board that the pictures show. */
  readonly windows: readonly Window[];
  readonly ids: ReadonlyMap<string, number>;
}

interface Window {
  readonly level: number;
  readonly at: readonly [row: number, column: number];
  readonly rows: number;
  readonly columns: number;
}

interface Drawing extends Window {
  readonly blocks: readonly string[][];
}

interface DrawnUnit {
  readonly letter: string;
  readonly cell: number;
}

/** A board with a cave around which all is rock, and the outside above it empty. */
export const cave = (picture: string, options?: Options): Scene => levels({ cave: picture }, options);

/** A board with nothing but rock below. In round 0 columns 0 to 39 are night. */
export const outside = (picture: string, options?: Options): Scene => levels({ outside: picture }, options);

export function levels(pictures: { cave?: string; outside?: string }, options: Options = {}): Scene {
  const config = { ...defaults, ...options.config };
  const drawings = [pictures.cave, pictures.outside].flatMap((text, level) =>
    text === undefined ? [] : [draw(text, level, options.at ?? [10, 10])],
  );
  const units = drawings.flatMap(listUnits);
  const people = units.filter(({ letter }) => PEOPLE.includes(letter));
  const necromongers = units.filter(({ letter }) => NECROMONGERS.includes(letter));
  const hellhounds = units.filter(({ letter }) => HELLHOUNDS.includes(letter));
  const state = makeEmptyState(makeMap(readLand(drawings)), rosterOf(people, hellhounds, config), 1);
  const ids = new Map<string, number>();
  const place = (unit: DrawnUnit, id: number): void => {
    placeUnit(state, id, unit);
    ids.set(nameFor(unit, ids), id);
  };
  for (const [index, unit] of people.entries()) place(unit, index);
  for (const [index, unit] of necromongers.entries()) place(unit, state.roster.people + index);
  for (const [index, unit] of hellhounds.entries()) place(unit, state.roster.firstHellhound + index);
  for (const drawing of drawings) paintOwnersAndGems(state, drawing);
  for (const [name, health] of Object.entries(options.health ?? {})) state.health[ids.get(name)!] = health;
  for (const [name, turns] of Object.entries(options.turns ?? {})) state.turns[ids.get(name)!] = turns;
  state.round = options.round ?? 0;
  state.necromongersAtStart[0] = necromongers.length;
  return { state, config, windows: drawings, ids };
}

function draw(text: string, level: number, at: readonly [number, number]): Drawing {
  const blocks = linesOf(text).map((line) => line.split(/\s+/));
  const widths = new Set(blocks.flat().map((block) => block.length));
  if (widths.size > 1) throw new Error(`the rows of a picture differ in length:\n${text}`);
  return { level, at, rows: blocks.length, columns: blocks[0]![0]!.length, blocks };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function cellsOf({ level, at, rows, columns }: Window): { row: number; column: number; cell: number }[] {
  return Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns);
    const column = index % columns;
    return { row, column, cell: toCell(at[0] + row, at[1] + column, level) };
  });
}

function listUnits(drawing: Drawing): DrawnUnit[] {
  return cellsOf(drawing).flatMap(({ row, column, cell }) => {
    const letters = drawing.blocks[row]!.map((block) => block[column]!);
    return letters.filter((letter) => UNITS.includes(letter)).map((letter) => ({ letter, cell }));
  });
}

function groundOf({ blocks }: Drawing, row: number, column: number): string {
  const [over, under] = blocks[row]!;
  const letter = (under ?? over!)[column]!;
  return UNITS.includes(letter) ? '.' : letter;
}

function readLand(drawings: readonly Drawing[]): Int8Array {
  const land = new Int8Array(CELLS).fill(LAND.R, 0, LEVEL_CELLS).fill(LAND.O, LEVEL_CELLS);
  for (const drawing of drawings) {
    for (const { row, column, cell } of cellsOf(drawing)) {
      const letter = groundOf(drawing, row, column);
      if (letter === 'E') land[cell] = land[(cell + LEVEL_CELLS) % CELLS] = LAND.E;
      else if (drawing.level === 0 && letter !== '#') land[cell] = LAND.C;
    }
  }
  return land;
}

function paintOwnersAndGems(state: CrematoriaState, drawing: Drawing): void {
  for (const { row, column, cell } of cellsOf(drawing)) {
    const letter = groundOf(drawing, row, column);
    if (letter >= '0' && letter <= '3') conquer(state, cell, Number(letter));
    if (letter === 'G') state.gem[cell] = 1;
  }
}

/** Exactly the people and hellhounds of the pictures, and as many necromongers as the configuration allows. */
function rosterOf(people: readonly DrawnUnit[], hellhounds: readonly DrawnUnit[], config: CrematoriaConfig): Roster {
  const types = [
    ...people.map(({ letter }) => (letter < 'a' ? FURYAN : PIONEER)),
    ...Array.from({ length: config.necromongers }, () => NECROMONGER),
    ...hellhounds.map(() => HELLHOUND),
  ];
  const healths = [config.pioneerHealth, config.furyanHealth, config.necromongerHealth, -1];
  return {
    types: Int8Array.from(types),
    people: people.length,
    firstHellhound: people.length + config.necromongers,
    size: types.length,
    maxHealth: Int16Array.from(types, (type) => healths[type]!),
  };
}

function placeUnit(state: CrematoriaState, id: number, { letter, cell }: DrawnUnit): void {
  state.player[id] = PEOPLE.includes(letter) ? PEOPLE.indexOf(letter) % 4 : NOBODY;
  state.health[id] = state.roster.maxHealth[id]!;
  if (letter === 'N') state.turns[id] = 0;
  if (letter === 'n') state.turns[id] = defaults.turnsToLand;
  if (letter === 'n') state.cell[id] = cell;
  else putUnit(state, id, cell);
}

function nameFor({ letter }: DrawnUnit, taken: ReadonlyMap<string, number>): string {
  let name = letter;
  for (let count = 2; taken.has(name); count++) name = `${letter}${count}`;
  return name;
}

/** Compares what a scene shows now with one picture for each of its levels. */
export function expectPicture(scene: Scene, ...pictures: string[]): void {
  const expected = pictures.map((picture) => linesOf(picture).map((line) => line.split(/\s+/).join('   ')));
  const actual = scene.windows.map((window, index) => {
    const hasTwoBlocks = expected[index]?.[0]?.includes(' ') ?? false;
    return show(scene.state, window, hasTwoBlocks);
  });
  expect(actual).toEqual(expected);
}

function show(state: CrematoriaState, window: Window, inTwoBlocks: boolean): string[] {
  const letters = cellsOf(window).map(({ cell }) => [unitLetter(state, cell), lowerLetter(state, cell)] as const);
  return Array.from({ length: window.rows }, (_, row) => {
    const cells = letters.slice(row * window.columns, (row + 1) * window.columns);
    if (!inTwoBlocks) return cells.map(([over, under]) => over ?? under).join('');
    return `${cells.map(([over]) => over ?? '.').join('')}   ${cells.map(([, under]) => under).join('')}`;
  });
}

function unitLetter(state: CrematoriaState, cell: number): string | undefined {
  const id = state.occupant[cell]!;
  if (id === NOBODY) return undefined;
  const type = state.roster.types[id]!;
  if (type === HELLHOUND) return 'H';
  if (type === NECROMONGER) return 'N';
  return PEOPLE[state.player[id]! + (type === FURYAN ? 4 : 0)]!;
}

function lowerLetter(state: CrematoriaState, cell: number): string {
  if (state.cell.some((place, id) => place === cell && state.turns[id]! > 0)) return 'n';
  if (cell < LEVEL_CELLS && state.owner[cell] !== NOBODY) return String(state.owner[cell]);
  if (state.gem[cell]) return 'G';
  if (state.map.land[cell] === LAND.E) return 'E';
  return state.map.land[cell] === LAND.R ? '#' : '.';
}
