import { listMarked } from '../../core/list-marked.ts';
import { memoize } from '../../core/memoize.ts';
import { byPlayer, type ByPlayer } from '../../core/players.ts';
import { RowWriter } from '../../core/row-writer.ts';
import { CELLS, COLUMNS, LEVEL_CELLS, ROWS, findFirstNightColumn, findLastNightColumn, toPosition } from './board.ts';
import type { CrematoriaMap, CrematoriaState } from './state.ts';
import type { Crematoria } from './types.ts';
import { FURYAN, LAND, NOBODY, UNIT_TYPES } from './vocabulary.ts';

type View = Crematoria['view'];

export function view(state: CrematoriaState): View {
  return {
    board: writeBoard(state.map),
    owners: getOwnerWriter(state).write(),
    gems: listGems(state),
    ...listUnits(state),
    night: [findFirstNightColumn(state.round), findLastNightColumn(state.round)],
    groups: countGroups(state),
  };
}

/** The land does not change: its rows are written once for each map, and frozen, since all views share them. */
const writeBoard = memoize((map: CrematoriaMap) =>
  freeze<View['board']>([freeze(writeLevel(map, 0)), freeze(writeLevel(map, 1))]),
);

// The types of messages are those of a bot, which owns what it reads; here a change would be a bug, and throws.
function freeze<T extends unknown[]>(items: T): T {
  return Object.freeze(items) as T;
}

const LETTERS: ReadonlyMap<number, string> = new Map<number, string>(
  Object.entries(LAND).map(([letter, land]) => [land, letter]),
);

function writeLevel(map: CrematoriaMap, level: number): string[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const first = level * LEVEL_CELLS + row * COLUMNS;
    return Array.from(map.land.subarray(first, first + COLUMNS), (land) => LETTERS.get(land)!).join('');
  });
}

const NO_OWNER = '.'.charCodeAt(0);
const FIRST_GROUP = '0'.charCodeAt(0);

/** By state: a clone is another one, and starts anew. */
const getOwnerWriter = memoize(({ owner }: CrematoriaState) => {
  const findOwner = (cell: number): number => (owner[cell] === NOBODY ? NO_OWNER : FIRST_GROUP + owner[cell]!);
  return new RowWriter(owner, COLUMNS, findOwner);
});

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const gemCells = new Int16Array(CELLS);

function listGems({ gem }: CrematoriaState): View['gems'] {
  const count = listMarked(gem, gemCells);
  return Array.from(gemCells.subarray(0, count), (cell) => ({ pos: toPosition(cell) }));
}

function listUnits(state: CrematoriaState): Pick<View, 'units' | 'landings'> {
  const units: View['units'] = [];
  const landings: View['landings'] = [];
  for (let id = 0; id < state.roster.size; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY) continue;
    const pos = toPosition(cell);
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

function countGroups(state: CrematoriaState): ByPlayer<View['groups'][number]> {
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
