import { PLAYERS, type ByPlayer } from '../../engine/core/players.ts';
import type { Mark } from '../../protocol/types/common.ts';
import { getFrame, type Film } from '../film/film.ts';
import type { Drawing } from '../games/drawings.ts';
import type { Sheet, Stage } from '../games/game-drawing.ts';
import { chooseWordFont, paintWord } from '../games/paint-shape.ts';
import { findPlayerColour } from '../games/palette.ts';

/** A drawing that a bot made, laid out on the sheet. */
export interface BotMark {
  readonly cells: readonly (readonly [row: number, column: number])[];
  readonly isLine: boolean;
  readonly label: string;
  readonly colour: string;
}

/** What the bots drew in the round that begins with a frame. Without a colour of its own, a mark has its player's. */
export function listBotMarks(
  film: Film,
  drawing: Drawing,
  index: number,
  isShown: ByPlayer<boolean> = [true, true, true, true],
): BotMark[] {
  const debug = film.steps[index]?.debug;
  const { view } = getFrame(film, index);
  return PLAYERS.filter((player) => isShown[player]).flatMap((player) =>
    (debug?.[player]?.marks ?? []).map((mark: Mark) => ({
      cells: mark.cells.map((position) => drawing.findPlace?.(view, position) ?? [position[0]!, position[1]!]),
      isLine: mark.as === 'line',
      label: mark.label ?? '',
      colour: mark.color ?? findPlayerColour(player),
    })),
  );
}

export function paintBotMarks(stage: Stage<object>, marks: readonly BotMark[], sheet: Sheet): void {
  const { pen, cell } = stage;
  for (const mark of marks) {
    const { cells, isLine, label, colour } = mark;
    pen.strokeStyle = colour;
    pen.fillStyle = colour;
    pen.lineWidth = Math.max(2, cell * 0.18);
    if (isLine) paintLine(stage, cells);
    else for (const [row, column] of cells) paintCell(stage, row, column);
    if (label !== '') paintLabel(stage, mark, sheet);
  }
}

/** A word above a cell, moved as far as it needs to be whole on the sheet. */
function paintLabel({ pen, x, y, cell }: Stage<object>, { label, cells, colour }: BotMark, { columns }: Sheet): void {
  const [row, column] = cells[0]!;
  const size = Math.max(11, cell * 0.8);
  pen.font = chooseWordFont(size);
  // Half of the word, and the rim around it.
  const reach = pen.measureText(label).width / 2 + size * 0.2;
  const left = Math.max(x(0) + reach, Math.min(x(columns) - reach, x(column + 0.5)));
  paintWord(pen, label, left, Math.max(y(0) + size * 0.6, y(row - 0.35)), size, colour);
}

function paintLine({ pen, x, y }: Stage<object>, cells: BotMark['cells']): void {
  pen.beginPath();
  for (const [row, column] of cells) pen.lineTo(x(column + 0.5), y(row + 0.5));
  pen.stroke();
}

function paintCell({ pen, x, y, cell }: Stage<object>, row: number, column: number): void {
  pen.globalAlpha = 0.35;
  pen.fillRect(x(column), y(row), cell, cell);
  pen.globalAlpha = 1;
  pen.strokeRect(x(column), y(row), cell, cell);
}
