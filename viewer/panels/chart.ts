import { PLAYERS } from '../../engine/core/players.ts';
import type { Curves } from '../film/statistics.ts';
import { DARK, LIGHT, findCurveColour } from '../games/palette.ts';

export interface ChartPlan {
  readonly curves: Curves;
  /** Frames along the axis. */
  readonly frames: number;
  /** The number people give the first of them. */
  readonly firstRound: number;
  /** A line across, such as a limit. With one the axis is logarithmic: answers take a thousandth of their limit. */
  readonly limit: number | undefined;
  readonly isDark: boolean;
}

const LEFT = 44;
const PAD = 8;
const BELOW = 13;
const DASHES = [[], [7, 3], [2, 2.5], [9, 3, 2, 3]];
const TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** A pixel for a frame and a frame for a pixel, in units of the page. */
export function makeScale(width: number, frames: number): { x(frame: number): number; frame(x: number): number } {
  const span = Math.max(1, frames);
  const room = width - LEFT - PAD;
  return {
    x: (frame) => LEFT + (frame / span) * room,
    frame: (x) => Math.round(((x - LEFT) / room) * span),
  };
}

/** How many rounds lie between two ticks that are at least so many pixels apart. */
export function chooseTick(frames: number, width: number, apart: number): number {
  return TICKS.find((tick) => (tick / Math.max(1, frames)) * width >= apart) ?? TICKS.at(-1)!;
}

interface Axis {
  y(value: number): number;
  readonly ticks: readonly number[];
}

/** Draws four curves, each in its player's colour and with dashes of its own. */
export function drawChart(canvas: HTMLCanvasElement, plan: ChartPlan): void {
  const { curves, frames, limit, isDark } = plan;
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (width === 0 || height === 0) return;
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const pen = canvas.getContext('2d')!;
  pen.scale(ratio, ratio);
  const axis = limit === undefined ? makeLevelAxis(curves, height) : makeLogarithmicAxis(curves, limit, height);
  const { x } = makeScale(width, frames);
  drawAxis(pen, width, axis, isDark);
  drawRounds(pen, width, height, plan);
  for (const player of PLAYERS) {
    traceCurve(pen, curves.series[player], x, axis.y);
    pen.setLineDash(DASHES[player]!);
    pen.lineWidth = 2;
    pen.strokeStyle = findCurveColour(player, isDark);
    pen.stroke();
  }
  pen.setLineDash([]);
  if (limit !== undefined) drawLimit(pen, width, axis.y(limit), limit, isDark);
}

function traceCurve(
  pen: CanvasRenderingContext2D,
  series: readonly (number | null)[],
  x: (frame: number) => number,
  y: (value: number) => number,
): void {
  pen.beginPath();
  let isDown = false;
  for (const [frame, value] of series.entries()) {
    if (value === null || value === undefined) isDown = false;
    else if (isDown) pen.lineTo(x(frame), y(value));
    else {
      pen.moveTo(x(frame), y(value));
      isDown = true;
    }
  }
}

const findMost = ({ series }: Curves): number =>
  Math.max(1, ...series.map((one) => one.reduce<number>((a, b) => Math.max(a, b ?? 0), 0)));

function makeLevelAxis(curves: Curves, height: number): Axis {
  const top = findMost(curves);
  const least = curves.series.reduce<number>((low, one) => one.reduce<number>((a, b) => Math.min(a, b ?? 0), low), 0);
  const room = height - PAD - BELOW;
  return {
    y: (value) => height - BELOW - ((value - least) / (top - least || 1)) * room,
    ticks: height < 70 ? [least, top] : [least, (least + top) / 2, top],
  };
}

function makeLogarithmicAxis(curves: Curves, limit: number, height: number): Axis {
  const top = Math.max(limit * 1.2, findMost(curves));
  const powers = [0.1, 1, 10, 100, 1000, 10_000, 100_000].filter((power) => power <= top);
  const least = curves.series.some((one) => one.some((value) => value !== null && value < 1)) ? 0.1 : 1;
  const room = height - PAD - BELOW;
  const share = (value: number): number => Math.log(Math.max(least, value) / least) / Math.log(top / least);
  return {
    y: (value) => height - BELOW - share(value) * room,
    ticks: powers.filter((power) => power >= least),
  };
}

function drawAxis(pen: CanvasRenderingContext2D, width: number, { y, ticks }: Axis, isDark: boolean): void {
  pen.font = '11px system-ui, sans-serif';
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  for (const value of ticks) {
    pen.fillStyle = (isDark ? DARK : LIGHT).ink;
    pen.fillText(shortenNumber(value), LEFT - 6, y(value));
    pen.fillStyle = isDark ? '#ffffff22' : '#00000018';
    pen.fillRect(LEFT, Math.round(y(value)), width - LEFT - PAD, 1);
  }
}

/** Numbers of rounds below. */
function drawRounds(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  { frames, firstRound, isDark }: ChartPlan,
): void {
  const { x } = makeScale(width, frames);
  const tick = chooseTick(frames, width - LEFT - PAD, 40);
  pen.textAlign = 'center';
  pen.textBaseline = 'bottom';
  pen.fillStyle = isDark ? '#a3a6ae' : '#5d6068';
  pen.font = '10px system-ui, sans-serif';
  for (let frame = tick - firstRound; frame < frames; frame += tick) {
    if (frame >= 0) pen.fillText(String(frame + firstRound), x(frame), height);
  }
}

function drawLimit(pen: CanvasRenderingContext2D, width: number, y: number, limit: number, isDark: boolean): void {
  pen.fillStyle = (isDark ? DARK : LIGHT).danger;
  pen.textAlign = 'right';
  pen.textBaseline = 'top';
  pen.font = '11px system-ui, sans-serif';
  pen.fillRect(LEFT, y, width - LEFT - PAD, 1.5);
  pen.fillText(`limit ${limit} ms`, width - PAD, y + 3);
}

export function shortenNumber(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e6) return `${(value / 1e6).toFixed(1)}M`;
  if (size >= 1e4) return `${Math.round(value / 1000)}k`;
  return size >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(1);
}
