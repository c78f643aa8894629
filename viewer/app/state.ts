import { makeWholeBoard, type Camera } from '../board/camera.ts';
import { DEFAULT_LAYERS, type Layers } from '../board/layers.ts';
import { getFrame, type Film } from '../film/film.ts';
import type { LogFilter } from '../film/log-lines.ts';
import { makeShow, type Origin, type Show } from '../film/show.ts';

export type Cell = readonly [row: number, column: number];

/** The panels beside the board; a small screen has room for one of them. */
export const PANELS = ['players', 'unit', 'charts', 'log'] as const;
export type PanelName = (typeof PANELS)[number];

/** Everything the page shows follows from this record; there is nothing of the page in it. */
export interface ViewerState {
  /** The match on show; undefined on the start screen. */
  show: Show | undefined;
  /** A second match, beside the first and in step with it. */
  other: Show | undefined;
  /** The first frame in which the two are not the same; undefined if there is none, or one match. */
  difference: number | undefined;
  /** A sentence on what is going on or went wrong: on the start screen, or above the match on show. */
  message: { readonly kind: 'busy' | 'error'; readonly text: string } | undefined;
  /** The frame on show. The fraction is how much of the way to the next one is done. */
  position: number;
  /** A frame to go to as soon as it is there. */
  wanted: number | undefined;
  isPlaying: boolean;
  /** Rounds a second. */
  speed: number;
  /** Whether units glide from cell to cell. */
  isAnimated: boolean;
  isDark: boolean;
  layers: Layers;
  camera: Camera;
  /** The cell under the pointer. */
  hover: Cell | undefined;
  /** What was clicked. */
  chosenCell: Cell | undefined;
  chosenUnit: number | undefined;
  isFollowing: boolean;
  /** Whether a match that is being played is followed: the last frame is shown as it comes. */
  isLive: boolean;
  /** The curves of the second chart. */
  chart: string;
  log: LogFilter;
  /** The panel that a small screen shows. */
  panel: PanelName;
  /** Charts and lists that are folded away. */
  folded: readonly string[];
  isHelpOpen: boolean;
  isResultOpen: boolean;
  /** Full screen, large, without panels. */
  isPresenting: boolean;
  /** As the document of The Walking Dead describes its viewer. */
  isClassic: boolean;
  /** In a frame of another page: the board, the scores and the bar. */
  isEmbedded: boolean;
  /** The matches that are shown one after the other. */
  playlist: { readonly names: readonly string[]; readonly index: number } | undefined;
  /** Slower where the match is decided, in a presentation. */
  isSlowing: boolean;
  /** Begins again at the end, the list or the match. */
  isLooping: boolean;
}

export const SPEEDS = [1, 2, 3, 5, 8, 12, 20, 30, 45, 60] as const;

const WHOLE_LOG: LogFilter = { scope: 'round', player: -1, kind: '', search: '' };

export function makeInitialState(isDark: boolean, isAnimated: boolean): ViewerState {
  return {
    show: undefined,
    other: undefined,
    difference: undefined,
    message: undefined,
    position: 0,
    wanted: undefined,
    isPlaying: false,
    speed: 5,
    isAnimated,
    isDark,
    layers: DEFAULT_LAYERS,
    camera: { zoom: 1, row: 0, column: 0 },
    hover: undefined,
    chosenCell: undefined,
    chosenUnit: undefined,
    isFollowing: false,
    isLive: false,
    chart: '',
    log: WHOLE_LOG,
    panel: 'players',
    folded: [],
    isHelpOpen: false,
    isResultOpen: false,
    isPresenting: false,
    isClassic: false,
    isEmbedded: false,
    playlist: undefined,
    isSlowing: true,
    isLooping: false,
  };
}

/** What changes when another film is put on. */
export function openShow(film: Film, origin: Origin = { file: 'match.jsonl' }): Partial<ViewerState> {
  const show = makeShow(film, origin);
  return {
    show,
    other: undefined,
    difference: undefined,
    message: undefined,
    position: 0,
    wanted: undefined,
    isPlaying: false,
    camera: makeWholeBoard(show.drawing.measureSheet(getFrame(film, 0).view)),
    hover: undefined,
    chosenCell: undefined,
    chosenUnit: undefined,
    isFollowing: false,
    isResultOpen: false,
    chart: show.drawing.figures[0]?.key ?? '',
  };
}

export const findLastFrame = ({ show, other }: Pick<ViewerState, 'show' | 'other'>): number =>
  show ? Math.max(show.film.frames.length, other?.film.frames.length ?? 0) - 1 : 0;

/** The frame on show; of two matches, the shorter one stays at its end. */
export function findFrame(state: ViewerState, show: Show | undefined = state.show): number {
  return Math.min(Math.floor(state.position), show ? show.film.frames.length - 1 : 0);
}
