import { CellSet } from '../../../core/cell-set.ts';
import { ConfigError } from '../../../core/config-error.ts';
import type { Generator } from '../../../core/generator.ts';
import { shuffle } from '../../../core/shuffle.ts';
import { addSquare } from '../add-square.ts';
import { COLUMNS, LEVEL_CELLS, ROWS, toCell, isWithin } from '../board.ts';
import { arrive, putUnit, type CrematoriaState } from '../state.ts';
import { LAND } from '../vocabulary.ts';

const HOUND_SPACE = 3;
const ATTEMPTS = 100_000;

/** Hellhounds apart from each other, then everybody else anywhere in the cave that is not near a hellhound. */
export function placeUnits(state: CrematoriaState, rng: Generator): void {
  placeHellhounds(state, rng);
  placePeople(state, rng);
}

function placeHellhounds(state: CrematoriaState, rng: Generator): void {
  const { firstHellhound, size } = state.roster;
  for (let id = size - 1; id >= firstHellhound; id--) {
    putUnit(state, id, findHellhoundCell(state, id, rng));
  }
}

function findHellhoundCell(state: CrematoriaState, id: number, rng: Generator): number {
  const placed = state.cell.subarray(id + 1);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = rng.random(0, ROWS - 1);
    const cell = toCell(row, rng.random(0, COLUMNS - 1), 0);
    if (state.map.land[cell] === LAND.C && !isNearAny(placed, cell)) return cell;
  }
  throw new ConfigError('the map has no room for all hellhounds', 'use fewer hellhounds or a map with more cave cells');
}

function placePeople(state: CrematoriaState, rng: Generator): void {
  const { people, firstHellhound } = state.roster;
  const hounds = state.cell.subarray(firstHellhound);
  const near: number[] = [];
  const far: number[] = [];
  const nearHounds = new CellSet(LEVEL_CELLS);
  for (const hound of hounds) addSquare(nearHounds, hound, HOUND_SPACE);
  const { caves } = state.map;
  for (let i = 0; i < caves.length; i++) (nearHounds.has(caves[i]!) ? near : far).push(caves[i]!);
  if (far.length < people) {
    throw new ConfigError(
      `${people} pioneers and furyans do not fit on ${far.length} cave cells away from the hellhounds`,
      'use fewer pioneers and furyans or a map with more cave cells',
    );
  }
  const ids = Array.from({ length: people }, (_, id) => id);
  // The published program shuffles the cells near the hounds too, and never uses them; the draws count.
  for (const list of [near, ids, far]) shuffle(list, list.length, rng, false);
  for (const [index, id] of ids.entries()) {
    state.health[id] = state.roster.maxHealth[id]!;
    arrive(state, id, far[index]!);
  }
}

function isNearAny(hounds: Int16Array, cell: number): boolean {
  return hounds.some((hound) => isWithin(HOUND_SPACE, hound, cell));
}
