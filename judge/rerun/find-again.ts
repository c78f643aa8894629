import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Player } from '../../engine/core/players.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { digestBot, digestWithParameters } from '../prepare/digest.ts';
import { findBot } from '../prepare/find/find-bot.ts';
import type { FoundBot } from '../prepare/find/found-bot.ts';
import { isInside } from '../prepare/find/list-files.ts';
import { SAMPLES_FOLDER } from '../prepare/find/sample-bots.ts';
import { UsageError } from '../usage-error.ts';
import type { Recording } from './read-recording.ts';

/** A bot that a recording names, found on this machine. */
export interface FoundAgain {
  readonly source: string;
  /** The folder that its name starts from. */
  readonly from: string;
  /** Whether it is still made of what it was made of then. */
  readonly isSame: boolean;
}

export interface Whereabouts {
  /** The file of the recording. */
  readonly path: string;
  readonly cwd: string;
  /** Whether everything that the file names may be started. */
  readonly isTrusted: boolean;
}

/**
 * Finds the bot of a player where the match was played, where its replay lies, or in the folder of its tournament. A
 * string says why there is none. A replay may come from anybody: what it names is started unasked only if it is the very bot
 * that it names, or lies in the folder that one is in; and a command, which may be any command, never.
 */
export function findAgain({ header, game }: Recording, player: Player, whereabouts: Whereabouts): FoundAgain | string {
  const { source, digest, parameters } = header.bots?.[player] ?? {};
  if (source === undefined) return 'the replay does not say which bot it was';
  let refusal: string | undefined;
  let changed: FoundAgain | undefined;
  for (const from of listPlaces(whereabouts)) {
    const bot = tryToFind(source, game, from);
    if (typeof bot === 'string') {
      refusal ??= bot;
    } else if (bot.entry === undefined && !whereabouts.isTrusted) {
      refusal = 'it is a command, and commands out of a file are not run unasked';
    } else if ([digestBot(bot), digestWithParameters(digestBot(bot), parameters)].includes(digest!)) {
      return { source, from, isSame: true };
    } else if (whereabouts.isTrusted || isNear(bot, whereabouts)) {
      changed ??= { source, from, isSame: false };
    } else {
      refusal = 'it has changed, and does not lie in this folder';
    }
  }
  return changed ?? refusal!;
}

/** In the folder of a tournament its own bots come first. */
function listPlaces({ path, cwd }: Whereabouts): string[] {
  const folder = dirname(resolve(cwd, path));
  const root = dirname(folder);
  const isCup = basename(folder) === 'replays' && existsSync(resolve(root, 'bots'));
  return [...new Set([...(isCup ? [root] : []), cwd, folder])];
}

function tryToFind(source: string, game: LoadedGame, from: string): FoundBot | string {
  try {
    return findBot(source, { game, from });
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function isNear({ folder }: FoundBot, { cwd }: Whereabouts): boolean {
  return isInside(cwd, folder) || isInside(SAMPLES_FOLDER, folder);
}
