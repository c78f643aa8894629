import type { OpenFilm } from '../film/open-film.ts';
import type { App } from '../app/app.ts';

const SLICE_MS = 24;

/** Goes on with a film between pictures until it is done or another one is on. */
export function keepRunning(app: App, open: OpenFilm): void {
  const run = (): void => {
    if (app.state.show?.film !== open.film && app.state.other?.film !== open.film) return;
    const hasMore = open.run(timer(SLICE_MS));
    app.draw();
    if (hasMore) setTimeout(run, 0);
  };
  // The first picture comes first.
  requestAnimationFrame(() => setTimeout(run, 0));
}

function timer(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}
