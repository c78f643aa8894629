// Parts that are not here are drawn as in every game.
import type { Drawing } from 'minions-judge/drawing';
import { byPlayer } from 'minions-judge/engine';
import type { View } from './rules/types.ts';

export const drawing: Drawing<View> = {
  paintBelow({ pen, view, cell, x, y }) {
    pen.fillStyle = '#e0a526';
    for (const { pos } of view.cans) {
      pen.beginPath();
      pen.arc(x(pos[1] + 0.5), y(pos[0] + 0.5), cell * 0.26, 0, 2 * Math.PI);
      pen.fill();
    }
  },
  /** What a guard does not see is dark. */
  paintAbove({ pen, view, cell, x, y }) {
    if (!view.lit) return;
    const [top, left, bottom, right] = view.lit as [number, number, number, number];
    const [rows, columns] = [view.board.length, view.board[0]!.length];
    pen.fillStyle = 'rgba(10, 14, 30, 0.55)';
    for (const [row, column, height, width] of [
      [0, 0, top, columns],
      [bottom + 1, 0, rows - bottom - 1, columns],
      [top, 0, bottom - top + 1, left],
      [top, right + 1, bottom - top + 1, columns - right - 1],
    ] as const)
      pen.fillRect(x(column), y(row), width * cell, height * cell);
  },
  listTokens: ({ units }) =>
    units.map(({ id, player, pos: [row, column], health }) => {
      return { id, player, kind: 'guard', row, column, label: String(health) };
    }),
  figures: [{ key: 'health', label: 'Health' }],
  countFigures: ({ units }) => byPlayer((player) => [units.find((unit) => unit.player === player)?.health ?? 0]),
  legend: [
    'a colour: the guard of that player, its health on it',
    'yellow disc: a can of oil',
    'dark: a wall, or out of sight',
  ],
};
