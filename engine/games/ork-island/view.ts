import { memoize } from '../../core/memoize.ts';
import { toPosition, type Island } from './island.ts';
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
    const pos = toPosition(state.island, state.cell[id]!);
    units.push({ id, player: state.player[id]!, pos, health: state.health[id]! });
  }
  return units;
}

/** A cache of what never changes on an island. */
const getScenery = memoize(makeScenery);

function makeScenery(island: Island): Scenery {
  const positions = Array.from(island.land, (_, cell) => freeze(toPosition(island, cell)));
  const toPositions = (cells: readonly number[]): Position[] => freeze(cells.map((cell) => positions[cell]!));
  return {
    board: freeze(writeBoard(island)),
    cities: island.cities.map(toPositions),
    paths: island.paths.map(({ ends, cells }) => ({ ends: freeze([...ends]), cells: toPositions(cells) })),
  };
}

function writeBoard({ land, rows, columns }: Island): string[] {
  const letters = Array.from(land, (kind) => LETTERS[kind]!).join('');
  return Array.from({ length: rows }, (_, row) => letters.slice(row * columns, (row + 1) * columns));
}

// The types of messages are those of a bot, which owns what it reads; here a change would be a bug, and throws.
function freeze<T extends unknown[]>(items: T): T {
  return Object.freeze(items) as T;
}
