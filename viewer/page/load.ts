import { ReplayError } from '../../replay/replay-error.ts';
import { openFilm, type OpenFilm } from '../film/open-film.ts';
import { readBytes } from '../film/read-bytes.ts';
import type { App } from './app.ts';
import { loadScript } from './load-script.ts';
import { openShow } from './state.ts';

const SLICE_MS = 24;

/** Opens bytes however they came, and shows a sentence if they cannot be shown. */
export async function loadBytes(
  app: App,
  bytes: Uint8Array<ArrayBuffer>,
  wanted: number | undefined,
  play: boolean,
): Promise<void> {
  try {
    start(app, openFilm(await readBytes(bytes)), wanted, play);
  } catch (error) {
    fail(app, error);
  }
}

export function start(app: App, open: OpenFilm, wanted: number | undefined, play: boolean): void {
  app.change({ ...openShow(open.film), wanted: findFrameOfRound(open, wanted), isPlaying: play });
  keepRunning(app, open);
}

function findFrameOfRound({ film }: OpenFilm, round: number | undefined): number | undefined {
  return round === undefined ? undefined : Math.max(0, round - film.firstRound);
}

/** Goes on with a film between pictures until it is done or another one is on. */
export function keepRunning(app: App, open: OpenFilm): void {
  const run = (): void => {
    if (app.state.show?.film !== open.film) return;
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

export function fail(app: App, error: unknown): void {
  const isOurs = !(error instanceof ReplayError);
  if (isOurs) console.error(error);
  const reason = isOurs ? `the viewer failed: ${(error as Error).message}` : error.message;
  const text = `This file cannot be shown: ${reason}.`;
  app.change({ show: undefined, isPlaying: false, message: { kind: 'error', text } });
}

export async function loadFile(app: App, file: File): Promise<void> {
  app.change({ message: { kind: 'busy', text: `Reading ${file.name} …` } });
  await loadBytes(app, new Uint8Array(await file.arrayBuffer()), undefined, false);
}

export async function loadAddress(app: App, address: string, wanted: number | undefined, play: boolean): Promise<void> {
  app.change({ message: { kind: 'busy', text: `Fetching ${address} …` } });
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = location.protocol === 'file:' ? await readFromDisk(address) : await fetchBytes(address);
  } catch (error) {
    return fail(app, new ReplayError(`${address} cannot be fetched (${(error as Error).message})`));
  }
  await loadBytes(app, bytes, wanted, play);
}

async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function readFromDisk(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await loadScript(address);
  if (bytes) return bytes;
  throw new Error('a page opened from disk may not fetch files: drop the file here instead');
}
