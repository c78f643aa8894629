import { copyFileSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { digestBot, readLink } from './digest.ts';
import type { FoundBot } from './find/found-bot.ts';

/** Copies what a bot is made of into a folder, and nothing else; the copy is the bot of this digest. */
export function copyFiles(bot: FoundBot, digest: string, folder: string): void {
  for (const name of bot.files) {
    const link = readLink(bot.folder, name);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    if (link === undefined) copyFileSync(join(bot.folder, name), join(folder, name));
    else symlinkSync(link, join(folder, name));
  }
  if (digestBot({ ...bot, folder }) === digest) return;
  throw new UsageError(`the files of ${bot.name} changed while they were read`, 'try again when nobody writes to them');
}
