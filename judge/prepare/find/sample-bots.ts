import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFolderBot, readBotFile } from './bot-file.ts';
import type { FoundBot } from './found-bot.ts';

export interface SampleBot {
  readonly name: string;
  readonly language: string;
  readonly about: string;
}

const DEFAULT_LANGUAGE = 'javascript';

const packageFolder = dirname(createRequire(import.meta.url).resolve('#package'));
export const SAMPLES_FOLDER = join(packageFolder, 'sample-bots');

export function listSampleBots(): SampleBot[] {
  return listSampleLanguages().flatMap((language) => {
    const bots = readBotFile(join(SAMPLES_FOLDER, language))?.bots ?? {};
    return Object.entries(bots).map(([name, { about }]) => ({ name, language, about: about ?? '' }));
  });
}

/** A sample bot by `name` or `language/name`, in any case. */
export function findSampleBot(source: string): FoundBot | undefined {
  const words = source.toLowerCase().split('/');
  const [language, name] = words.length === 1 ? [DEFAULT_LANGUAGE, words[0]!] : [words[0]!, words[1]!];
  if (words.length > 2 || !listSampleLanguages().includes(language)) return undefined;
  return findFolderBot(join(SAMPLES_FOLDER, language), name);
}

export function listSampleLanguages(): string[] {
  const folders = readdirSync(SAMPLES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((folder) => folder.name)
    .sort((a, b) => Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE));
}
