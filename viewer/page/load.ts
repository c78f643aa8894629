import { byPlayer, PLAYERS } from '../../engine/core/players.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import { openFilm, type OpenFilm } from '../film/open-film.ts';
import type { ViewerGames } from '../film/viewer-games.ts';
import { readBytes } from '../film/read-bytes.ts';
import { showNames } from '../film/show-text.ts';
import type { App } from '../app/app.ts';
import { keepRunning } from './keep-running.ts';
import { loadScript } from './load-script.ts';
import { showBeside } from './pair.ts';
import { openShow } from '../app/state.ts';

/** What is known of a replay besides its bytes. */
export interface Opening {
  readonly file: string;
  /** The number under which whoever serves the page knows it. */
  readonly served?: number | undefined;
  readonly round?: number | undefined;
  readonly play?: boolean;
  readonly names?: readonly string[];
}

/** Opens bytes however they came, and shows a sentence if they cannot be shown. */
export async function loadBytes(app: App, bytes: Uint8Array<ArrayBuffer>, opening: Opening): Promise<void> {
  const { file, served, round, play = false, names = [] } = opening;
  try {
    const open = await openBytes(bytes, app.games);
    if (names.length === PLAYERS.length) open.film.names = showNames(byPlayer((player) => names[player]!));
    const shown = openShow(open.film, { file, served, text: open.text });
    app.change({ ...shown, wanted: findFrameOfRound(open, round), isPlaying: play });
    keepRunning(app, open);
  } catch (error) {
    fail(app, error);
  }
}

export async function openBytes(bytes: Uint8Array<ArrayBuffer>, games: ViewerGames): Promise<OpenFilm> {
  const { text, isCut } = await readBytes(bytes);
  const open = openFilm(text, games);
  if (isCut) open.film.warnings.push('The compressed file is damaged or cut off: this is what could be read of it.');
  return open;
}

function findFrameOfRound({ film }: OpenFilm, round: number | undefined): number | undefined {
  return round === undefined ? undefined : Math.max(0, round - film.firstRound);
}

export function fail(app: App, error: unknown): void {
  const isOurs = !(error instanceof ReplayError);
  if (isOurs) console.error(error);
  const reason = isOurs ? `the viewer failed: ${(error as Error).message}` : error.message;
  // A match that is on show stays: the sentence comes above it.
  app.change({ message: { kind: 'error', text: `This file cannot be shown: ${reason}.` } });
}

/** Opens a second match beside the one on show. */
export async function loadBeside(app: App, read: () => Promise<Uint8Array<ArrayBuffer>>, file: string): Promise<void> {
  try {
    showBeside(app, await openBytes(await read(), app.games), file);
  } catch (error) {
    fail(app, error);
  }
}

export async function loadAddress(app: App, address: string, opening: Omit<Opening, 'file'>): Promise<void> {
  app.change({ message: { kind: 'busy', text: `Fetching ${address} …` } });
  try {
    await loadBytes(app, await readAddress(address), { ...opening, file: address });
  } catch (error) {
    fail(app, error);
  }
}

export async function readAddress(address: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return location.protocol === 'file:' ? await readFromDisk(address) : await fetchBytes(address);
  } catch (error) {
    throw new ReplayError(`${address} cannot be fetched (${(error as Error).message})`);
  }
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
