import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';

/** Somebody as another system knows them. */
export interface Person {
  readonly name: string;
  /** What that system calls them: the number in a name of Moodle's. */
  readonly id: string;
}

/** What somebody handed in: a bot as people name it, and whose it is where that is known. */
export interface Submission {
  readonly bot: string;
  readonly person?: Person | undefined;
}

/** Moodle's "Download all submissions" makes a folder of each: "First Last_123_assignsubmission_file". */
const MOODLE_FOLDER = /^(?<name>[^_].*?)_(?<id>\d+)_assignsubmission_(?:file|onlinetext)_?$/;

/** What systems put beside files, and nobody hands in. */
const LITTER: ReadonlySet<string> = new Set(['__MACOSX', '__pycache__', 'Thumbs.db', 'desktop.ini']);

/** Finds the bot in a folder of Moodle's, and whose it is. Any other bot stays what it is. */
export function findSubmission(source: string): Submission {
  const path = resolve(source);
  const { name, id } = MOODLE_FOLDER.exec(basename(path))?.groups ?? {};
  if (name === undefined || !existsSync(path) || !statSync(path).isDirectory()) return { bot: source };
  return { bot: findInFolder(source), person: { name: name.trim(), id: id! } };
}

/** The folder itself where it has a bot.json, or else the one thing in it. */
function findInFolder(folder: string): string {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && !LITTER.has(name));
  if (names.includes('bot.json')) return folder;
  if (names.length === 1) return join(folder, names[0]!);
  if (names.length === 0)
    throw new UsageError(`the folder "${folder}" is empty`, 'ask for the submission again, or leave it out');
  throw new UsageError(
    `the folder "${folder}" has no bot.json and ${names.length} files: ${names.sort().slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`,
    'add a bot.json with {"run": ["command", "argument"]}, or leave one file in it',
  );
}

/** Where the files of a submission are, for messages that name them. */
export const findSubmissionFolder = (bot: string): string => {
  const path = resolve(bot);
  return existsSync(path) && statSync(path).isDirectory() ? path : dirname(path);
};
