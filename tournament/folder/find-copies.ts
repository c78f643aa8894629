import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from '../../judge/prepare/digest.ts';
import { groupBy } from '../../protocol/group-by.ts';
import type { EnteredBot } from './enter-bot.ts';
import type { TournamentPaths } from './locate-tournament.ts';

/** What says how a bot is started and called: a copy may have another. */
const RECIPE = 'bot.json';
const COPY = /\b[0-9a-f]{64}\b/;

/** Bots that are made of the same files, whatever these are called: lists of their names. */
export function findCopies(bots: readonly EnteredBot[], { bots: folder }: TournamentPaths): string[][] {
  const groups = groupBy(bots, (bot) => describeContents(bot, folder));
  return [...groups.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name));
}

function describeContents({ path, digest }: EnteredBot, folder: string): string {
  const place = COPY.exec(path)?.[0];
  if (place === undefined) return digest;
  const copy = join(folder, place);
  // Of a folder with several bots, each is another.
  const chosen = path.slice(path.indexOf(place) + place.length + 1);
  const which = chosen === '' || existsSync(join(copy, chosen)) ? '' : chosen;
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== RECIPE)
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  const contents = digestFiles(copy, files).map(([, content]) => content);
  return contents.length === 0 ? digest : [...contents.sort(), which].join(' ');
}
