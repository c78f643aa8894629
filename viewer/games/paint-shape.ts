import type { Pen } from './game-drawing.ts';
import { PLAYER_SHAPES, findPlayerColour, type Palette } from './palette.ts';

/** The path of a player's shape around a point. Triangles and diamonds are a little larger, to weigh the same. */
export function tracePlayer(pen: Pen, player: number, x: number, y: number, radius: number): void {
  const shape = PLAYER_SHAPES[player] ?? 'circle';
  pen.beginPath();
  if (shape === 'circle') pen.arc(x, y, radius, 0, 2 * Math.PI);
  else if (shape === 'square') pen.rect(x - radius * 0.88, y - radius * 0.88, radius * 1.76, radius * 1.76);
  else if (shape === 'triangle') {
    pen.moveTo(x, y - radius * 1.15);
    pen.lineTo(x + radius * 1.1, y + radius * 0.85);
    pen.lineTo(x - radius * 1.1, y + radius * 0.85);
    pen.closePath();
  } else {
    pen.moveTo(x, y - radius * 1.2);
    pen.lineTo(x + radius * 1.2, y);
    pen.lineTo(x, y + radius * 1.2);
    pen.lineTo(x - radius * 1.2, y);
    pen.closePath();
  }
}

/** A unit in its player's colour and shape, filled from below as far as its health goes. */
export function paintPlayer(
  pen: Pen,
  palette: Palette,
  unit: { player: number; share?: number },
  place: { x: number; y: number; radius: number },
): void {
  const { player, share = 1 } = unit;
  const { x, y, radius } = place;
  tracePlayer(pen, player, x, y, radius);
  pen.lineWidth = Math.max(1, radius * 0.22);
  pen.strokeStyle = palette.line;
  if (share >= 1) {
    pen.fillStyle = findPlayerColour(player);
    pen.fill();
    pen.stroke();
    return;
  }
  pen.fillStyle = '#ffffff';
  pen.fill();
  pen.stroke();
  const height = radius * 2.4 * share;
  pen.save();
  pen.clip();
  pen.fillStyle = findPlayerColour(player);
  pen.fillRect(x - radius * 1.3, y + radius * 1.2 - height, radius * 2.6, height);
  pen.restore();
}

export function paintLetter(pen: Pen, letter: string, x: number, y: number, size: number, colour: string): void {
  pen.font = `700 ${size}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(letter, x, y + size * 0.06);
}

export function paintCross(pen: Pen, x: number, y: number, reach: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x - reach, y - reach);
  pen.lineTo(x + reach, y + reach);
  pen.moveTo(x + reach, y - reach);
  pen.lineTo(x - reach, y + reach);
  pen.lineWidth = Math.max(1, reach * 0.45);
  pen.strokeStyle = colour;
  pen.stroke();
}
