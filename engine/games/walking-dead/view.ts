import { listMarked } from '../../core/list-marked.ts';
import { memoize } from '../../core/memoize.ts';
import { byPlayer } from '../../core/players.ts';
import { RowWriter } from '../../core/row-writer.ts';
import { CELLS, COLUMNS, ROWS, toPosition } from './board.ts';
import type { WalkingDeadMap, WalkingDeadState } from './state.ts';
import type { WalkingDead } from './types.ts';
import { NOBODY, NOT_CONVERTING, UNIT_TYPES } from './vocabulary.ts';

type View = WalkingDead['view'];
type Unit = View['units'][number];

export function view(state: WalkingDeadState): View {
  const { board, owners } = getWriters(state);
  return {
    board: cut(board.write(), state.map),
    owners: cut(owners.write(), state.map),
    units: listUnits(state),
    food: listFood(state),
    clans: byPlayer((clan) => ({
      living: state.living[clan]!,
      strengthPoints: state.strengthPoints[clan]!,
      strength: state.strength[clan]!,
      killPoints: state.killPoints[clan]!,
      cells: state.cells[clan]!,
    })),
  };
}

/** The rows of a board that may be smaller than what they are kept in. */
function cut(written: string[], { rows, columns }: WalkingDeadMap): string[] {
  if (rows === ROWS && columns === COLUMNS) return written;
  return written.slice(0, rows).map((row) => row.slice(0, columns));
}

const DEBRIS = 'X'.charCodeAt(0);
const FOOD = 'M'.charCodeAt(0);
const STREET = '.'.charCodeAt(0);
const FIRST_CLAN = '0'.charCodeAt(0);

/** By state: a clone is another one, and starts anew. */
const getWriters = memoize(({ owner, food, map: { debris } }: WalkingDeadState) => {
  const findLetter = (cell: number): number => (debris[cell] ? DEBRIS : food[cell] ? FOOD : STREET);
  const findOwner = (cell: number): number => (owner[cell] === NOBODY ? STREET : FIRST_CLAN + owner[cell]!);
  return { board: new RowWriter(food, COLUMNS, findLetter), owners: new RowWriter(owner, COLUMNS, findOwner) };
});

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const foodCells = new Int16Array(CELLS);

function listFood(state: WalkingDeadState): View['food'] {
  const count = listMarked(state.food, foodCells);
  return Array.from(foodCells.subarray(0, count), (cell) => ({ pos: toPosition(cell) }));
}

function listUnits(state: WalkingDeadState): Unit[] {
  const units: Unit[] = [];
  for (let id = 0; id < state.units; id++) units.push(makeUnit(state, id));
  return units;
}

function makeUnit(state: WalkingDeadState, id: number): Unit {
  const type = UNIT_TYPES[state.type[id]!]!;
  const clan = state.clan[id]!;
  const pos = toPosition(state.cell[id]!);
  if (clan === NOBODY) return { id, type, pos };
  const turnsToZombie = state.turns[id]!;
  return turnsToZombie === NOT_CONVERTING ? { id, type, clan, pos } : { id, type, clan, pos, turnsToZombie };
}
