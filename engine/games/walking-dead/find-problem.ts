import { findExcess } from '../../core/find-excess.ts';
import { COLUMNS, ROWS } from './board.ts';
import { SETTINGS } from './text/settings.ts';
import type { FixedMap, WalkingDeadConfig } from './types.ts';

type Unit = FixedMap['units'][number];

/** In a given map everything has a free street cell of its own, and units are what their type says. */
export function findProblem(config: WalkingDeadConfig): string | undefined {
  const excess = findExcess(SETTINGS, config);
  if (excess !== undefined) return excess;
  const { rows, columns, map } = config;
  if (map === 'RANDOM') return findSizeProblem(rows, columns);
  const { board, units, food } = map;
  if (board.length !== rows) return `the board has ${board.length} rows, and rows is ${rows}`;
  const odd = board.findIndex((row) => row.length !== columns);
  if (odd !== -1) return `row ${odd} of the board has ${board[odd]!.length} cells, and columns is ${columns}`;
  const taken = new Set<string>();
  const takeCell = ([row, column]: Unit['pos'], name: string): string | undefined => {
    const place = `(${row}, ${column})`;
    if (board[row]?.[column] === undefined) return `${name} is on ${place}, beyond the edge`;
    if (board[row][column] === 'X') return `${name} is on the debris of ${place}`;
    if (taken.has(place)) return `${name} is on ${place}, which is taken`;
    taken.add(place);
    return undefined;
  };
  for (const [index, unit] of units.entries()) {
    const problem = findUnitProblem(unit, index, config.turnsToZombie) ?? takeCell(unit.pos, `unit ${index}`);
    if (problem !== undefined) return problem;
  }
  for (const { pos } of food) {
    const problem = takeCell(pos, 'a piece of food');
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Maps are drawn as the published program draws them, which knows one size. */
function findSizeProblem(rows: number, columns: number): string | undefined {
  if (rows === ROWS && columns === COLUMNS) return undefined;
  return `a map that is drawn has ${ROWS} rows and ${COLUMNS} columns, not ${rows} and ${columns}; give a map of that size`;
}

function findUnitProblem({ id, type, clan, turnsToZombie }: Unit, index: number, longest: number): string | undefined {
  if (id !== index) return `unit ${index} of the list has the id ${id}`;
  if (type === 'zombie' && clan !== undefined) return `unit ${id} is a zombie and has a clan`;
  if (type !== 'zombie' && clan === undefined) return `unit ${id} is ${type} and has no clan`;
  if (type === 'zombie' && turnsToZombie !== undefined) return `unit ${id} is a zombie already`;
  if (type === 'dead' && turnsToZombie === undefined) return `unit ${id} is dead and will not become a zombie`;
  if ((turnsToZombie ?? 0) <= longest) return undefined;
  return `unit ${id} becomes a zombie in ${turnsToZombie} rounds, and it takes ${longest}`;
}
