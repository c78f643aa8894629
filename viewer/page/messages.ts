import { SPEEDS } from '../app/state.ts';
import type { App } from '../app/app.ts';
import { loadBytes } from './load.ts';
import { findFrame } from '../app/state.ts';

/** What a page that has this one in a frame may ask for, as `{ minions: 'seek', round: 57 }`. */
type Message = Readonly<Record<string, unknown>>;

/**
 * Takes messages of the page around this one, and sends it where the match stands. Nothing but the picture can be changed
 * from outside, and only by the page that embeds this one.
 */
export function listenToMessages(app: App): void {
  if (window.parent === window) return;
  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && typeof data === 'object' && data !== null) obey(app, data as Message);
  });
  app.add({
    update(state, before) {
      const { show, isPlaying } = state;
      const frame = findFrame(state);
      if (show === before.show && isPlaying === before.isPlaying && frame === findFrame(before)) return;
      const sent = show && {
        round: frame + show.film.firstRound,
        rounds: show.film.rounds,
        names: show.film.names,
        scores: show.film.frames[frame]?.scores,
      };
      window.parent.postMessage({ minions: 'state', isPlaying, ...sent }, '*');
    },
  });
  window.parent.postMessage({ minions: 'ready' }, '*');
}

function obey(app: App, message: Message): void {
  const { show, isPlaying } = app.state;
  const { minions: wish, round, speed, theme, replay } = message;
  if (wish === 'play' && !isPlaying) app.toggle();
  else if (wish === 'pause' && isPlaying) app.toggle();
  else if (wish === 'seek' && Number.isSafeInteger(round)) app.seek((round as number) - (show?.film.firstRound ?? 0));
  else if (wish === 'speed' && SPEEDS.includes(speed as 1)) app.change({ speed: speed as number });
  else if (wish === 'theme') app.change({ isDark: theme === 'dark' });
  else if (wish === 'load' && typeof replay === 'string')
    void loadBytes(app, new TextEncoder().encode(replay), { file: 'match.jsonl' });
  else if (wish === 'load' && replay instanceof ArrayBuffer)
    void loadBytes(app, new Uint8Array(replay), { file: 'match.jsonl' });
}
