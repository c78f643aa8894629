import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFolderBot, readBotFile } from './bot-file.ts';
import type { FoundBot } from './found-bot.ts';
import { PACKAGE_FOLDER } from '../../host/package-info.ts';

export interface SampleBot {
  readonly name: string;
  readonly language: string;
  readonly about: string;
}

/** Whose bots a name alone can mean, the first that has one: Node is always there, and the judge brings esbuild. */
const DEFAULT_LANGUAGES = ['javascript', 'typescript'];

export const SAMPLES_FOLDER = join(PACKAGE_FOLDER, 'sample-bots');

export function listSampleBots(): SampleBot[] {
  return listSampleLanguages().flatMap((language) => {
    const bots = readBotFile(join(SAMPLES_FOLDER, language))?.bots ?? {};
    return Object.entries(bots).map(([name, { about }]) => ({ name, language, about: about ?? '' }));
  });
}

/** The bots that come with a game from outside, by the names that its players use. */
export function listGameBots({
  botFolders,
}: {
  readonly botFolders: readonly string[];
}): Omit<SampleBot, 'language'>[] {
  const bots = botFolders.flatMap((folder) => Object.entries(readBotFile(folder)?.bots ?? {}));
  // The first folder that has a bot of a name counts, as when one is played.
  return [...new Map(bots.reverse())].reverse().map(([name, { about }]) => ({ name, about: about ?? '' }));
}

/** The order in which to beat them: the first loses to everybody. */
export const LADDER = ['null', 'demo', 'rookie', 'dummy', 'veteran'] as const;

/** The sample bots that a name alone means, in the order in which to beat them. */
export function listLadder(): SampleBot[] {
  const bots = listSampleBots();
  return LADDER.flatMap((name) => {
    const language = DEFAULT_LANGUAGES.find((id) => bots.some((bot) => bot.name === name && bot.language === id));
    return bots.filter((bot) => bot.name === name && bot.language === language);
  });
}

/** A sample bot by `name` or `language/name`, in any case. */
export function findSampleBot(source: string): FoundBot | undefined {
  const words = source.toLowerCase().split('/');
  if (words.length === 1) return findInLanguages(DEFAULT_LANGUAGES, words[0]!);
  const [language, name] = words as [string, string];
  if (words.length > 2 || !listSampleLanguages().includes(language)) return undefined;
  return findFolderBot(join(SAMPLES_FOLDER, language), name);
}

function findInLanguages(languages: readonly string[], name: string): FoundBot | undefined {
  for (const language of languages) {
    const bot = findFolderBot(join(SAMPLES_FOLDER, language), name);
    if (bot) return bot;
  }
  return undefined;
}

export function listSampleLanguages(): string[] {
  return readdirSync(SAMPLES_FOLDER)
    .filter((name) => existsSync(join(SAMPLES_FOLDER, name, 'bot.json')))
    .sort((a, b) => Number(b === DEFAULT_LANGUAGES[0]) - Number(a === DEFAULT_LANGUAGES[0]));
}
