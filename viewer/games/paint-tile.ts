import type { Pen } from './game-drawing.ts';
import { findLandColour, mix, type Palette } from './palette.ts';

const MIN_PATTERN = 6;

export function fillTile(pen: Pen, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, size, size);
}

/** A thin edge to the right and below makes cells countable. */
export function paintEdge(pen: Pen, size: number, colour: string): void {
  if (size < 7) return;
  pen.fillStyle = colour;
  pen.fillRect(size - 1, 0, 1, size);
  pen.fillRect(0, size - 1, size, 1);
}

/** Land in its owner's colour and, where there is room, with the owner's pattern. */
export function paintOwned(pen: Pen, size: number, player: number, { isDark }: Palette): void {
  const colour = findLandColour(player, isDark);
  fillTile(pen, size, colour);
  if (size < MIN_PATTERN) return;
  pen.strokeStyle = mix(colour, isDark ? '#ffffff' : '#000000', 0.7);
  pen.globalAlpha = 0.5;
  pen.lineWidth = Math.max(1, size / 14);
  pen.beginPath();
  tracePattern(pen, size, player);
  pen.stroke();
  pen.globalAlpha = 1;
}

/** 0 none, 1 a rising line, 2 a level line, 3 a dot. */
function tracePattern(pen: Pen, size: number, player: number): void {
  const middle = size / 2;
  if (player === 1) {
    pen.moveTo(size * 0.25, size * 0.75);
    pen.lineTo(size * 0.75, size * 0.25);
  } else if (player === 2) {
    pen.moveTo(size * 0.2, middle);
    pen.lineTo(size * 0.8, middle);
  } else if (player === 3) pen.arc(middle, middle, size * 0.12, 0, 2 * Math.PI);
}
