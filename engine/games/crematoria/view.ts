import { byPlayer, type ByPlayer } from '../../core/players.ts';
import { COLUMNS, LEVEL_CELLS, ROWS, columnOf, firstNightColumn, lastNightColumn, levelOf, rowOf } from './board.ts';
import type { CrematoriaMap, CrematoriaState } from './state.ts';
import type { Crematoria } from './types.ts';
import { FURYAN, LAND, NOBODY, UNIT_TYPES } from './vocabulary.ts';

type View = Crematoria['view'];
type Position = [row: number, column: number, level: number];

export function view(state: CrematoriaState): View {
  return {
    board: boardOf(state.map),
    owners: ownersOf(state),
    gems: gemsOf(state),
    ...unitsOf(state),
    night: [firstNightColumn(state.round), lastNightColumn(state.round)],
    groups: groupsOf(state),
  };
}

const boards = new WeakMap<CrematoriaMap, View['board']>();

/** The land does not change: its rows are written once for each map. */
function boardOf(map: CrematoriaMap): View['board'] {
  const known = boards.get(map) ?? [levelRows(map, 0), levelRows(map, 1)];
  boards.set(map, known);
  return [[...known[0]], [...known[1]]];
}

function levelRows(map: CrematoriaMap, level: number): string[] {
  const letters = Object.entries(LAND);
  return Array.from({ length: ROWS }, (_, row) => {
    const first = level * LEVEL_CELLS + row * COLUMNS;
    const cells = map.land.subarray(first, first + COLUMNS);
    return Array.from(cells, (land) => letters.find(([, value]) => value === land)![0]).join('');
  });
}

const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const rowCodes: number[] = Array.from({ length: COLUMNS }, () => DOT);

function ownersOf(state: CrematoriaState): string[] {
  const rows: string[] = [];
  for (let first = 0; first < LEVEL_CELLS; first += COLUMNS) {
    for (let column = 0; column < COLUMNS; column++) {
      const owner = state.owner[first + column]!;
      rowCodes[column] = owner === NOBODY ? DOT : ZERO + owner;
    }
    rows.push(String.fromCharCode.apply(null, rowCodes));
  }
  return rows;
}

function gemsOf(state: CrematoriaState): View['gems'] {
  const gems: View['gems'] = [];
  for (let cell = LEVEL_CELLS; cell < state.gem.length; cell++)
    if (state.gem[cell]) gems.push({ pos: positionOf(cell) });
  return gems;
}

function unitsOf(state: CrematoriaState): Pick<View, 'units' | 'landings'> {
  const units: View['units'] = [];
  const landings: View['landings'] = [];
  for (let id = 0; id < state.roster.size; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY) continue;
    const pos = positionOf(cell);
    const turns = state.turns[id]!;
    const health = state.health[id]!;
    const type = UNIT_TYPES[state.roster.types[id]!]!;
    const player = state.player[id]!;
    if (turns > 0) landings.push({ id, pos, turns });
    else if (health > 0) units.push({ id, type, player, pos, health });
    else units.push({ id, type, player, pos });
  }
  return { units, landings };
}

function groupsOf(state: CrematoriaState): ByPlayer<View['groups'][number]> {
  const groups = byPlayer((player) => ({
    cells: state.cells[player]!,
    gems: state.gems[player]!,
    pioneers: 0,
    furyans: 0,
  }));
  for (let id = 0; id < state.roster.people; id++) {
    const group = groups[state.player[id]!]!;
    if (state.roster.types[id] === FURYAN) group.furyans += 1;
    else group.pioneers += 1;
  }
  return groups;
}

function positionOf(cell: number): Position {
  return [rowOf(cell), columnOf(cell), levelOf(cell)];
}
