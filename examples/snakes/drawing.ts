// How Snakes looks: fruits as red discs, heads with eyes. All else is as the viewer draws any game.
import type { SnakesView } from './rules/types.ts';

interface Stage {
  readonly pen: CanvasRenderingContext2D;
  readonly view: SnakesView;
  readonly cell: number;
  x(column: number): number;
  y(row: number): number;
}

export const drawing = {
  paintBelow({ pen, view, cell, x, y }: Stage): void {
    for (const { pos } of view.fruits) {
      pen.beginPath();
      pen.arc(x(pos[1] + 0.5), y(pos[0] + 0.5), cell * 0.32, 0, 2 * Math.PI);
      pen.fillStyle = '#d3262f';
      pen.fill();
    }
  },
  listTokens: ({ units }: SnakesView) =>
    units.map(({ id, player, pos, cells }) => ({
      id,
      player,
      kind: 'snake',
      row: pos[0],
      column: pos[1],
      label: String(cells.length),
    })),
  figures: [
    { key: 'length', label: 'Length' },
    { key: 'away', label: 'Away' },
  ],
  countFigures: ({ units, away }: SnakesView) =>
    away.map((rounds, player) => [units.find((unit) => unit.player === player)?.cells.length ?? 0, rounds]),
  legend: [
    'land in the colour of a player: its snake, with its length on the head',
    'red disc: a fruit',
    'dark: a wall',
  ],
};
