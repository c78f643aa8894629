// Parts that are not here are drawn as in every game.
import type { Drawing } from 'minions-judge/drawing';
import { byPlayer } from 'minions-judge/engine';
import type { View } from './rules/types.ts';

export const drawing: Drawing<View> = {
  paintBelow({ pen, view, cell, x, y }) {
    pen.fillStyle = '#d3262f';
    for (const { pos } of view.fruits) {
      pen.beginPath();
      pen.arc(x(pos[1] + 0.5), y(pos[0] + 0.5), cell * 0.32, 0, 2 * Math.PI);
      pen.fill();
    }
  },
  listTokens: ({ units }) =>
    units.map(({ id, player, pos: [row, column], cells: { length } }) => {
      return { id, player, kind: 'snake', row, column, label: String(length) };
    }),
  figures: [{ key: 'length', label: 'Length' }],
  countFigures: ({ units }) => byPlayer((player) => [units.find((unit) => unit.player === player)?.cells.length ?? 0]),
  legend: ['a colour: the snake of that player, its length on the head', 'red disc: a fruit', 'dark: a wall'],
};
