// Goes towards the nearest fruit, around whatever is next to its head.
import { createInterface } from 'node:readline';

const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] };

createInterface({ input: process.stdin }).on('line', (line) => {
  const state = JSON.parse(line);
  if (!state.over) console.log(JSON.stringify({ round: state.round, orders: plan(state) }));
});

function plan({ board, units, fruits, player }) {
  const mine = units.find((unit) => unit.player === player);
  const taken = new Set(units.flatMap(({ cells }) => cells.map(String)));
  const isFree = (cell) => board[cell[0]]?.[cell[1]] === '.' && !taken.has(String(cell));
  const listWays = ([row, column]) =>
    Object.entries(STEPS)
      .map(([dir, step]) => ({ dir, cell: [row + step[0], column + step[1]] }))
      .filter(({ cell }) => isFree(cell));
  const measure = ({ cell }) =>
    Math.min(...fruits.map(({ pos }) => Math.abs(pos[0] - cell[0]) + Math.abs(pos[1] - cell[1])));
  const ways = mine ? listWays(mine.pos).sort((one, other) => measure(one) - measure(other)) : [];
  const best = ways.find(({ cell }) => listWays(cell).length > 0) ?? ways[0];
  return best ? [{ dir: best.dir }] : [];
}
