import type { App } from '../app/app.ts';
import { make, makeButton, setText } from '../app/make-element.ts';
import { findFrame } from '../app/state.ts';
import { labelRound } from '../film/film.ts';
import type { Show } from '../film/show.ts';
import { makeGif, makePng, makeWebm } from '../picture/make-pictures.ts';
import type { PicturePlan } from '../picture/paint-picture.ts';

const PNG_WIDTH = 1200;
const FILM_WIDTH = 480;
const VIDEO_WIDTH = 720;
const STRETCH = 20;

/** A picture of this round, and films of the rounds from here on. */
export function makePictureButtons(app: App, status: HTMLElement): HTMLElement {
  const rounds = make('input', { type: 'number', min: 1, max: 500, value: STRETCH, 'aria-label': 'Rounds of a film' });
  const plan = (width: number): PicturePlan => ({ width, isDark: app.state.isDark, layers: app.state.layers });
  const save = async (ending: string, make: (show: Show, from: number, to: number) => Blob | Promise<Blob>) => {
    const { show } = app.state;
    if (!show) return;
    const from = findFrame(app.state);
    const to = Math.min(show.film.frames.length - 1, from + Math.max(1, Number(rounds.value) || STRETCH));
    setText(status, 'Painting …');
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const blob = await make(show, from, to);
      download(blob, `${show.film.game.id}-${labelRound(show.film, from)}.${ending}`);
      setText(status, `Saved, ${Math.ceil(blob.size / 1000)} KB.`);
    } catch (error) {
      setText(status, `It could not be made: ${(error as Error).message}.`);
    }
  };
  const png = makeButton('Save a picture of this round', 'PNG', () => {
    void save('png', (show, from) => makePng(show, from, plan(PNG_WIDTH)));
  });
  const gif = makeButton('Save a film of the rounds from here on as GIF', 'GIF', () => {
    void save('gif', (show, from, to) => makeGif(show, { from, to }, plan(FILM_WIDTH), app.state.speed));
  });
  const webm = makeButton('Save a film of the rounds from here on as WebM', 'WebM', () => {
    void save('webm', (show, from, to) => makeWebm(show, { from, to }, plan(VIDEO_WIDTH), app.state.speed));
  });
  webm.hidden = !('MediaRecorder' in window);
  return make('div', { class: 'row' }, png, gif, webm, rounds, make('span', { class: 'hint' }, 'rounds from here'));
}

function download(blob: Blob, name: string): void {
  const link = make('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
