import { closeSync, createReadStream, lstatSync, openSync, readSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { digestBot } from '../../judge/prepare/digest.ts';
import { findBot, type GameOfBot } from '../../judge/prepare/find/find-bot.ts';
import { findLanguage } from '../../judge/prepare/find/languages.ts';
import { PLAYER_ENDINGS } from '../../judge/prepare/find/eda-player.ts';
import { Refusal } from '../refusal.ts';
import { ArchiveBudget, refuse } from './archive-limits.ts';
import { unpackTar } from './unpack-tar.ts';
import { unpackZip } from './unpack-zip.ts';
import { writeNewFile } from './write-file.ts';

/** What was submitted, unpacked and understood. */
export interface UnpackedBot {
  /** Of what the bot is made of. */
  readonly digest: string;
  /** What names the bot in its folder: a file, or nothing for the folder itself. */
  readonly entry: string;
  readonly files: number;
}

/** Unpacks a zip, a tar.gz or one source file into an empty folder, and finds the bot in it. */
export async function unpackUpload(
  upload: string,
  folder: string,
  fileName: string | undefined,
  game: GameOfBot,
): Promise<UnpackedBot> {
  const budget = new ArchiveBudget(statSync(upload).size);
  const kind = findKind(upload);
  if (kind === 'zip') await unpackZip(upload, folder, budget);
  else if (kind === 'gzip') await unpackTar(upload, folder, budget);
  else await takeSource(upload, folder, fileName, budget);
  liftOnlyFolder(folder);
  const entry = findEntry(folder);
  if (entry !== '') budget.requireSmall();
  const bot = findBot(join(folder, entry), { game });
  // A source may name its neighbours; here it has none but those that were sent with it.
  if (bot.folder !== folder || bot.files.some((name) => name.startsWith('..') || isAbsolute(name))) {
    throw refuse('its sources name files outside of the folder');
  }
  for (const word of [bot.recipe.run, ...(bot.recipe.build ?? [])].flat()) requireInside(word);
  return { digest: digestBot(bot), entry, files: bot.files.length };
}

function findKind(path: string): 'zip' | 'gzip' | 'other' {
  const head = Buffer.alloc(4);
  const handle = openSync(path, 'r');
  try {
    readSync(handle, head);
  } finally {
    closeSync(handle);
  }
  if (head.toString('latin1').startsWith('PK')) return 'zip';
  return head[0] === 0x1f && head[1] === 0x8b ? 'gzip' : 'other';
}

async function takeSource(
  upload: string,
  folder: string,
  fileName: string | undefined,
  budget: ArchiveBudget,
): Promise<void> {
  if (fileName === undefined) {
    throw new Refusal(
      422,
      'this is neither a zip nor a tar.gz, and the name of a source file was not given',
      'send an archive, or name the file: ?file=bot.py',
    );
  }
  const name = budget.checkName(fileName, false);
  if (name.includes('/') || !isSource(name)) {
    throw new Refusal(
      422,
      `"${name}" is not the name of a source file`,
      'expected one such as bot.py, bot.cc or bot.js',
    );
  }
  await writeNewFile(folder, name, createReadStream(upload), budget);
}

const isSource = (name: string): boolean =>
  findLanguage(name) !== undefined || PLAYER_ENDINGS.some((ending) => name.endsWith(ending));

/** Many archives have one folder in which everything else is. */
function liftOnlyFolder(folder: string): void {
  const [only, ...others] = readdirSync(folder);
  if (only === undefined || others.length > 0 || !lstatSync(join(folder, only)).isDirectory()) return;
  const aside = `${folder}.lifted`;
  renameSync(join(folder, only), aside);
  renameSync(aside, folder);
}

/** A folder with a bot.json, or one source file. */
function findEntry(folder: string): string {
  const names = readdirSync(folder);
  if (names.includes('bot.json')) return '';
  const sources = names.filter((name) => lstatSync(join(folder, name)).isFile() && isSource(name));
  if (sources.length === 1) return sources[0]!;
  throw refuse(
    sources.length === 0
      ? 'there is neither a bot.json nor a source file in it'
      : 'it has several source files and no bot.json',
  );
}

/** What a command names must be in the folder of the bot, or installed. The sandbox shows nothing else anyway. */
function requireInside(word: string): void {
  if (!/(^|[/=:])\.\.(\/|$)/.test(word)) return;
  throw refuse(`bot.json points outside of the folder: ${JSON.stringify(basename(word).slice(0, 100))}`);
}
