import { findFolderBot, readBotFile } from './bot-file.ts';
import type { FoundBot } from './found-bot.ts';

const folders = new Map<string, readonly string[]>();

/** Makes the bots known that come with a game from outside, by folders with a bot.json; the first that has a name counts. */
export function registerGameBots(game: string, places: readonly string[]): void {
  folders.set(game, places);
}

/** A bot that comes with a game, by its name; undefined for games that bring none of that name. */
export function findGameBot(game: string | undefined, name: string): FoundBot | undefined {
  const places = folders.get(game ?? '') ?? [];
  const place = places.find((folder) => Object.hasOwn(readBotFile(folder)?.bots ?? {}, name));
  return place === undefined ? undefined : findFolderBot(place, name);
}
