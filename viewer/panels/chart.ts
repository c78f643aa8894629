import { PLAYERS } from '../../engine/core/players.ts';
import type { Curves } from '../film/statistics.ts';
import { DARK, LIGHT, findPlayerColour } from '../games/palette.ts';

export interface ChartPlan {
  readonly curves: Curves;
  /** Frames along the axis. */
  readonly frames: number;
  /** A line across, such as a limit. */
  readonly limit: number | undefined;
  readonly isDark: boolean;
}

const LEFT = 44;
const PAD = 8;
const DASHES = [[], [7, 3], [2, 2.5], [9, 3, 2, 3]];

/** A pixel for a frame and a frame for a pixel, in units of the page. */
export function makeScale(width: number, frames: number): { x(frame: number): number; frame(x: number): number } {
  const span = Math.max(1, frames);
  const room = width - LEFT - PAD;
  return {
    x: (frame) => LEFT + (frame / span) * room,
    frame: (x) => Math.round(((x - LEFT) / room) * span),
  };
}

/** Draws four curves, each in its player's colour and with dashes of its own. */
export function drawChart(canvas: HTMLCanvasElement, { curves, frames, limit, isDark }: ChartPlan): void {
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (width === 0) return;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const pen = canvas.getContext('2d')!;
  pen.scale(ratio, ratio);
  const top = greatest(curves, limit);
  const least = Math.min(0, ...curves.series.flatMap((series) => series.filter((value) => value !== null)));
  const y = (value: number): number => height - PAD - ((value - least) / (top - least || 1)) * (height - 2 * PAD);
  const { x } = makeScale(width, frames);
  drawAxis(pen, width, y, [least, top], isDark);
  for (const player of PLAYERS) {
    pen.beginPath();
    let isDown = false;
    for (const [frame, value] of curves.series[player].entries()) {
      if (value === null || value === undefined) isDown = false;
      else if (isDown) pen.lineTo(x(frame), y(value));
      else {
        pen.moveTo(x(frame), y(value));
        isDown = true;
      }
    }
    pen.setLineDash(DASHES[player]!);
    pen.lineWidth = 2;
    pen.strokeStyle = findPlayerColour(player);
    pen.stroke();
  }
  pen.setLineDash([]);
  if (limit !== undefined) drawLimit(pen, width, y(limit), limit, isDark);
}

/** A limit far above everything would press the curves flat: it is then left out of the picture and told in words. */
function greatest(curves: Curves, limit: number | undefined): number {
  const most = Math.max(1, ...curves.series.map((series) => series.reduce<number>((a, b) => Math.max(a, b ?? 0), 0)));
  return limit !== undefined && limit <= 20 * most ? Math.max(most, limit * 1.05) : most;
}

function drawAxis(
  pen: CanvasRenderingContext2D,
  width: number,
  y: (value: number) => number,
  [least, top]: [number, number],
  isDark: boolean,
): void {
  pen.font = '11px system-ui, sans-serif';
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (const value of [least, (least + top) / 2, top]) {
    pen.fillStyle = (isDark ? DARK : LIGHT).ink;
    pen.fillText(shortenNumber(value), LEFT - 6, y(value));
    pen.fillStyle = isDark ? '#ffffff22' : '#00000018';
    pen.fillRect(LEFT, Math.round(y(value)), width - LEFT - PAD, 1);
  }
}

function drawLimit(pen: CanvasRenderingContext2D, width: number, y: number, limit: number, isDark: boolean): void {
  const colour = (isDark ? DARK : LIGHT).danger;
  pen.fillStyle = colour;
  pen.textAlign = 'right';
  pen.textBaseline = 'top';
  const isSeen = y >= 0;
  if (isSeen) pen.fillRect(LEFT, y, width - LEFT - PAD, 1.5);
  pen.fillText(`limit ${limit} ms`, width - PAD, isSeen ? y + 3 : 2);
}

export function shortenNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6) return `${(value / 1e6).toFixed(1)}M`;
  if (size >= 1e4) return `${Math.round(value / 1000)}k`;
  return size >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}
