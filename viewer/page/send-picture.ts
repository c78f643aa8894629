import { makeGif, makePng } from '../picture/make-pictures.ts';
import type { PicturePlan } from '../picture/paint-picture.ts';
import type { App } from '../app/app.ts';
import type { Show } from '../film/show.ts';

/** What `minions view --png 57` and `--gif 40-80` ask of the page, in its address. */
export interface PictureRequest {
  readonly kind: 'png' | 'gif';
  /** As people number rounds. */
  readonly from: number;
  readonly to: number;
}

const PLACE = 'picture';
const WIDTHS = { png: 1200, gif: 480 } as const;

/** Paints what was asked for as soon as the match is there, and sends it back to the command. */
export function sendPicture(app: App, request: PictureRequest): void {
  let isSent = false;
  app.add({
    update({ show, message }) {
      const isBroken = message?.kind === 'error';
      if (isSent || (!isBroken && !show?.film.isComplete)) return;
      isSent = true;
      void (isBroken || !show
        ? send(message?.text ?? 'there is no match')
        : paint(app, show, request).then(send, send));
    },
  });
}

async function paint({ state }: App, show: Show, { kind, from, to }: PictureRequest): Promise<Blob> {
  const { film } = show;
  const last = film.frames.length - 1;
  const [first, end] = [from - film.firstRound, to - film.firstRound];
  if (first < 0 || end > last || first > end) {
    const rounds = `${film.firstRound} to ${last + film.firstRound}`;
    throw new Error(`this match has rounds ${rounds}, the last one being its end`);
  }
  const plan: PicturePlan = { width: WIDTHS[kind], isDark: state.isDark, layers: state.layers };
  return kind === 'png' ? makePng(show, first, plan) : makeGif(show, { from: first, to: end }, plan, state.speed);
}

async function send(result: unknown): Promise<void> {
  const isPicture = result instanceof Blob;
  const body = isPicture ? result : result instanceof Error ? result.message : String(result);
  await fetch(isPicture ? PLACE : `${PLACE}?problem`, { method: 'POST', body });
}
