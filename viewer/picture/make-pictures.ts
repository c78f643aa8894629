import type { Show } from '../film/show.ts';
import { encodeGif, type GifFrame } from './encode-gif.ts';
import { PicturePainter, type PicturePlan } from './paint-picture.ts';

/** Frames, the last one included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const LAST_PAUSE_MS = 1500;

export async function makePng(show: Show, frame: number, plan: PicturePlan): Promise<Blob> {
  const painter = new PicturePainter(show, plan);
  painter.paint(frame);
  const blob = await new Promise<Blob | null>((resolve) => painter.canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  return blob;
}

/** One picture a round, at the speed that is chosen. */
export function makeGif(show: Show, { from, to }: Stretch, plan: PicturePlan, speed: number): Blob {
  const painter = new PicturePainter(show, plan);
  const { width, height } = painter.canvas;
  const frames: GifFrame[] = [];
  for (let frame = from; frame <= to; frame++) {
    const { data } = painter.paint(frame).getImageData(0, 0, width, height);
    frames.push({ pixels: data, delayMs: frame === to ? LAST_PAUSE_MS : 1000 / speed });
  }
  return new Blob([encodeGif(width, height, frames)], { type: 'image/gif' });
}

/** A video, recorded while it is painted: it takes as long as it lasts. */
export async function makeWebm(show: Show, { from, to }: Stretch, plan: PicturePlan, speed: number): Promise<Blob> {
  const painter = new PicturePainter(show, plan);
  painter.paint(from);
  const recorder = new MediaRecorder(painter.canvas.captureStream(30), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  const start = performance.now();
  for (let position = from; position < to;) {
    const now = await new Promise<number>(requestAnimationFrame);
    position = Math.min(to, from + (Math.max(0, now - start) / 1000) * speed);
    painter.paint(position);
  }
  recorder.stop();
  await stopped;
  return new Blob(parts, { type: 'video/webm' });
}
