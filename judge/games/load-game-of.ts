import { basename, dirname, resolve } from 'node:path';
import { findGame, type GameOrigin, type PlayableGame } from '../../engine/registry.ts';
import { isDeeper } from '../../protocol/is-deeper.ts';
import { readText } from '../replay-files/read-text.ts';
import { UsageError } from '../usage-error.ts';
import { listGameFiles } from './list-game-files.ts';
import { loadGame } from './load-game.ts';
import { locateGame } from './locate-game.ts';
import { requireTrusted } from './trusted-games.ts';

/** Whatever names its game: a job, a replay, a tournament. */
export interface OfGame {
  readonly game: string;
  /** Only where it is not one of ours. */
  readonly gameFrom?: GameOrigin;
}

/** What goes into the record beside the id of a game. */
export function recordOrigin({ origin }: PlayableGame): { gameFrom?: GameOrigin } {
  return origin === undefined ? {} : { gameFrom: origin };
}

/** The game of a job, from the folder that its paths start from. It must be the very one, as its bots must. */
export async function loadGameOf({ game: id, gameFrom }: OfGame, from = process.cwd()): Promise<PlayableGame> {
  if (gameFrom === undefined) return loadNamed(id, from);
  if (findGame(id)?.origin?.digest === gameFrom.digest) return loadGame(id, from);
  const { source, digest } = gameFrom;
  const place = locateQuietly(source, from);
  if (place === undefined) throw notThere(id, source, 'put it back there');
  requireTrusted(place);
  const game = await loadGame(source, from);
  requireId(game, id, source);
  if (game.origin?.digest === digest) return game;
  const message = `the game in "${source}" is not the one that was asked for: expected ${digest}, found ${game.origin?.digest}`;
  throw new UsageError(message, 'its files have changed: restore them, or start a new one');
}

/** A job that people wrote may name its game as they do on the command line. But they may not be the ones who wrote it. */
async function loadNamed(word: string, from: string): Promise<PlayableGame> {
  const place = findGame(word) ? undefined : locateQuietly(word, from);
  if (place !== undefined) requireTrusted(place);
  return loadGame(word, from);
}

export interface ReplaySearch {
  /** Where people say the game is. */
  readonly game?: string | undefined;
  readonly warn?: (warning: string) => void;
}

/**
 * Loads the game that a replay is of, if it is one from outside: from where people say, or from where it was, seen from here
 * or from the replay. What is no replay of ours is left to whoever reads it.
 */
export async function loadGameOfReplay(path: string, { game: given, warn }: ReplaySearch = {}): Promise<void> {
  const header = await readHeader(path);
  if (given !== undefined) {
    const game = await loadGame(given);
    if (header !== undefined) requireId(game, header.game, given);
    return;
  }
  if (header?.gameFrom === undefined) return;
  const { game: id, gameFrom } = header;
  const { source, digest } = gameFrom;
  if (findGame(id)?.origin?.digest === digest) return;
  const folder = dirname(resolve(path));
  const found = [process.cwd(), folder, dirname(folder)].flatMap((from) => locateQuietly(source, from) ?? []);
  const same = found.find((place) => listGameFiles(place).digest === digest);
  const place = same ?? found[0];
  if (place === undefined) {
    throw notThere(id, source, `say where it is: --game ${source.startsWith('.') ? source : `./${basename(source)}`}`);
  }
  requireTrusted(place);
  if (!same) warn?.(`the files of the game in ${place.folder} have changed since ${path} was played`);
  requireId(await loadGame(place.folder), id, source);
}

function requireId({ id }: PlayableGame, wanted: string, source: string): void {
  if (id === wanted) return;
  throw new UsageError(
    `the game in "${source}" is "${id}", and this is of "${wanted}"`,
    'name the folder of that game',
  );
}

function notThere(id: string, source: string, hint: string): UsageError {
  return new UsageError(`this is of the game "${id}" from "${source}", and there is no such game there`, hint);
}

/** The same as `locateGame`, but a path where there is no game is no error. */
function locateQuietly(source: string, from: string): ReturnType<typeof locateGame> {
  try {
    return locateGame(source, from);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

const LONGEST_HEADER = 2 ** 22;
const DEEPEST = 100;

/** As much of the first line as tells the game; undefined when it is no header of a replay. */
async function readHeader(path: string): Promise<OfGame | undefined> {
  let text = '';
  for await (const chunk of readText(path)) {
    text += chunk;
    if (text.includes('\n') || text.length > LONGEST_HEADER) break;
  }
  const [line = ''] = text.split('\n', 1);
  if (!line.startsWith('{') || isDeeper(line, DEEPEST)) return undefined;
  try {
    const { replay, game, gameFrom } = JSON.parse(line) as Record<string, unknown>;
    const { source, digest } = (gameFrom ?? {}) as Record<string, unknown>;
    if (replay === undefined || typeof game !== 'string') return undefined;
    return {
      game,
      ...(typeof source === 'string' && typeof digest === 'string' ? { gameFrom: { source, digest } } : {}),
    };
  } catch {
    return undefined;
  }
}
