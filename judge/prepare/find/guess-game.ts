import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../../engine/registry.ts';
import { readText } from '../read-text.ts';
import { EDA_FOLDER } from './eda-player.ts';
import type { FoundBot } from './found-bot.ts';
import { stripComments } from './strip-comments.ts';

/**
 * The title of another game that a player of the published games seems to be written for: it uses words that only the
 * headers of that game have, and more of them than of its own. Undefined when it seems to be right where it is.
 */
export function guessGame({ folder, files, entry, recipe }: FoundBot): string | undefined {
  const words = new Set(files.flatMap((file) => listWords(stripComments(readText(join(folder, file), 'latin1')))));
  for (const name of listWords(entry ?? '')) words.delete(name);
  const vocabularies = new Map(GAMES.map(({ id }) => [id, new Set(readHeaders(id))]));
  const countOwn = (id: string): number => {
    const others = [...vocabularies].filter(([other]) => other !== id);
    const own = [...vocabularies.get(id)!].filter((word) => !others.some(([, vocabulary]) => vocabulary.has(word)));
    return own.filter((word) => words.has(word)).length;
  };
  const counted = GAMES.map(({ id, title }) => ({ id, title, count: countOwn(id) }));
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  const here = counted.find(({ id }) => id === recipe.runtime)?.count ?? 0;
  return best.count > here ? best.title : undefined;
}

const listWords = (text: string): string[] => text.match(/[A-Za-z_]\w+/g) ?? [];

function readHeaders(game: string): string[] {
  const folder = join(EDA_FOLDER, game);
  const headers = readdirSync(folder).filter((name) => name.endsWith('.hh'));
  return headers.flatMap((name) => listWords(stripComments(readText(join(folder, name)))));
}
