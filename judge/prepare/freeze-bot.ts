import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { putInPlace } from '../host/put-in-place.ts';
import { copyFiles } from './copy-files.ts';
import { digestBot } from './digest.ts';
import { findBot, type Search } from './find/find-bot.ts';
import { replaceParts } from './find/find-command.ts';
import type { FoundBot } from './find/found-bot.ts';
import { quoteArgument } from './find/split-command.ts';

export interface FrozenBot {
  readonly name: string;
  readonly digest: string;
  /** Names the copy as people name bots. A bot prepared from it has the same digest, wherever the original is by then. */
  readonly source: string;
}

/**
 * Copies a bot into `<folder>/<digest>`, where later changes of its files do not reach it. A copy that is there already
 * is kept.
 */
export function freezeBot(source: string, folder: string, search: Search = {}): FrozenBot {
  const bot = findBot(source, search);
  const digest = digestBot(bot);
  const place = resolve(folder, digest.slice('sha256:'.length));
  if (!existsSync(place)) {
    mkdirSync(folder, { recursive: true });
    // Whoever is interrupted leaves no half of a bot under its digest.
    const part = mkdtempSync(`${place}.`);
    try {
      copyFiles(bot, digest, part);
      putInPlace(part, place);
    } finally {
      rmSync(part, { recursive: true, force: true });
    }
  }
  return { name: bot.name, digest, source: nameCopy(bot, place) };
}

function nameCopy({ entry, recipe }: FoundBot, place: string): string {
  if (entry !== undefined) return join(place, entry);
  const nameFile = (part: string): string => (part !== '' && existsSync(join(place, part)) ? join(place, part) : part);
  return recipe.run.map((argument) => quoteArgument(replaceParts(argument, nameFile))).join(' ');
}
