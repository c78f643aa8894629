import { copyArrays, makeArrays, type Arrays } from '../../core/arrays.ts';
import { CellSet } from '../../core/cell-set.ts';
import { findExits, type Exits } from '../../core/first-steps.ts';
import { PLAYERS } from '../../core/players.ts';
import { CELLS, LEVEL_CELLS, NEIGHBOURS } from './board.ts';
import type { CrematoriaConfig } from './types.ts';
import { FURYAN, HELLHOUND, LAND, NECROMONGER, NOBODY, PIONEER } from './vocabulary.ts';

/** Who is who, by id: the four groups one after another, each its furyans first, then necromongers and hellhounds. */
export interface Roster {
  readonly types: Int8Array;
  /** Ids below this are pioneers and furyans. */
  readonly people: number;
  readonly firstHellhound: number;
  readonly size: number;
  readonly maxHealth: Int16Array;
}

/** What never changes during a match. */
export interface CrematoriaMap {
  readonly land: Int8Array;
  readonly caves: Int16Array;
  readonly caveCells: CellSet;
  /** Where hellhounds can go. */
  readonly exits: Exits;
}

const makeShape = (units: number) =>
  ({
    owner: ['int8', LEVEL_CELLS],
    gem: ['int8', CELLS],
    /** The id of the unit on each cell, or NOBODY. Necromongers in the sky are on no cell. */
    occupant: ['int16', CELLS],
    player: ['int8', units],
    /** 0 for the dead; hellhounds have -1. */
    health: ['int16', units],
    /** Rounds until a necromonger lands; 0 once it has; -1 for everybody else. */
    turns: ['int8', units],
    /** -1 for a necromonger that is not here. */
    cell: ['int16', units],
    cells: ['int32', PLAYERS.length],
    gems: ['int32', PLAYERS.length],
    /** How many necromongers lived when the round began. */
    necromongersAtStart: ['int32', 1],
  }) as const;

export interface CrematoriaState extends Arrays<ReturnType<typeof makeShape>> {
  round: number;
  readonly map: CrematoriaMap;
  readonly roster: Roster;
}

export function makeRoster(config: CrematoriaConfig): Roster {
  const people = PLAYERS.length * (config.furyans + config.pioneers);
  const firstHellhound = people + config.necromongers;
  const size = firstHellhound + config.hellhounds;
  const types = new Int8Array(size).fill(HELLHOUND);
  types.fill(NECROMONGER, people, firstHellhound);
  for (let id = 0; id < people; id++) {
    types[id] = id % (config.furyans + config.pioneers) < config.furyans ? FURYAN : PIONEER;
  }
  const healthOf = [config.pioneerHealth, config.furyanHealth, config.necromongerHealth, -1];
  return { types, people, firstHellhound, size, maxHealth: Int16Array.from(types, (type) => healthOf[type]!) };
}

/** A state with the map and nobody on it. */
export function makeEmptyState(map: CrematoriaMap, roster: Roster, groupSize: number): CrematoriaState {
  const arrays = makeArrays(makeShape(roster.size));
  arrays.owner.fill(NOBODY);
  arrays.occupant.fill(NOBODY);
  arrays.cell.fill(NOBODY);
  arrays.turns.fill(NOBODY);
  for (let id = 0; id < roster.size; id++) {
    arrays.player[id] = id < roster.people ? Math.floor(id / groupSize) : NOBODY;
  }
  arrays.health.fill(-1, roster.firstHellhound);
  return Object.assign(arrays, { round: 0, map, roster });
}

export function cloneState(state: CrematoriaState): CrematoriaState {
  const { round, map, roster } = state;
  return Object.assign(copyArrays(state), { round, map, roster });
}

export function makeMap(land: Int8Array): CrematoriaMap {
  const caves = new Int16Array(LEVEL_CELLS);
  const caveCells = new CellSet(LEVEL_CELLS);
  let count = 0;
  for (let cell = 0; cell < LEVEL_CELLS; cell++) {
    if (land[cell] !== LAND.C) continue;
    caves[count++] = cell;
    caveCells.add(cell);
  }
  const exits = findExits(NEIGHBOURS, (cell) => land[cell] !== LAND.R);
  return { land, caves: caves.slice(0, count), caveCells, exits };
}

export function isPerson(state: CrematoriaState, id: number): boolean {
  return id !== NOBODY && id < state.roster.people;
}

export function putUnit(state: CrematoriaState, id: number, cell: number): void {
  state.cell[id] = cell;
  state.occupant[cell] = id;
}

export function conquer(state: CrematoriaState, cell: number, player: number): void {
  const owner = state.owner[cell]!;
  if (owner !== NOBODY) state.cells[owner]! -= 1;
  state.owner[cell] = player;
  state.cells[player]! += 1;
}

/** A pioneer that arrives on a cell of the cave conquers it, and outside picks the gem. */
export function arrive(state: CrematoriaState, id: number, cell: number): void {
  putUnit(state, id, cell);
  if (state.roster.types[id] !== PIONEER) return;
  if (state.map.land[cell] === LAND.C) conquer(state, cell, state.player[id]!);
  if (state.gem[cell]) {
    state.gem[cell] = 0;
    state.gems[state.player[id]!]! += 1;
  }
}
