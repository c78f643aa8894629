import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { formatPoints } from './format-numbers.ts';
import { html, type Markup } from './markup.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

/** A scale of points that all bars of a page share. */
export interface RatingAxis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** The points of the reference bots, which are drawn as lines. */
  readonly references: readonly { readonly name: string; readonly points: number }[];
}

const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const MAX_TICKS = 7;

/** An axis that shows every interval of a ranked bot whole, and the lines of reference bots. Others may be cut off. */
export function makeRatingAxis(rows: readonly StandingsRow[]): RatingAxis {
  const ranked = rows.filter(({ status, matches }) => status === 'ranked' && matches > 0);
  const shown = ranked.length > 0 ? ranked : rows;
  const references = rows.filter(({ status, matches }) => status === 'reference' && matches > 0);
  const lines = references.map(({ points }) => points);
  const lowest = Math.min(-10, ...lines, ...shown.map(({ points, error }) => points - STANDARD_ERRORS * error));
  const highest = Math.max(10, ...lines, ...shown.map(({ points, error }) => points + STANDARD_ERRORS * error));
  const step = STEPS.find((size) => (highest - lowest) / size <= MAX_TICKS) ?? 10_000;
  const first = Math.ceil(lowest / step) * step;
  const count = Math.floor((highest - first) / step) + 1;
  const margin = (highest - lowest) * 0.02;
  return {
    low: lowest - margin,
    high: highest + margin,
    // Adding zero turns a negative zero into a plain one.
    ticks: Array.from({ length: count }, (_, index) => first + index * step + 0),
    references: references.map(({ name, points }) => ({ name, points })),
  };
}

/** The numbers above the bars. */
export function drawAxis(axis: RatingAxis): Markup {
  const labels = axis.ticks.map((tick) => html`<text x="${locate(axis, tick)}" y="11">${formatPoints(tick)}</text>`);
  return html`<svg class="axis" width="100%" height="14" role="presentation">${labels}</svg>`;
}

/** The points of a bot as a dot, with its interval. */
export function drawBar(axis: RatingAxis, { points, error }: StandingsRow): Markup {
  const low = points - STANDARD_ERRORS * error;
  const high = points + STANDARD_ERRORS * error;
  const label = `${formatPoints(points)}, most likely between ${formatPoints(low)} and ${formatPoints(high)}`;
  const [from, at, to] = [low, points, high].map((value) => locate(axis, value));
  const lines = [
    ...axis.ticks.map((tick) => drawTick(axis, tick)),
    ...axis.references.map((one) => drawLine(axis, one)),
  ];
  return html`<svg class="bar" width="100%" height="32" role="img" aria-label="${label}">
    <title>${label}</title>
    ${lines}
    <line class="error" x1="${from!}" x2="${to!}" y1="16" y2="16" />
    <line class="error" x1="${from!}" x2="${from!}" y1="11" y2="21" />
    <line class="error" x1="${to!}" x2="${to!}" y1="11" y2="21" />
    <circle cx="${at!}" cy="16" r="4.5" />
  </svg>`;
}

function drawTick(axis: RatingAxis, tick: number): Markup {
  const x = locate(axis, tick);
  return html`<line class="${tick === 0 ? 'zero' : 'tick'}" x1="${x}" x2="${x}" y1="0" y2="32" />`;
}

function drawLine(axis: RatingAxis, { name, points }: RatingAxis['references'][number]): Markup {
  const x = locate(axis, points);
  return html`<line class="reference" x1="${x}" x2="${x}" y1="0" y2="32"><title>${name}</title></line>`;
}

function locate({ low, high }: RatingAxis, value: number): string {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return `${(share * 100).toFixed(2)}%`;
}
