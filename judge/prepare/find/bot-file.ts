import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeError } from '../../../protocol/describe-error.ts';
import { describeProblem } from '../../../protocol/problem.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { BotFile } from '../../../protocol/types/bot.ts';
import { cutText } from '../../../protocol/visible-text.ts';
import { UsageError } from '../../usage-error.ts';
import { readText } from '../read-text.ts';
import type { FoundBot } from './found-bot.ts';
import { listFiles } from './list-files.ts';
import { checkRanges } from './parameters.ts';

const MAX_HINT_LENGTH = 500;

/** The bot.json of a folder; undefined when it has none. */
export function readBotFile(folder: string): BotFile | undefined {
  const path = join(folder, 'bot.json');
  if (!existsSync(path)) return undefined;
  const validate = findValidator<BotFile>('bot');
  const value = parseJson(path, readText(path));
  if (validate(value)) return value;
  throw new UsageError(`${path}: ${describeErrors(validate.errors)}`, 'see schemas/bot.json');
}

function describeErrors(errors: Parameters<typeof describeError>[0]): string {
  try {
    return describeProblem(describeError(errors));
  } catch (error) {
    // What is wrong has so many brackets that it cannot even be shown.
    if (error instanceof RangeError) return 'expected a command, got brackets without end';
    throw error;
  }
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`invalid JSON in ${path}: ${(error as Error).message}`, 'see schemas/bot.json');
  }
}

/** The only bot of a folder, or the one of that name; undefined when the folder has none of that name. */
export function findFolderBot(folder: string, name?: string): FoundBot | undefined {
  const file = readBotFile(folder);
  if (file === undefined) return undefined;
  const bots = new Map(Object.entries(file.bots ?? {}));
  const entry = name === undefined ? file : bots.get(name);
  if (entry === undefined) return undefined;
  if (entry.run === undefined) {
    const choices = [...bots.keys()].map((bot) => `${folder}/${bot}`).join(', ');
    throw new UsageError(`${folder} has several bots`, `name one: ${cutText(choices, MAX_HINT_LENGTH)}`);
  }
  const { files, skipped } = listFiles(folder);
  return {
    name: name ?? file.name ?? basename(folder),
    folder,
    entry: name ?? '',
    files,
    sees: ['.'],
    hidden: skipped,
    recipe: { run: entry.run, ...(entry.build === undefined ? {} : { build: [entry.build] }) },
    ...(entry.parameters === undefined ? {} : { parameters: checkRanges(folder, entry.parameters) }),
  };
}
