import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { botOfFolder, readBotFile } from './bot-file.ts';
import type { BotRecipe } from './recipe.ts';

export interface SampleBot {
  readonly name: string;
  readonly language: string;
  readonly about: string;
}

const DEFAULT_LANGUAGE = 'javascript';

const packageFolder = dirname(createRequire(import.meta.url).resolve('#package'));
export const SAMPLES_FOLDER = join(packageFolder, 'sample-bots');

export function listSampleBots(): SampleBot[] {
  return sampleLanguages().flatMap((language) => {
    const bots = readBotFile(join(SAMPLES_FOLDER, language))?.bots ?? {};
    return Object.entries(bots).map(([name, { about }]) => ({ name, language, about: about ?? '' }));
  });
}

/** A sample bot by `name` or `language/name`, in any case. */
export function findSampleBot(spec: string): BotRecipe | undefined {
  const words = spec.toLowerCase().split('/');
  const [language, name] = words.length === 1 ? [DEFAULT_LANGUAGE, words[0]!] : [words[0]!, words[1]!];
  if (words.length > 2 || !sampleLanguages().includes(language)) return undefined;
  const folder = join(SAMPLES_FOLDER, language);
  const file = readBotFile(folder);
  return file?.bots?.[name] === undefined ? undefined : botOfFolder(folder, file, name);
}

export function sampleLanguages(): string[] {
  const folders = readdirSync(SAMPLES_FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map((folder) => folder.name)
    .sort((a, b) => Number(b === DEFAULT_LANGUAGE) - Number(a === DEFAULT_LANGUAGE));
}
