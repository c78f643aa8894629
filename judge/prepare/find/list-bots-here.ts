import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findLanguage } from './languages.ts';

/** The bots in a folder that can be played by their names: sources, and folders with a bot.json. */
export function listBotsHere(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const bots = entries.filter((entry) =>
    entry.isDirectory() ? existsSync(join(folder, entry.name, 'bot.json')) : isSource(entry.name),
  );
  return bots.map(({ name }) => name).sort();
}

/** Types without code and the like are no bots. */
function isSource(name: string): boolean {
  return findLanguage(name) !== undefined && !/\.d\.m?ts$|\.test\.|\.config\.|^test_/.test(basename(name));
}
