import type { Pen } from './game-drawing.ts';
import { findHalo, PLAYER_SHAPES, findPlayerColour, type Palette } from './palette.ts';

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

/** A unit in its player's colour and shape, whatever its health; a bar below it is filled as far as health goes. */
export function paintPlayer(
  pen: Pen,
  palette: Palette,
  unit: { player: number; share?: number },
  place: { x: number; y: number; radius: number },
): void {
  const { player, share = 1 } = unit;
  const { x, y, radius } = place;
  tracePlayer(pen, player, x, y, radius);
  // Two rims, a light one and a dark one: a unit is seen on any land, its own player's too.
  pen.lineWidth = Math.max(3, radius * 0.66);
  pen.strokeStyle = palette.isDark ? '#000000' : '#ffffff';
  pen.stroke();
  pen.lineWidth = Math.max(1, radius * 0.22);
  pen.strokeStyle = palette.line;
  pen.fillStyle = findPlayerColour(player);
  pen.fill();
  pen.stroke();
  if (share >= 1) return;
  const [width, height] = [radius * 2, Math.max(1.5, radius * 0.42)];
  const [left, top] = [x - radius, y + radius * 0.72];
  pen.fillStyle = '#17181b';
  pen.fillRect(left - 0.75, top - 0.75, width + 1.5, height + 1.5);
  pen.fillStyle = '#ffffff';
  pen.fillRect(left, top, width * Math.max(0, share), height);
}

export function paintLetter(pen: Pen, letter: string, x: number, y: number, size: number, colour: string): void {
  pen.font = chooseWordFont(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colour;
  pen.fillText(letter, x, y + size * 0.06);
}

/** A word that can be read on any ground: in its colour, with a rim of black or white around it. */
export function paintWord(pen: Pen, word: string, x: number, y: number, size: number, colour: string): void {
  // The colours of bots are any that CSS knows; a canvas gives them as #rrggbb.
  pen.fillStyle = colour;
  const seen = typeof pen.fillStyle === 'string' && pen.fillStyle.startsWith('#') ? pen.fillStyle : '#ffffff';
  pen.font = chooseWordFont(size);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = Math.max(3, size * 0.28);
  pen.strokeStyle = findHalo(seen);
  pen.strokeText(word, x, y + size * 0.06);
  pen.fillStyle = seen;
  pen.fillText(word, x, y + size * 0.06);
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

export function chooseWordFont(size: number): string {
  return `700 ${size}px system-ui, sans-serif`;
}
