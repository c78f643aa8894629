import { makeIsland, type Chart } from '../../../../engine/games/ork-island/island.ts';
import { makeEmptyState, putOrk, type OrkIslandState } from '../../../../engine/games/ork-island/state.ts';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import { LAND, LETTERS, NOBODY, STEPS } from '../../../../engine/games/ork-island/vocabulary.ts';

/** An island with orks that have names. */
export interface Scene {
  readonly state: OrkIslandState;
  /** The letter of each ork, by id. */
  readonly names: string;
}

// Whose orks the letters are when a picture is read.
const ORKS_OF_PLAYER = ['abcde', 'klmno', 'rstuv', 'wxyz'];

/**
 * Reads a picture. Each cell is the letter of its land, followed by the letter of the ork that stands there: `F` is a
 * forest, `Fa` a forest with ork a. Orks a-e are player 0's, k-o player 1's, r-v player 2's, w-z player 3's. Cells of a
 * city touch each other, and so do those of a path; a path ends at the first two cities that it touches.
 */
export function island(text: TemplateStringsArray): Scene {
  const rows = toCells(text.join(''));
  const cells = rows.flat();
  const land = Int8Array.from(cells, (cell) => LAND[cell[0] as keyof typeof LAND]);
  const columns = rows[0]!.length;
  const names = cells.flatMap((cell) => cell[1] ?? []).sort();
  const players = names.map((name) => ORKS_OF_PLAYER.findIndex((orks) => orks.includes(name)));
  const state = makeEmptyState(makeIsland(makeChart(land, rows.length, columns), rows.length, columns), players);
  state.health.fill(defaults.initialHealth);
  for (const [id, name] of names.entries())
    putOrk(
      state,
      id,
      cells.findIndex((cell) => cell[1] === name),
    );
  return { state, names: names.join('') };
}

/** The picture of a scene. */
export function draw({ state, names }: Scene): string {
  const { land, columns } = state.island;
  const cells = Array.from(land, (kind, cell) => {
    const ork = state.occupant[cell]!;
    return LETTERS[kind]! + (ork === NOBODY ? '' : names[ork]!);
  });
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return textOf(rows);
}

/** A picture to compare a drawing with. */
export function picture(text: TemplateStringsArray): string {
  return textOf(toCells(text.join('')));
}

interface Ork {
  readonly player: number;
  readonly health: number;
}

export function orkOf({ state, names }: Scene, name: string): Ork {
  const id = names.indexOf(name);
  return { player: state.player[id]!, health: state.health[id]! };
}

export function withHealth(scene: Scene, health: Readonly<Record<string, number>>): Scene {
  for (const [name, value] of Object.entries(health)) scene.state.health[scene.names.indexOf(name)] = value;
  return scene;
}

export function withOwners(scene: Scene, owners: { cities?: readonly number[]; paths?: readonly number[] }): Scene {
  scene.state.cityOwner.set(owners.cities ?? []);
  scene.state.pathOwner.set(owners.paths ?? []);
  return scene;
}

function toCells(text: string): string[][] {
  const rows = text.split('\n').map((row) => row.match(/\S+/g) ?? []);
  return rows.filter((row) => row.length > 0).map((row) => [...row]);
}

function textOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => cell.padEnd(2)).join(' ')).join('\n');
}

function makeChart(land: Int8Array, rows: number, columns: number): Chart {
  const cities = groupsOf(land, LAND.C, rows, columns);
  const paths = groupsOf(land, LAND.P, rows, columns).map((cells) => {
    const touched = cities.flatMap((city, id) =>
      city.some((cell) => touches(cells, cell, rows, columns)) ? [id] : [],
    );
    return { ends: [touched[0]!, touched[1]!] as const, cells };
  });
  return { land, cities, paths };
}

function groupsOf(land: Int8Array, kind: number, rows: number, columns: number): number[][] {
  const groups: number[][] = [];
  for (let first = 0; first < land.length; first++) {
    if (land[first] !== kind || groups.some((group) => group.includes(first))) continue;
    const group = [first];
    for (const cell of group) {
      group.push(...neighboursOf(cell, rows, columns).filter((next) => land[next] === kind && !group.includes(next)));
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

function touches(cells: readonly number[], cell: number, rows: number, columns: number): boolean {
  return neighboursOf(cell, rows, columns).some((next) => cells.includes(next));
}

function neighboursOf(cell: number, rows: number, columns: number): number[] {
  return STEPS.flatMap(([down, right]) => {
    const row = Math.floor(cell / columns) + down;
    const column = (cell % columns) + right;
    return row < 0 || row >= rows || column < 0 || column >= columns ? [] : [row * columns + column];
  });
}
