import { PLAYERS, type Generator } from 'minions-judge/engine';
import { turnCell, type Cell } from './cells.ts';
import { layCans } from './gather-oil.ts';
import type { Config, State } from './types.ts';

const CORNER: Cell = [1, 1];

export function generate(config: Config, rng: Generator): State {
  const { size, health } = config;
  const guards = PLAYERS.map((player) => ({ pos: turnCell(CORNER, size, player), health, points: 0 }));
  const state: State = { round: 0, board: drawTown(config, rng), guards, cans: [] };
  layCans(state, config, rng);
  return state;
}

/** Walls at random in one quarter, not around the corner where a guard begins, and turned into the others. */
function drawTown({ size, walls }: Config, rng: Generator): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  const half = Math.floor((size - 1) / 2);
  for (let wall = 0; wall < walls; wall++) {
    const cell: Cell = [rng.random(0, half), rng.random(0, half)];
    if (cell[0] <= 2 && cell[1] <= 2) continue;
    for (const player of PLAYERS) {
      const [row, column] = turnCell(cell, size, player);
      rows[row]![column] = '#';
    }
  }
  return rows.map((row) => row.join(''));
}
