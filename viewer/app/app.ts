import { findPace } from '../film/find-pace.ts';
import { extendStatistics } from '../film/statistics.ts';
import type { ViewerGames } from '../film/viewer-games.ts';
import { makeInitialState, findLastFrame, SPEEDS, type ViewerState } from './state.ts';

/** A part of the page that shows some of the state. */
export interface Part {
  /** Called before a picture is shown in which any of the state changed. */
  update(state: ViewerState, before: ViewerState): void;
}

const MAX_GAP_MS = 250;

/** Holds the state, lets it be changed, and has the parts show it, at most once for each picture of the screen. */
export class App {
  state: ViewerState;
  private shown: ViewerState;
  private readonly parts: Part[] = [];
  private request = 0;
  private lastTime = 0;

  constructor(
    isDark: boolean,
    isAnimated: boolean,
    readonly games: ViewerGames,
  ) {
    this.state = makeInitialState(isDark, isAnimated);
    this.shown = this.state;
  }

  add(...parts: Part[]): void {
    this.parts.push(...parts);
    this.draw();
  }

  change(change: Partial<ViewerState>): void {
    this.state = { ...this.state, ...change };
    this.draw();
  }

  /** Shows the state soon, even if nothing but the film changed. */
  draw(): void {
    if (this.request === 0) this.request = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    this.request = 0;
    const { show, other, isPlaying } = this.state;
    // A picture may be dated before the key that was pressed since.
    const gap = Math.max(0, Math.min(MAX_GAP_MS, now - this.lastTime));
    this.lastTime = now;
    this.state = advance(this.state, gap);
    const before = this.shown;
    this.shown = this.state;
    try {
      for (const one of [show, other]) if (one) extendStatistics(one.statistics, one.film, one.drawing);
      for (const part of this.parts) part.update(this.state, before);
    } catch (error) {
      this.giveUp(error);
    }
    if (isPlaying) this.draw();
  }

  /** A file can be so strange that it cannot be drawn: a sentence is better than half a page. */
  private giveUp(error: unknown): void {
    console.error(error);
    if (!this.state.show) return;
    const text = `This match cannot be drawn: ${(error as Error).message}.`;
    this.change({ show: undefined, isPlaying: false, message: { kind: 'error', text } });
  }

  seek(frame: number): void {
    const position = Math.max(0, Math.min(findLastFrame(this.state), frame));
    this.change({ position, isPlaying: false, wanted: undefined, isResultOpen: false });
  }

  step(rounds: number): void {
    const { position } = this.state;
    this.seek(rounds < 0 ? Math.ceil(position) + rounds : Math.floor(position) + rounds);
  }

  /** Plays or pauses; at the end it begins again. */
  toggle(): void {
    const { isPlaying, position, show } = this.state;
    if (!show) return;
    const isAtEnd = position >= findLastFrame(this.state) && show.film.isComplete;
    this.lastTime = performance.now();
    if (isPlaying) this.change({ isPlaying: false, position: Math.round(position) });
    else this.change({ isPlaying: true, isResultOpen: false, position: isAtEnd ? 0 : position });
  }

  changeSpeed(steps: number): void {
    const place = SPEEDS.findIndex((speed) => speed >= this.state.speed);
    this.change({ speed: SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, place + steps))]! });
  }
}

/** The state after so many milliseconds. */
export function advance(state: ViewerState, ms: number): ViewerState {
  const { show, isPlaying, speed, wanted, isLive } = state;
  if (!show) return state;
  const last = findLastFrame(state);
  if (wanted !== undefined && (wanted <= last || show.film.isComplete)) {
    return { ...state, position: Math.min(wanted, last), wanted: undefined };
  }
  if (!isPlaying) return state;
  const pace = state.isSlowing && state.isPresenting ? findPace(show, Math.floor(state.position)) : 1;
  const position = Math.min(last, state.position + (ms / 1000) * speed * pace);
  const isComplete = show.film.isComplete && (state.other?.film.isComplete ?? true);
  const isOver = position >= last && isComplete && !isLive;
  return { ...state, position, isPlaying: !isOver, isResultOpen: isOver || state.isResultOpen };
}
