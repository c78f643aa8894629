import type { Pen, Stage, Token } from './game-drawing.ts';
import { paintCross, paintLetter, paintPlayer } from './paint-shape.ts';

const JAWS = 3;

export function paintCrematoriaToken(stage: Stage<never>, token: Token, x: number, y: number): void {
  const { pen, palette, cell } = stage;
  const { player, share = 1 } = token;
  if (token.kind === 'hellhound') paintHound(pen, x, y, cell);
  else if (token.kind === 'landing') paintLanding(pen, token, x, y, cell);
  else if (token.kind === 'necromonger') paintNecromonger(pen, x, y, cell);
  else if (token.kind === 'pioneer') paintPlayer(pen, palette, { player, share }, { x, y, radius: cell * 0.42 });
  else {
    const radius = cell * 0.6;
    paintPlayer(pen, palette, { player, share }, { x, y, radius });
    paintCross(pen, x, y, radius * 0.5, '#ffffff');
  }
}

function paintHound(pen: Pen, x: number, y: number, cell: number): void {
  const reach = (JAWS * cell) / 2;
  pen.fillStyle = 'rgba(220, 20, 40, 0.35)';
  pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  pen.strokeStyle = '#dc1428';
  pen.lineWidth = Math.max(1, cell * 0.1);
  pen.strokeRect(x - reach, y - reach, 2 * reach, 2 * reach);
  paintDisc(pen, { x, y, radius: cell * 0.62 }, '#c8102e', cell);
  if (cell >= 7) paintLetter(pen, 'H', x, y, cell * 0.85, '#ffffff');
}

function paintNecromonger(pen: Pen, x: number, y: number, cell: number): void {
  paintDisc(pen, { x, y, radius: cell * 0.46 }, '#0b0b0d', cell);
  if (cell >= 9) paintLetter(pen, 'N', x, y, cell * 0.6, '#ffffff');
}

function paintLanding(pen: Pen, { label = '' }: Token, x: number, y: number, cell: number): void {
  pen.setLineDash([cell * 0.25, cell * 0.2]);
  paintDisc(pen, { x, y, radius: cell * 0.62 }, 'rgba(120, 120, 130, 0.55)', cell);
  pen.setLineDash([]);
  if (cell >= 8) paintLetter(pen, label, x, y, cell * 0.7, '#ffffff');
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function paintDisc(pen: Pen, { x, y, radius }: Disc, fill: string, cell: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = Math.max(1, cell * 0.12);
  pen.strokeStyle = '#ffffff';
  pen.stroke();
}
