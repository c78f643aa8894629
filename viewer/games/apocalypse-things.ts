import type { ApocalypseMap } from '../../engine/games/apocalypse/types.ts';
import type { Stage, Token } from './game-drawing.ts';
import { paintLetter, paintPlayer, paintWord } from './paint-shape.ts';
import { findPlayerColour } from './palette.ts';

type View = ApocalypseMap;

export function paintSoldier({ pen, palette, cell }: Stage<View>, token: Token, x: number, y: number): void {
  const { player, share = 1, label = '' } = token;
  paintPlayer(pen, palette, { player, share }, { x, y, radius: cell * 0.42 });
  if (cell >= 22) paintWord(pen, label, x, y - cell * 0.05, cell * 0.34, '#ffffff');
}

/** A flame in each burning cell, paler towards its end. */
export function paintFire({ pen, view, cell, x, y, config }: Stage<View>): void {
  const longest = Math.max(1, Number(config['forestBurns']), Number(config['otherBurns']));
  for (const { pos, rounds } of view.fire) {
    const [left, top] = [x(pos[1]), y(pos[0])];
    const share = Math.min(1, 0.35 + rounds / longest);
    pen.fillStyle = `rgba(226, 62, 18, ${0.75 * share})`;
    pen.fillRect(left, top, cell, cell);
    pen.fillStyle = `rgba(255, 205, 60, ${share})`;
    pen.beginPath();
    pen.moveTo(left + cell * 0.5, top + cell * 0.08);
    pen.quadraticCurveTo(left + cell * 1.02, top + cell * 0.72, left + cell * 0.5, top + cell * 0.94);
    pen.quadraticCurveTo(left - cell * 0.02, top + cell * 0.72, left + cell * 0.5, top + cell * 0.08);
    pen.fill();
    if (cell >= 18) paintLetter(pen, String(rounds), left + cell / 2, top + cell * 0.64, cell * 0.42, '#5a1200');
  }
}

/** A flag in the owner's colour on a plate, so that it is seen from afar. */
export function paintPosts({ pen, view, cell, x, y, palette, config }: Stage<View>): void {
  const high = Number(config['highValue']);
  for (const { pos, value, owner } of view.posts) {
    const [left, top] = [x(pos[1] + 0.5), y(pos[0] + 0.5)];
    const reach = cell * (value >= high ? 1.45 : 1.1);
    const colour = owner < 0 ? '#ffffff' : findPlayerColour(owner);
    pen.beginPath();
    pen.rect(left - reach, top - reach, 2 * reach, 2 * reach);
    pen.globalAlpha = 0.45;
    pen.fillStyle = colour;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = Math.max(2, cell * (value >= high ? 0.3 : 0.18));
    pen.strokeStyle = colour;
    pen.stroke();
    pen.lineWidth = 1;
    pen.strokeStyle = '#17181b';
    pen.strokeRect(
      left - reach - cell * 0.12,
      top - reach - cell * 0.12,
      2 * reach + cell * 0.24,
      2 * reach + cell * 0.24,
    );
    paintWord(pen, String(value), left, top - reach * 0.55, Math.max(9, cell * 0.85), palette.ink);
  }
}
