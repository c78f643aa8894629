import { isPublishedForm } from '../../replay/is-published-form.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { makeViewerGames, type ViewerGames } from './viewer-games.ts';
import type { Film } from './film.ts';
import { ReplayRunner } from './replay-runner.ts';
import { TextRunner } from './text-runner.ts';

const MAX_KEPT_LENGTH = 32 * 1_048_576;

/** A film that may still be in the making: `run` goes on with it and returns whether more is to be done. */
export interface OpenFilm {
  readonly film: Film;
  /** The replay itself, where it is in JSON lines and not too long to keep: states are made from it. */
  readonly text?: string | undefined;
  run(hasTime: () => boolean): boolean;
}

/** Opens the text of a file, whichever of the known forms it has. */
export function openFilm(text: string, games: ViewerGames): OpenFilm {
  if (text.trim() === '') throw new ReplayError('the file is empty');
  if (isPublishedForm(text)) return new TextRunner(text, games);
  if (!text.trimStart().startsWith('{')) {
    throw new ReplayError('this is neither a replay in JSON lines nor one of the published games');
  }
  const end = text.indexOf('\n');
  const runner = new ReplayRunner(end === -1 ? text : text.slice(0, end), games);
  if (end !== -1) runner.add(text.slice(end + 1));
  runner.finish();
  if (text.length < MAX_KEPT_LENGTH) runner.text = text;
  return runner;
}

/** Opens a film and plays it to its end, for tools and tests. */
export function readWholeFilm(text: string, games = makeViewerGames()): Film {
  const open = openFilm(text, games);
  open.run(() => true);
  return open.film;
}
