import { html, Markup } from '../../report/markup.ts';
import { makeHistogram } from '../statistics/histogram.ts';
import { findIntervalOf, type Question } from '../statistics/judge-comparison.ts';

const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 44;
const RIGHT = 12;
const TOP = 14;
const BOTTOM = 36;
/** More would not be seen. */
const MAX_POINTS = 150;
const MAX_TICKS = 8;
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

interface Point {
  readonly blocks: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** A drawing that also stands alone as a file: it brings its colours, for light and for dark. */
export const CHART_STYLE = new Markup(`
.chart-of-blocks { --in: #1d1f23; --so: #5d6068; --ba: #1f5fa8; --gr: #dcd9d2; font: 12px system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { .chart-of-blocks { --in: #e9e7e2; --so: #a3a6ae; --ba: #7db4f5; --gr: #343841; } }
.chart-of-blocks text { fill: var(--so); }
.chart-of-blocks .possible { fill: var(--ba); opacity: .25; }
.chart-of-blocks .mean { fill: none; stroke: var(--ba); stroke-width: 2; }
.chart-of-blocks .grid { stroke: var(--gr); }
.chart-of-blocks .half { stroke: var(--in); stroke-width: 1.5; stroke-dasharray: 5 4; }
.chart-of-blocks .margin { fill: var(--so); opacity: .16; }
`);

/** What was known after each block: the mean, and every mean that was still possible. */
export function drawIntervalChart(scores: readonly number[], question: Question): Markup {
  const points = choosePoints(scores.length).map((blocks) => measure(scores.slice(0, blocks), question));
  const x = (blocks: number): string => place(LEFT, WIDTH - RIGHT, blocks / Math.max(1, scores.length));
  const y = (share: number): string => place(HEIGHT - BOTTOM, TOP, share);
  const outline = [
    ...points.map(({ blocks, high }) => `${x(blocks)},${y(high)}`),
    ...points.toReversed().map(({ blocks, low }) => `${x(blocks)},${y(low)}`),
  ];
  const band = { from: y(0.5 + question.margin), to: y(0.5 - question.margin) };
  const last = points.at(-1);
  const label = last
    ? `After ${last.blocks} blocks the mean is ${last.mean.toFixed(2)}, and between ${last.low.toFixed(2)} and ${last.high.toFixed(2)} for sure.`
    : 'Nothing has been played.';
  return html`<svg
    xmlns="http://www.w3.org/2000/svg"
    class="chart-of-blocks"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label="${label}"
  >
    <title>${label}</title>
    <rect
      class="margin"
      x="${LEFT}"
      width="${WIDTH - LEFT - RIGHT}"
      y="${band.from}"
      height="${subtract(band.to, band.from)}"
    />
    ${[0, 0.25, 0.5, 0.75, 1].map((share) => drawLevel(share, y(share)))}
    ${listTicks(scores.length).map((tick) => html`<text x="${x(tick)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${tick}</text>`)}
    <text x="${WIDTH - RIGHT}" y="${HEIGHT - 4}" text-anchor="end">blocks</text>
    <text x="${WIDTH - RIGHT - 6}" y="${TOP + 16}" text-anchor="end">new is better</text>
    <text x="${WIDTH - RIGHT - 6}" y="${HEIGHT - BOTTOM - 8}" text-anchor="end">old is better</text>
    <polygon class="possible" points="${outline.join(' ')}" />
    <polyline class="mean" points="${points.map(({ blocks, mean }) => `${x(blocks)},${y(mean)}`).join(' ')}" />
  </svg>`;
}

/** The same as a file of its own. */
export function makeChartFile(scores: readonly number[], question: Question): string {
  const { text } = drawIntervalChart(scores, question);
  return `${text.replace('<title>', `<style>${CHART_STYLE.text}</style>\n<title>`)}\n`;
}

function drawLevel(share: number, y: string): Markup {
  return html`<line class="${share === 0.5 ? 'half' : 'grid'}" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y}" y2="${y}" />
    <text x="${LEFT - 6}" y="${(Number(y) + 4).toFixed(1)}" text-anchor="end">${share}</text>`;
}

function measure(scores: readonly number[], question: Question): Point {
  return { blocks: scores.length, mean: makeHistogram(scores).mean, ...findIntervalOf(scores, question) };
}

/** All blocks, or so many of them at equal distances, the last one always. */
function choosePoints(blocks: number): number[] {
  const count = Math.min(blocks, MAX_POINTS);
  return Array.from({ length: count }, (_, at) => Math.round(((at + 1) * blocks) / count));
}

function listTicks(blocks: number): number[] {
  const step = STEPS.find((size) => blocks / size <= MAX_TICKS) ?? blocks;
  return Array.from({ length: Math.floor(blocks / step) }, (_, at) => (at + 1) * step);
}

const place = (from: number, to: number, share: number): string => (from + (to - from) * share).toFixed(1);

const subtract = (a: string, b: string): string => (Number(a) - Number(b)).toFixed(1);
