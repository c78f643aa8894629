import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from '../../judge/prepare/digest.ts';
import { groupBy } from '../../protocol/group-by.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import type { EnteredBot } from './enter-bot.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import type { OpenTournament } from './open-tournament.ts';
import { findEntry, findVersion } from './private-table.ts';

type Copied = Pick<EnteredBot, 'name' | 'path' | 'digest'>;

/** What says how a bot is started and called: a copy may have another. */
const RECIPE = 'bot.json';
const COPY = /\b[0-9a-f]{64}\b/;

/** Bots that are made of the same files, whatever these are called: lists of their names. */
export function findCopies(bots: readonly Copied[], { bots: folder }: Pick<TournamentPaths, 'bots'>): string[][] {
  const groups = groupBy(bots, (bot) => describeContents(bot, folder));
  return [...groups.values()].filter((same) => same.length > 1).map((same) => same.map(({ name }) => name));
}

/** The same for the bots of a tournament as they play now. Erased people are left out, and so are house bots. */
export function findPresentCopies(
  { paths, privateTable }: Pick<OpenTournament, 'paths' | 'privateTable'>,
  state: TournamentState,
): string[][] {
  const bots = state.participants.flatMap(({ id, isHouse, versions }): Copied[] => {
    const version = findVersion(privateTable, id, versions.at(-1)!);
    if (isHouse || !version) return [];
    return [
      {
        name: findEntry(privateTable, id)!.name,
        path: version.path,
        digest: version.digest,
      },
    ];
  });
  return findCopies(bots, paths);
}

function describeContents({ path, digest }: Copied, folder: string): string {
  const place = COPY.exec(path)?.[0];
  const copy = join(folder, place ?? '');
  if (place === undefined || !existsSync(copy)) return digest;
  // Of a folder with several bots, each is another.
  const chosen = path.slice(path.indexOf(place) + place.length + 1);
  const which = chosen === '' || existsSync(join(copy, chosen)) ? '' : chosen;
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name !== RECIPE)
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  const contents = digestFiles(copy, files).map(([, content]) => content);
  return contents.length === 0 ? digest : [...contents.sort(), which].join(' ');
}
