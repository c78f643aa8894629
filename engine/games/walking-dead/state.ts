import { copyArrays, makeArrays, type Arrays } from '../../core/arrays.ts';
import { capPoints } from '../../core/cap-points.ts';
import { PLAYERS } from '../../core/players.ts';
import { CELLS, COLUMNS, ROWS, toColumn, toRow, makePassable } from './board.ts';
import { LIVING, NOBODY, NOT_CONVERTING, ZOMBIE } from './vocabulary.ts';

/** What never changes during a match. */
export interface WalkingDeadMap {
  readonly rows: number;
  readonly columns: number;
  /** 1 where there is debris, 0 on the streets. */
  readonly debris: Int8Array;
  /** The street cells, row by row. */
  readonly streets: Int16Array;
  /** The streets, as the ground for distances. */
  readonly passable: Int16Array;
  /** How often the published program has called `rand()` to make it. */
  readonly randCalls: number;
}

const makeShape = (units: number) =>
  ({
    /** The clan that owns each cell, or NOBODY. */
    owner: ['int8', CELLS],
    food: ['int8', CELLS],
    /** The id of the unit on each cell, or NOBODY. */
    occupant: ['int16', CELLS],
    type: ['int8', units],
    /** The dead keep their clan, zombies have NOBODY; a zombie killed in this round has the clan it will join. */
    clan: ['int8', units],
    /** NOBODY for a zombie that was killed in this round and does not stay. */
    cell: ['int16', units],
    /** Rounds until the unit becomes a zombie, or NOT_CONVERTING. */
    turns: ['int16', units],
    living: ['int32', PLAYERS.length],
    cells: ['int32', PLAYERS.length],
    strengthPoints: ['int32', PLAYERS.length],
    /** As it was when the round began. */
    strength: ['int32', PLAYERS.length],
    killPoints: ['int32', PLAYERS.length],
    /** As they were after the last round: all 0 at the start, although clans own cells by then. */
    scores: ['int32', PLAYERS.length],
    /** In this round: what each clan has eaten and not been credited for yet, all food eaten, and the zombies killed, in order. */
    meals: ['int32', PLAYERS.length],
    foodEaten: ['int32', 1],
    killedZombies: ['int16', units],
    killedZombieCount: ['int32', 1],
  }) as const;

export interface WalkingDeadState extends Arrays<ReturnType<typeof makeShape>> {
  round: number;
  readonly units: number;
  readonly map: WalkingDeadMap;
}

export function makeMap(debris: Int8Array, randCalls = 0, rows = ROWS, columns = COLUMNS): WalkingDeadMap {
  const streets: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (!debris[cell]) streets.push(cell);
  const passable = makePassable((cell) => !debris[cell]);
  return { rows, columns, debris, streets: Int16Array.from(streets), passable, randCalls };
}

/** A state with the map and nobody on it. */
export function makeEmptyState(map: WalkingDeadMap, units: number): WalkingDeadState {
  const arrays = makeArrays(makeShape(units));
  arrays.owner.fill(NOBODY);
  arrays.occupant.fill(NOBODY);
  arrays.type.fill(ZOMBIE);
  arrays.clan.fill(NOBODY);
  arrays.cell.fill(NOBODY);
  arrays.turns.fill(NOT_CONVERTING);
  return Object.assign(arrays, { round: 0, units, map });
}

export function cloneState(state: WalkingDeadState): WalkingDeadState {
  const { round, units, map } = state;
  return Object.assign(copyArrays(state), { round, units, map });
}

/** Around a board that is smaller than what it is kept in there are cells that nobody sees. */
export function isOnBoard({ map: { rows, columns } }: WalkingDeadState, cell: number): boolean {
  return toRow(cell) < rows && toColumn(cell) < columns;
}

export function setOwner(state: WalkingDeadState, cell: number, clan: number): void {
  const owner = state.owner[cell]!;
  if (owner !== NOBODY) state.cells[owner]! -= 1;
  if (clan !== NOBODY) state.cells[clan]! += 1;
  state.owner[cell] = clan;
}

/** Puts a unit on a cell, which from then on belongs to the unit's clan, or to nobody if it has none. */
export function putUnit(state: WalkingDeadState, id: number, cell: number): void {
  state.cell[id] = cell;
  state.occupant[cell] = id;
  setOwner(state, cell, state.clan[id]!);
}

/** Takes a unit off its cell. Who owns the cell stays the same. */
export function liftUnit(state: WalkingDeadState, id: number): void {
  state.occupant[state.cell[id]!] = NOBODY;
  state.cell[id] = NOBODY;
}

export function moveUnit(state: WalkingDeadState, id: number, cell: number): void {
  liftUnit(state, id);
  putUnit(state, id, cell);
}

/** A new living unit of a clan. */
export function bringToLife(state: WalkingDeadState, id: number, clan: number, cell: number): void {
  state.type[id] = LIVING;
  state.clan[id] = clan;
  state.living[clan]! += 1;
  putUnit(state, id, cell);
}

/** From its death to the end of the round. */
export function isKilledZombie(state: WalkingDeadState, id: number): boolean {
  return state.type[id] === ZOMBIE && state.clan[id] !== NOBODY;
}

export function addStrengthPoints(state: WalkingDeadState, clan: number, points: number): void {
  state.strengthPoints[clan] = capPoints(Math.max(0, state.strengthPoints[clan]! + points));
}

export function addKillPoints(state: WalkingDeadState, clan: number, points: number): void {
  state.killPoints[clan] = capPoints(state.killPoints[clan]! + points);
}

/** Removes the food of a cell, if there is some. */
export function eatFood(state: WalkingDeadState, cell: number): boolean {
  if (!state.food[cell]) return false;
  state.food[cell] = 0;
  state.foodEaten[0]! += 1;
  return true;
}

/** Strength points for each living unit, rounded down, at this moment. */
export function measureStrength(state: WalkingDeadState, clan: number): number {
  const living = state.living[clan]!;
  return living === 0 ? 0 : Math.floor(state.strengthPoints[clan]! / living);
}

export function updateStrength(state: WalkingDeadState): void {
  for (const clan of PLAYERS) state.strength[clan] = measureStrength(state, clan);
}
