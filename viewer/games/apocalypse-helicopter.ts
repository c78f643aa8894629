import type { ApocalypseMap } from '../../engine/games/apocalypse/types.ts';
import type { Pen, Stage, Token } from './game-drawing.ts';
import { findPlayerColour } from './palette.ts';

const REACH = 2.5;

/** Its 5×5, a body that points where it flies, a bar for napalm and a dot for each parachuter. */
export function paintHelicopter(stage: Stage<ApocalypseMap>, token: Token, x: number, y: number): void {
  const { pen, cell, view, config } = stage;
  const colour = findPlayerColour(token.player);
  const reach = REACH * cell;
  pen.globalAlpha = 0.16;
  pen.fillStyle = colour;
  pen.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  pen.globalAlpha = 1;
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.5, cell * 0.16);
  pen.strokeRect(x - reach, y - reach, 2 * reach, 2 * reach);
  pen.save();
  pen.translate(x, y);
  pen.rotate(((token.turns ?? 0) * Math.PI) / 2);
  paintBody(pen, cell, colour, token.player);
  pen.restore();
  const state = view.helicopters.find(({ id }) => id === token.id);
  if (!state) return;
  paintNapalm(pen, x, y + reach - cell * 0.55, cell, state.napalm / Number(config['napalmWait']));
  for (let index = 0; index < Math.min(8, state.parachuters.length); index++) {
    pen.beginPath();
    pen.arc(x - reach + cell * (0.5 + index * 0.6), y - reach + cell * 0.5, cell * 0.22, 0, 2 * Math.PI);
    pen.fillStyle = '#ffffff';
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = '#17181b';
    pen.stroke();
  }
}

/** Pointing north; the rotor's blades are the player's number and one. */
function paintBody(pen: Pen, cell: number, colour: string, player: number): void {
  pen.fillStyle = colour;
  pen.strokeStyle = '#17181b';
  pen.lineWidth = Math.max(1, cell * 0.1);
  pen.beginPath();
  pen.moveTo(0, -cell * 1.9);
  pen.lineTo(cell * 0.75, -cell * 0.3);
  pen.lineTo(cell * 0.28, cell * 0.5);
  pen.lineTo(cell * 0.28, cell * 1.6);
  pen.lineTo(-cell * 0.28, cell * 1.6);
  pen.lineTo(-cell * 0.28, cell * 0.5);
  pen.lineTo(-cell * 0.75, -cell * 0.3);
  pen.closePath();
  pen.fill();
  pen.stroke();
  const blades = player + 2;
  pen.globalAlpha = 0.75;
  pen.beginPath();
  for (let blade = 0; blade < blades; blade++) {
    const angle = (2 * Math.PI * blade) / blades;
    pen.moveTo(0, -cell * 0.2);
    pen.lineTo(Math.sin(angle) * cell * 1.5, -cell * 0.2 - Math.cos(angle) * cell * 1.5);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** `wait`: how much of the time until the next napalm is left, from 1 to 0. */
function paintNapalm(pen: Pen, x: number, y: number, cell: number, wait: number): void {
  const width = cell * 4.4;
  pen.fillStyle = 'rgba(0, 0, 0, 0.45)';
  pen.fillRect(x - width / 2, y, width, cell * 0.35);
  pen.fillStyle = wait === 0 ? '#ff4d1a' : '#ffc23d';
  pen.fillRect(x - width / 2, y, width * (1 - Math.min(1, wait)), cell * 0.35);
}
