// Goes to the fruit that is nearest by steps around walls and snakes, but not where there is no room for it.
import { createInterface } from 'node:readline';

const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] };

createInterface({ input: process.stdin }).on('line', (line) => {
  const state = JSON.parse(line);
  if (!state.over) process.stdout.write(`${JSON.stringify({ round: state.round, orders: plan(state) })}\n`);
});

function plan({ board, units, fruits, player }) {
  const mine = units.find((unit) => unit.player === player);
  if (!mine) return [];
  const taken = new Set(units.flatMap(({ cells }) => cells.map(String)));
  const isFree = ([i, j]) => board[i]?.[j] === '.' && !taken.has(`${i},${j}`);
  const goals = new Set(fruits.map(({ pos }) => String(pos)));
  const ways = Object.keys(STEPS)
    .map((dir) => ({ dir, cell: step(mine.pos, dir) }))
    .filter(({ cell }) => isFree(cell))
    .map(({ dir, cell }) => ({ dir, ...look(cell, isFree, goals) }));
  const room = Math.max(0, ...ways.map((way) => Math.min(way.room, mine.cells.length)));
  const [best] = ways.filter((way) => way.room >= room).sort((a, b) => a.distance - b.distance);
  return best ? [{ dir: best.dir }] : [];
}

const step = ([i, j], dir) => [i + STEPS[dir][0], j + STEPS[dir][1]];

/** How far the nearest fruit is from a cell, and how many cells can be reached from it. */
function look(from, isFree, goals) {
  const seen = new Set([String(from)]);
  let [ring, nearest] = [[from], Infinity];
  for (let distance = 0; ring.length > 0; distance++) {
    if (nearest === Infinity && ring.some((cell) => goals.has(String(cell)))) nearest = distance;
    const next = [];
    for (const cell of ring.flatMap((one) => Object.keys(STEPS).map((dir) => step(one, dir)))) {
      if (!isFree(cell) || seen.has(String(cell))) continue;
      seen.add(String(cell));
      next.push(cell);
    }
    ring = next;
  }
  return { distance: nearest, room: seen.size };
}
