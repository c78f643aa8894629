import type { EventKind } from '../games/game-drawing.ts';
import { findPlayerColour } from '../games/palette.ts';
import type { App, Part } from '../page/app.ts';
import { findFrame, type Show, type ViewerState } from '../page/state.ts';
import { describeRound } from './controls-panel.ts';

/** From top to bottom of the strip; `weight` is how much of the row's height one event fills. */
const ROWS: readonly { readonly kinds: readonly EventKind[]; readonly weight: number }[] = [
  { kinds: ['fault', 'lead', 'note'], weight: 1 },
  { kinds: ['capture'], weight: 0.25 },
  { kinds: ['death'], weight: 0.25 },
  { kinds: ['refusal'], weight: 0.1 },
];
const THUMB = 16;
const ROW = 8;
const RIBBON = 6;

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
  new ResizeObserver(() => {
    drawn = '';
    app.draw();
  }).observe(strip);
  return {
    update(state) {
      const { show } = state;
      if (!show) return;
      range.max = String(show.film.rounds);
      if (document.activeElement !== range || range.value !== String(findFrame(state)))
        range.value = String(findFrame(state));
      range.setAttribute('aria-valuetext', describeRound(show, state));
      const key = `${show.film.seed} ${show.film.frames.length} ${state.isDark}`;
      if (key === drawn) return;
      drawn = key;
      drawStrip(strip, show, state.isDark);
    },
  };
}

function findFrameUnder({ show }: ViewerState, strip: HTMLElement, event: PointerEvent): number {
  const { left, width } = strip.getBoundingClientRect();
  const share = (event.clientX - left - THUMB / 2) / (width - THUMB);
  return Math.round(Math.max(0, Math.min(1, share)) * (show?.film.rounds ?? 0));
}

function describeTip({ show }: ViewerState, frame: number): string {
  const events = show?.statistics.events[frame];
  if (!show || !events) return '';
  const shown = events.slice(0, 6).map(({ text }) => text);
  const rest = events.length > shown.length ? [`and ${events.length - shown.length} more`] : [];
  return [`Round ${frame + show.film.firstRound}`, ...shown, ...rest].join('\n');
}

function drawStrip(strip: HTMLCanvasElement, { film, statistics }: Show, isDark: boolean): void {
  const ratio = window.devicePixelRatio || 1;
  strip.width = Math.round(strip.clientWidth * ratio);
  strip.height = Math.round(strip.clientHeight * ratio);
  const pen = strip.getContext('2d')!;
  pen.scale(ratio, ratio);
  const step = (strip.clientWidth - THUMB) / Math.max(1, film.rounds);
  const width = Math.max(1.5, step * 0.8);
  for (const [frame, leader] of statistics.leaders.entries()) {
    const x = THUMB / 2 + frame * step;
    pen.fillStyle = leader === -1 ? (isDark ? '#3a3d44' : '#d4d1ca') : findPlayerColour(leader);
    pen.fillRect(x - step / 2, strip.clientHeight - RIBBON, step + 0.5, RIBBON);
    for (const [row, { kinds, weight }] of ROWS.entries()) {
      const events = statistics.events[frame]!.filter(({ kind }) => kinds.includes(kind));
      if (events.length === 0) continue;
      const height = Math.min(1, 0.25 + events.length * weight) * (ROW - 2);
      const fault = events.find(({ kind }) => kind === 'fault');
      pen.fillStyle = fault ? '#e5142e' : findPlayerColour(events[0]!.player);
      pen.fillRect(x - width / 2, row * ROW + (ROW - 1) - height, fault ? width * 2 : width, height);
    }
  }
}
