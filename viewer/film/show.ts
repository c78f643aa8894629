import { openDrawing, type Drawing } from '../games/drawings.ts';
import type { Film } from './film.ts';
import { makeStatistics, type Statistics } from './statistics.ts';

/** A film with what is derived from it. */
export interface Show {
  readonly film: Film;
  readonly drawing: Drawing;
  readonly statistics: Statistics;
  /** The file it comes from, for the commands that are shown. */
  readonly file: string;
  /** The replay as it came, never shown: what bots were sent is made from it. */
  readonly text: string | undefined;
}

export function makeShow(film: Film, file: string, text?: string): Show {
  // A published replay does not have all numbers: those that it lacks are the usual ones.
  const config = film.config ?? { ...film.game.configure('text') };
  const drawing = openDrawing(film.game, config, (problem) => void film.warnings.push(problem));
  return { film, drawing, statistics: makeStatistics(drawing), file, text };
}
