import { memoize } from '../../core/memoize.ts';
import type { Island } from './island.ts';
import type { OrkIslandState } from './state.ts';
import type { OrkIsland } from './types.ts';
import { LETTERS } from './vocabulary.ts';

type View = OrkIsland['view'];
type Position = View['units'][number]['pos'];

/** What every view of a match has in common. Frozen, since all of them share it. */
interface Scenery {
  readonly board: View['board'];
  readonly cities: readonly View['cities'][number]['cells'][];
  readonly paths: readonly Omit<View['paths'][number], 'owner'>[];
}

export function view(state: OrkIslandState): View {
  const { board, cities, paths } = getScenery(state.island);
  return {
    board,
    cities: cities.map((cells, city) => ({ cells, owner: state.cityOwner[city]! })),
    paths: paths.map(({ ends, cells }, path) => ({ ends, cells, owner: state.pathOwner[path]! })),
    units: listUnits(state),
  };
}

function listUnits(state: OrkIslandState): View['units'] {
  const units: View['units'] = [];
  for (let id = 0; id < state.cell.length; id++) {
    const pos = positionOf(state.island, state.cell[id]!);
    units.push({ id, player: state.player[id]!, pos, health: state.health[id]! });
  }
  return units;
}

const getScenery = memoize(makeScenery);

function makeScenery(island: Island): Scenery {
  const positions = Array.from(island.land, (_, cell) => frozen(positionOf(island, cell)));
  const positionsOf = (cells: readonly number[]): Position[] => frozen(cells.map((cell) => positions[cell]!));
  return {
    board: frozen(boardRows(island)),
    cities: island.cities.map(positionsOf),
    paths: island.paths.map(({ ends, cells }) => ({ ends: frozen([...ends]), cells: positionsOf(cells) })),
  };
}

function boardRows({ land, rows, columns }: Island): string[] {
  const letters = Array.from(land, (kind) => LETTERS[kind]!).join('');
  return Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns));
}

function positionOf({ columns }: Island, cell: number): Position {
  return [Math.floor(cell / columns), cell % columns];
}

// The types of messages are those of a bot, which owns what it reads; here a change would be a bug, and throws.
function frozen<T extends unknown[]>(items: T): T {
  return Object.freeze(items) as T;
}
