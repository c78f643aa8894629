import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readBotFile } from './bot-file.ts';

/** The game that the bot.json of a folder names, as it is named from here; undefined when it names none. */
export function findProjectGame(source: string, from = process.cwd()): string | undefined {
  const folder = resolve(from, source);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return undefined;
  const game = readBotFile(folder)?.game;
  // A path starts from the folder of the bot.json.
  return game !== undefined && /^\.{1,2}(\/|$)/.test(game) ? resolve(folder, game) : game;
}
