import { byPlayer, PLAYERS, type Generator } from 'minions-judge/engine';
import { isIn, turnCell } from './cells.ts';
import { dropFruits } from './drop-fruits.ts';
import { findHomeDirection, listHome } from './home.ts';
import type { Cell, Snake, SnakesConfig, SnakesState } from './types.ts';

/** The board looks the same from all four corners. */
export function generate(config: SnakesConfig, rng: Generator): SnakesState {
  const snakes = byPlayer((player): Snake => ({
    cells: listHome(player, config),
    dir: findHomeDirection(player),
    growing: 0,
    away: 0,
    points: 0,
    crashes: 0,
  }));
  const state = { round: 0, board: drawBoard(config, rng), snakes, fruits: [] };
  dropFruits(state, config, rng);
  return state;
}

function drawBoard(config: SnakesConfig, rng: Generator): string[] {
  const { size, walls } = config;
  const half = Math.floor((size - 1) / 2);
  // Nobody finds a wall right in front of its home.
  const kept = PLAYERS.flatMap((player) =>
    listHome(player, { ...config, length: Math.min(config.length + 4, size - 4) }),
  );
  const found: Cell[] = [];
  for (let wall = 0; wall < walls; wall++) {
    const cell: Cell = [rng.random(1, half), rng.random(1, half)];
    for (const turns of PLAYERS) found.push(turnCell(cell, size, turns));
  }
  const isWall = (cell: Cell): boolean => isIn(found, cell) && !isIn(kept, cell);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => (isWall([row, column]) ? '#' : '.')).join(''),
  );
}
