import { makeWholeBoard, type Camera } from '../board/camera.ts';
import { getFrame, type Film } from '../film/film.ts';
import { makeStatistics, type Statistics } from '../film/statistics.ts';
import { findDrawing, type Drawing } from '../games/drawings.ts';

/** A film with what is derived from it. */
export interface Show {
  readonly film: Film;
  readonly drawing: Drawing;
  readonly statistics: Statistics;
}

export type Cell = readonly [row: number, column: number];

/** Everything the page shows follows from this record; there is nothing of the page in it. */
export interface ViewerState {
  /** The match on show; undefined on the start screen. */
  show: Show | undefined;
  /** A sentence on what is going on or went wrong, on the start screen. */
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
  /** Whether units are the letters of the document, where there are such. */
  letters: boolean;
  isDark: boolean;
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
  /** Whose lines the log shows; -1 for everybody's. */
  logPlayer: number;
  isHelpOpen: boolean;
}

export const SPEEDS = [1, 2, 3, 5, 8, 12, 20, 30, 45, 60] as const;

export function makeInitialState(isDark: boolean, isAnimated: boolean): ViewerState {
  return {
    show: undefined,
    message: undefined,
    position: 0,
    wanted: undefined,
    isPlaying: false,
    speed: 5,
    isAnimated,
    letters: false,
    isDark,
    camera: { zoom: 1, row: 0, column: 0 },
    hover: undefined,
    chosenCell: undefined,
    chosenUnit: undefined,
    isFollowing: false,
    isLive: false,
    chart: '',
    logPlayer: -1,
    isHelpOpen: false,
  };
}

/** What changes when another film is put on. */
export function openShow(film: Film): Partial<ViewerState> {
  const drawing = findDrawing(film.game);
  return {
    show: { film, drawing, statistics: makeStatistics(drawing) },
    message: undefined,
    position: 0,
    isPlaying: false,
    camera: makeWholeBoard(drawing.measureSheet(getFrame(film, 0).view)),
    hover: undefined,
    chosenCell: undefined,
    chosenUnit: undefined,
    isFollowing: false,
    chart: drawing.figures[0]!.key,
  };
}

export const findLastFrame = ({ show }: ViewerState): number => (show ? show.film.frames.length - 1 : 0);

export const findFrame = ({ position }: ViewerState): number => Math.floor(position);

/** The number people give the round that begins with a frame. */
export function labelRound({ firstRound, rounds }: Film, frame: number): string {
  return frame >= rounds ? 'end' : String(frame + firstRound);
}
