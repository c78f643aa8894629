// Throws at a guard in line and in reach, walks towards one that it sees or a can of oil, and else to the middle.
import { createInterface } from 'node:readline';

const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] };
let config = { reach: 4 };

createInterface({ input: process.stdin }).on('line', (line) => {
  const state = JSON.parse(line);
  config = state.start?.config ?? config;
  if (!state.over) console.log(JSON.stringify({ round: state.round, orders: plan(state) }));
});

function plan({ board, units, cans, player }) {
  const mine = units.find((unit) => unit.player === player);
  const rivals = units.filter((unit) => unit.player !== player);
  const isFloor = ([row, column]) => board[row]?.[column] === '.';
  const target = Object.keys(STEPS).find((dir) => findInLine(mine.pos, dir, rivals, isFloor));
  if (target) return [{ do: 'throw', dir: target }];
  const half = Math.floor((board.length - 1) / 2);
  const goals = new Set([...cans, ...rivals].map(({ pos }) => String(pos)));
  const dir =
    findWay(mine.pos, (cell) => goals.has(String(cell)), isFloor) ??
    findWay(mine.pos, ([row, column]) => Math.abs(row - half) + Math.abs(column - half) <= 1, isFloor);
  return dir ? [{ do: 'walk', dir }] : [];
}

/** The first step to the nearest goal, around walls. */
function findWay(from, isGoal, isFloor) {
  const seen = new Set([String(from)]);
  const queue = [{ cell: from, dir: undefined }];
  for (const { cell, dir } of queue) {
    if (dir && isGoal(cell)) return dir;
    for (const [step, [rows, columns]] of Object.entries(STEPS)) {
      const next = [cell[0] + rows, cell[1] + columns];
      if (!isFloor(next) || seen.has(String(next))) continue;
      seen.add(String(next));
      queue.push({ cell: next, dir: dir ?? step });
    }
  }
  return undefined;
}

function findInLine([row, column], dir, rivals, isFloor) {
  const [rows, columns] = STEPS[dir];
  for (let flown = 1; flown <= config.reach; flown++) {
    const cell = [row + flown * rows, column + flown * columns];
    if (!isFloor(cell)) return undefined;
    const hit = rivals.find(({ pos }) => String(pos) === String(cell));
    if (hit) return hit;
  }
  return undefined;
}
