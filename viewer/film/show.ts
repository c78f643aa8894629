import { openDrawing, type Drawing } from '../games/drawings.ts';
import type { Film } from './film.ts';
import { makeStatistics, type Statistics } from './statistics.ts';

/** Where a film comes from. */
export interface Origin {
  /** The file, for the commands that are shown. */
  readonly file: string;
  /** The number under which whoever serves the page knows it, and can ask bots about it. */
  readonly served?: number | undefined;
  /** The replay as it came, never shown: what bots were sent is made from it. */
  readonly text?: string | undefined;
}

/** A film with what is derived from it. */
export interface Show extends Origin {
  readonly film: Film;
  readonly drawing: Drawing;
  readonly statistics: Statistics;
}

export function makeShow(film: Film, origin: Origin): Show {
  // A published replay does not have all numbers: those that it lacks are the usual ones.
  const config = film.config ?? { ...film.game.configure('text') };
  const drawing = openDrawing(film.game, config, (problem) => void film.warnings.push(problem));
  return { ...origin, film, drawing, statistics: makeStatistics(drawing) };
}
