import { byPlayer } from '../../core/players.ts';
import { CELLS, COLUMNS, columnOf, ROWS, rowOf } from './board.ts';
import type { WalkingDeadMap, WalkingDeadState } from './state.ts';
import type { WalkingDead } from './types.ts';
import { NOBODY, NOT_CONVERTING, UNIT_TYPES } from './vocabulary.ts';

type View = WalkingDead['view'];
type Unit = View['units'][number];

export function view(state: WalkingDeadState): View {
  const food = foodOf(state);
  return {
    board: boardOf(state.map, food),
    owners: ownersOf(state),
    units: Array.from({ length: state.units }, (_, id) => unitOf(state, id)),
    food,
    clans: byPlayer((clan) => ({
      living: state.living[clan]!,
      strengthPoints: state.strengthPoints[clan]!,
      strength: state.strength[clan]!,
      killPoints: state.killPoints[clan]!,
      cells: state.cells[clan]!,
    })),
  };
}

const rowsOfMap = new WeakMap<WalkingDeadMap, readonly string[]>();

/** The debris does not change: its rows are written once for each map, and only rows with food again. */
function boardOf(map: WalkingDeadMap, food: View['food']): string[] {
  const known = rowsOfMap.get(map) ?? debrisRows(map);
  rowsOfMap.set(map, known);
  const rows = [...known];
  for (const { pos } of food) {
    const row = rows[pos[0]]!;
    rows[pos[0]] = `${row.slice(0, pos[1])}M${row.slice(pos[1] + 1)}`;
  }
  return rows;
}

function debrisRows(map: WalkingDeadMap): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const cells = map.debris.subarray(row * COLUMNS, (row + 1) * COLUMNS);
    return Array.from(cells, (debris) => (debris ? 'X' : '.')).join('');
  });
}

const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const rowCodes: number[] = Array.from({ length: COLUMNS }, () => DOT);

function ownersOf(state: WalkingDeadState): string[] {
  const rows: string[] = [];
  for (let first = 0; first < CELLS; first += COLUMNS) {
    for (let column = 0; column < COLUMNS; column++) {
      const owner = state.owner[first + column]!;
      rowCodes[column] = owner === NOBODY ? DOT : ZERO + owner;
    }
    rows.push(String.fromCharCode.apply(null, rowCodes));
  }
  return rows;
}

function foodOf(state: WalkingDeadState): View['food'] {
  const food: View['food'] = [];
  for (let cell = 0; cell < CELLS; cell++) if (state.food[cell]) food.push({ pos: positionOf(cell) });
  return food;
}

function unitOf(state: WalkingDeadState, id: number): Unit {
  const type = UNIT_TYPES[state.type[id]!]!;
  const clan = state.clan[id]!;
  const pos = positionOf(state.cell[id]!);
  if (clan === NOBODY) return { id, type, pos };
  const turnsToZombie = state.turns[id]!;
  return turnsToZombie === NOT_CONVERTING ? { id, type, clan, pos } : { id, type, clan, pos, turnsToZombie };
}

function positionOf(cell: number): [number, number] {
  return [rowOf(cell), columnOf(cell)];
}
