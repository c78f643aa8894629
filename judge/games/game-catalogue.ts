import { basename, dirname, resolve } from 'node:path';
import { GameError } from '../../engine/core/game-error.ts';
import { findClosest } from '../../protocol/find-closest.ts';
import { UsageError } from '../usage-error.ts';
import { listGameFiles, type GameFiles } from './list-game-files.ts';
import { loadLocated } from './load-located.ts';
import type { LoadedGame, OfGame } from './loaded-game.ts';
import { locateGame, looksLikeGame, type GameLocation } from './locate-game.ts';
import { findOurGame, findOurGameByName, OUR_GAMES } from './our-games.ts';
import { parseGameOfReplay } from './parse-game-of-replay.ts';
import { requireTrusted, trustGame } from './trusted-games.ts';

interface CachedGame {
  /** The folder that its name starts from. */
  readonly from: string;
  readonly wholeDigest: string;
  readonly game: LoadedGame;
}

/** A replay file of which at least the first line has been read. */
interface ReplayBeginning {
  readonly name: string;
  readonly head: string;
}

/**
 * Loads games, for whoever made it: ours by their ids, those from outside by a path or the name of a package. What it
 * returns is all there is of them; two of the same id do not get in each other's way.
 */
export class GameCatalogue {
  /** A cache of games from outside: the matches of a tournament do not read the files of theirs again. */
  private readonly cached: CachedGame[] = [];

  /** @param warn is called with what people should know about a game that is loaded all the same */
  constructor(private readonly warn: (warning: string) => void = () => {}) {}

  /** The game that people mean by a name. Naming a game means trusting it. */
  async load(name: string, from = process.cwd()): Promise<LoadedGame> {
    const ours = findOurGameByName(name);
    if (ours) return ours;
    const location = locateGame(name, from);
    if (!location) throw unknownGame(name, from);
    const files = listGameFiles(location);
    const game = await this.loadLocated(location, files, from);
    trustGame(location, files);
    return game;
  }

  /** The game of a job, from the folder that its paths start from. It must be the very one, as its bots must. */
  async loadOf({ game: id, gameFrom }: OfGame, from = process.cwd()): Promise<LoadedGame> {
    if (gameFrom === undefined) return this.loadNamed(id, from);
    const { source, digest } = gameFrom;
    const cached = this.findCached(id, gameFrom, from);
    if (cached) return cached;
    const location = locateQuietly(source, from);
    if (location === undefined) throw notThere(id, source, 'put it back there');
    requireTrusted(location);
    const game = await this.load(source, from);
    requireId(game, id, source);
    if (game.origin?.digest === digest) return game;
    const message = `the game in "${source}" is not the one that was asked for: expected ${digest}, found ${game.origin?.digest}`;
    throw new UsageError(message, 'its files have changed: restore them, or start a new one');
  }

  /**
   * The game that a replay is of: from where people say (`given`), or from where it was, seen from here or from the replay.
   * Undefined for a game that nobody knows, and for what is no replay of ours: that is left to whoever reads it.
   */
  async loadForReplay({ name: path, head }: ReplayBeginning, given?: string): Promise<LoadedGame | undefined> {
    const header = parseGameOfReplay(head);
    if (given !== undefined) {
      const game = await this.load(given);
      if (header !== undefined) requireId(game, header.game, given);
      return game;
    }
    if (header?.gameFrom === undefined) return header && findOurGame(header.game);
    const { game: id, gameFrom } = header;
    const { source, digest } = gameFrom;
    const folder = dirname(resolve(path));
    const found = [process.cwd(), folder, dirname(folder)].flatMap((from) => locateQuietly(source, from) ?? []);
    const same = found.find((location) => listGameFiles(location).digest === digest);
    const location = same ?? found[0];
    if (location === undefined) {
      const example = source.startsWith('.') ? source : `./${basename(source)}`;
      throw notThere(id, source, `say where it is: --game ${example}`);
    }
    requireTrusted(location);
    if (!same) this.warn(`the files of the game in ${location.folder} have changed since ${path} was played`);
    const game = await this.load(location.folder);
    requireId(game, id, source);
    return game;
  }

  /**
   * The game of a job from files that a coordinator sent. The caller has checked that they may run here; they are not
   * marked as trusted, because nobody has looked at them. Whatever is wrong with them is an error of the game and not of
   * usage: there is nothing to fix on this machine.
   */
  async loadSent({ game: id, gameFrom }: Required<OfGame>, folder: string): Promise<LoadedGame> {
    const { source, digest } = gameFrom;
    const cached = this.findCached(id, gameFrom, folder);
    if (cached) return cached;
    try {
      // The replay names the same source as one played on the coordinator's machine.
      const location = { ...locateGame(folder)!, source };
      const files = listGameFiles(location);
      if (files.digest !== digest) throw new Error(`its files are ${files.digest}, and ${digest} was asked for`);
      const game = await this.loadLocated(location, files, folder);
      if (game.id !== id) throw new Error(`it is "${game.id}"`);
      return game;
    } catch (error) {
      const { message, hint } = error as Partial<UsageError>;
      const reason = [message, hint].filter((text) => text !== undefined).join('; ');
      throw new GameError(`the game "${id}" that was sent cannot be played: ${reason}`, reason);
    }
  }

  /** A job that people wrote may name its game as they do on the command line. But they may not be the ones who wrote it. */
  private async loadNamed(name: string, from: string): Promise<LoadedGame> {
    const location = findOurGame(name) ? undefined : locateQuietly(name, from);
    if (location !== undefined) requireTrusted(location);
    return this.load(name, from);
  }

  private async loadLocated(location: GameLocation, files: GameFiles, from: string): Promise<LoadedGame> {
    const { wholeDigest } = files;
    const isSame = (one: CachedGame): boolean =>
      one.from === from &&
      one.wholeDigest === wholeDigest &&
      one.game.origin!.source === location.source &&
      one.game.outside!.folder === location.folder;
    const cached = this.cached.find(isSame);
    if (cached) return cached.game;
    const game = await loadLocated(location, files);
    this.cached.push({ from, wholeDigest, game });
    return game;
  }

  /** What was loaded by the same name from the same folder and is made of the same files. */
  private findCached(
    id: string,
    { source, digest }: Required<OfGame>['gameFrom'],
    from: string,
  ): LoadedGame | undefined {
    const isSame = ({ game, ...one }: CachedGame): boolean =>
      one.from === from && game.id === id && game.origin!.source === source && game.origin!.digest === digest;
    return this.cached.findLast(isSame)?.game;
  }
}

function requireId({ id }: LoadedGame, wanted: string, source: string): void {
  if (id === wanted) return;
  throw new UsageError(
    `the game in "${source}" is "${id}", and this is of "${wanted}"`,
    'name the folder of that game',
  );
}

function notThere(id: string, source: string, hint: string): UsageError {
  return new UsageError(`this needs the game "${id}" from "${source}", and there is no such game there`, hint);
}

function unknownGame(name: string, from: string): UsageError {
  if (looksLikeGame(resolve(from, name)))
    return new UsageError(`there is no game "${name}"`, `did you mean "./${name}"?`);
  const ids = OUR_GAMES.map(({ id }) => id);
  const closest = findClosest(name, ids);
  const guess = closest === undefined ? '' : `did you mean "${closest}"? `;
  const others = 'A game of your own is named by its path, as in ./my-game';
  return new UsageError(`there is no game "${name}"`, `${guess}The games are: ${ids.join(', ')}. ${others}`);
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
