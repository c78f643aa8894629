import type { App } from '../app/app.ts';

/** The match large and alone, for a projector; the whole screen is taken where the browser lets us. */
export function togglePresenting(app: App): void {
  const isPresenting = !app.state.isPresenting;
  app.change({ isPresenting });
  const change = isPresenting
    ? document.documentElement.requestFullscreen?.()
    : document.fullscreenElement && document.exitFullscreen();
  // Without a click or a key behind it, or in a frame of another page, it is refused: then it fills the window.
  if (change) change.catch(() => {});
}
