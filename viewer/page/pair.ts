import { findFirstDifference, findPairProblem } from '../film/compare-films.ts';
import type { OpenFilm } from '../film/open-film.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { App } from '../app/app.ts';
import { keepRunning } from './keep-running.ts';
import { makeShow } from '../film/show.ts';

/** Puts a second match beside the one on show, in step with it. */
export function showBeside(app: App, open: OpenFilm, file: string): void {
  const { show } = app.state;
  if (!show) throw new ReplayError('there is no match to show it beside: open one first');
  const other = makeShow(open.film, { file });
  const problem = findPairProblem(show, other);
  if (problem !== undefined) throw new ReplayError(problem);
  app.change({ other, difference: undefined, message: undefined });
  keepRunning(app, open);
}

/** Looks for the first difference while the two are read, each frame once. */
export function watchDifference(app: App): void {
  let compared = 0;
  let pair: unknown;
  app.add({
    update({ show, other, difference }) {
      if (!show || !other) return;
      if (pair !== other) [pair, compared] = [other, 0];
      if (difference !== undefined) return;
      const found = findFirstDifference(show, other, compared);
      compared = Math.max(0, Math.min(show.film.frames.length, other.film.frames.length));
      if (found !== undefined) app.change({ difference: found });
    },
  });
}
