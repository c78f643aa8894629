import { listEventsAt } from '../film/statistics.ts';
import type { EventKind, GameEvent } from '../games/game-drawing.ts';
import { findPlayerColour } from '../games/palette.ts';
import type { App, Part } from '../app/app.ts';
import { findFrame, type ViewerState } from '../app/state.ts';
import type { Show } from '../film/show.ts';
import { chooseTick } from './chart.ts';
import { describeRound } from './controls-panel.ts';

/** From top to bottom of the strip; `weight` is how much of the row's height one event fills. */
const ROWS: readonly { readonly kinds: readonly EventKind[]; readonly weight: number }[] = [
  { kinds: ['fault', 'lead', 'jump', 'note'], weight: 1 },
  { kinds: ['capture'], weight: 0.25 },
  { kinds: ['death'], weight: 0.25 },
  { kinds: ['refusal'], weight: 0.1 },
];
const THUMB = 16;
const ROW = 6;
const RIBBON = 7;
const LABELS = 11;
/** Lower strips have room for the first row and the ribbon. */
const MIN_HEIGHT = 36;
const MAX_TOLD = 6;
const DIFFERENCE = '#e5142e';

/** The bar to scrub, with a ribbon of who leads and marks for what happens. */
export function makeTimeline(app: App, range: HTMLInputElement, strip: HTMLCanvasElement, tip: HTMLElement): Part {
  range.addEventListener('input', () => app.seek(Number(range.value)));
  strip.addEventListener('pointerdown', (event) => app.seek(findFrameUnder(app.state, strip, event)));
  strip.addEventListener('pointermove', (event) => {
    const frame = findFrameUnder(app.state, strip, event);
    tip.textContent = describeTip(app.state, frame);
    tip.hidden = tip.textContent === '';
    tip.style.left = `${Math.min(event.clientX, innerWidth - 260)}px`;
  });
  strip.addEventListener('pointerleave', () => (tip.hidden = true));
  let drawn = '';
  let owner: Show | undefined;
  new ResizeObserver(() => {
    drawn = '';
    app.draw();
  }).observe(strip);
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      const frame = String(findFrame(state));
      range.max = String(show.film.rounds);
      if (document.activeElement !== range || range.value !== frame) range.value = frame;
      range.setAttribute('aria-valuetext', describeRound(show, state));
      const key = `${show.film.frames.length} ${show.film.rounds} ${state.isDark} ${state.difference}`;
      if (key === drawn && show === owner) return;
      drawn = key;
      owner = show;
      drawStrip(strip, show, state);
    },
  };
}

/** The same strip for the match beside the first. */
export function makeOtherStrip(strip: HTMLCanvasElement): Part {
  let drawn: unknown[] = [];
  return {
    update(state) {
      const { show, other, isDark, difference } = state;
      strip.hidden = !other;
      if (!show || !other) return;
      const key = [other, other.film.frames.length, isDark, difference, strip.clientWidth];
      if (key.every((part, index) => part === drawn[index])) return;
      drawn = key;
      drawStrip(strip, other, state);
    },
  };
}

function findFrameUnder({ show }: ViewerState, strip: HTMLElement, event: PointerEvent): number {
  const { left, width } = strip.getBoundingClientRect();
  const share = (event.clientX - left - THUMB / 2) / (width - THUMB);
  return Math.round(Math.max(0, Math.min(1, share)) * (show?.film.rounds ?? 0));
}

/** The most important comes first; what there is no room for is counted. */
export function describeTip({ show }: Pick<ViewerState, 'show'>, frame: number): string {
  if (!show || !show.statistics.events[frame]) return '';
  const events = listEventsAt(show.statistics, frame);
  const shown = events.slice(0, MAX_TOLD).map(({ text }) => text);
  const rest = events.length > shown.length ? [`and ${events.length - shown.length} more`] : [];
  return [`Round ${frame + show.film.firstRound}`, ...shown, ...rest].join('\n');
}

function drawStrip(strip: HTMLCanvasElement, show: Show, { isDark, difference }: ViewerState): void {
  const ratio = window.devicePixelRatio || 1;
  const [width, height] = [strip.clientWidth, strip.clientHeight];
  strip.width = Math.round(width * ratio);
  strip.height = Math.round(height * ratio);
  const pen = strip.getContext('2d')!;
  pen.scale(ratio, ratio);
  const step = (width - THUMB) / Math.max(1, show.film.rounds);
  const isLow = height < MIN_HEIGHT;
  if (!isLow) drawTicks(pen, show, width, height, isDark);
  for (const [frame, leader] of show.statistics.leaders.entries()) {
    const x = THUMB / 2 + frame * step;
    pen.fillStyle = leader === -1 ? (isDark ? '#3a3d44' : '#d4d1ca') : findPlayerColour(leader);
    pen.fillRect(x - step / 2, height - RIBBON, step + 0.5, RIBBON);
    drawEvents(pen, listEventsAt(show.statistics, frame), x, Math.max(1.5, step * 0.8), isLow ? 1 : ROWS.length);
  }
  if (difference === undefined) return;
  const x = THUMB / 2 + difference * step;
  pen.fillStyle = DIFFERENCE;
  pen.fillRect(x - 1, 0, 2, height);
  pen.font = '700 10px system-ui, sans-serif';
  pen.textAlign = x > width / 2 ? 'right' : 'left';
  pen.textBaseline = 'top';
  pen.fillText('first difference', x + (x > width / 2 ? -4 : 4), 0);
}

function drawEvents(
  pen: CanvasRenderingContext2D,
  events: readonly GameEvent[],
  x: number,
  width: number,
  rows: number,
): void {
  for (const [row, { kinds, weight }] of ROWS.slice(0, rows).entries()) {
    const mine = events.filter(({ kind }) => kinds.includes(kind));
    if (mine.length === 0) continue;
    const height = Math.min(1, 0.25 + mine.length * weight) * (ROW - 1);
    const isFault = mine[0]!.kind === 'fault';
    const wide = isFault || mine[0]!.kind === 'jump' ? Math.max(4, width * 2) : width;
    pen.fillStyle = isFault ? '#e5142e' : findPlayerColour(mine[0]!.player);
    pen.fillRect(x - wide / 2, row * ROW + ROW - height, wide, height);
  }
}

/** Numbers of rounds, with a hair line from top to bottom. */
function drawTicks(
  pen: CanvasRenderingContext2D,
  { film }: Show,
  width: number,
  height: number,
  isDark: boolean,
): void {
  const step = (width - THUMB) / Math.max(1, film.rounds);
  const tick = chooseTick(film.rounds, width - THUMB, 44);
  pen.font = '10px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'bottom';
  for (let frame = tick - film.firstRound; frame < film.rounds; frame += tick) {
    if (frame < 0) continue;
    const x = THUMB / 2 + frame * step;
    pen.fillStyle = isDark ? '#ffffff18' : '#00000012';
    pen.fillRect(Math.round(x), 0, 1, height - RIBBON - LABELS);
    pen.fillStyle = isDark ? '#a3a6ae' : '#5d6068';
    pen.fillText(String(frame + film.firstRound), x, height - RIBBON);
  }
}
