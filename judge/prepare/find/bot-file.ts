import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeError } from '../../../protocol/describe-error.ts';
import { makeSentence } from '../../../protocol/problem.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { BotFile } from '../../../protocol/types/bot.ts';
import { UsageError } from '../../usage-error.ts';
import { filesBelow } from './files-below.ts';
import type { BotRecipe } from './recipe.ts';

/** The bot.json of a folder; undefined when it has none. */
export function readBotFile(folder: string): BotFile | undefined {
  const path = join(folder, 'bot.json');
  if (!existsSync(path)) return undefined;
  const validate = findValidator<BotFile>('bot');
  const value = parse(path);
  if (validate(value)) return value;
  throw new UsageError(`${path}: ${makeSentence(describeError(validate.errors))}`, 'see schemas/bot.json');
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`, 'see schemas/bot.json');
  }
}

/** The only bot of a folder, or the one of that name. */
export function botOfFolder(folder: string, file: BotFile, name?: string): BotRecipe {
  const bots = file.bots ?? {};
  const entry = name === undefined ? file : bots[name];
  if (entry?.run === undefined) {
    const choices = Object.keys(bots).map((bot) => `${folder}/${bot}`);
    throw new UsageError(`${folder} has several bots`, `name one: ${choices.join(', ')}`);
  }
  return {
    name: name ?? file.name ?? basename(folder),
    folder,
    run: entry.run,
    ...(entry.build === undefined ? {} : { build: entry.build, sources: filesBelow(folder) }),
  };
}
