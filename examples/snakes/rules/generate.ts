import { PLAYERS, type Generator } from 'minions-judge/engine';
import { DIRECTIONS, turnCell, type Cell } from './cells.ts';
import type { Config, Snake, State } from './types.ts';

export function generate(config: Config, rng: Generator): State {
  const snakes = PLAYERS.map((player) => beginSnake(player, config, 0));
  return { round: 0, board: drawBoard(config, rng), snakes, fruits: [] };
}

/** A snake in the corner of its player: that of player 0, turned with the board. */
export function beginSnake(player: number, { size, length }: Config, points: number): Snake {
  const cells = Array.from({ length }, (_, index) => turnCell([2, 1 + length - index], size, player));
  return { cells, dir: DIRECTIONS[(player + 1) % 4]!, growing: 0, away: 0, points };
}

/** Draws walls at random for one quarter, not in front of a snake, and rotates them into the others. */
function drawBoard({ size, walls }: Config, rng: Generator): string[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => '.'));
  const half = Math.floor((size - 1) / 2);
  for (let wall = 0; wall < walls; wall++) {
    const cell: Cell = [rng.random(3, half), rng.random(3, half)];
    for (const [row, column] of PLAYERS.map((player) => turnCell(cell, size, player))) rows[row]![column] = '#';
  }
  return rows.map((row) => row.join(''));
}
