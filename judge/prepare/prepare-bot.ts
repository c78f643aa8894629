import { dirname, join } from 'node:path';
import type { BotCommand } from '../bot/process/start-process.ts';
import { UsageError } from '../usage-error.ts';
import { NOBODY, type BuildWatcher } from './build/build-watcher.ts';
import { digestBot } from './digest.ts';
import { findBot, type Search } from './find/find-bot.ts';
import { OUT, type FoundBot } from './find/found-bot.ts';
import { requireProgram } from './programs.ts';
import type { Sandbox } from './protect/choose-sandbox.ts';
import type { Workshop } from './workshop.ts';

/** A bot that can be started. */
export interface PreparedBot {
  readonly name: string;
  /** What it is made of: `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  readonly command: BotCommand;
}

export interface Preparation extends Search {
  readonly workshop: Workshop;
  readonly sandbox: Sandbox;
  /** What the bot must be made of. */
  readonly digest?: string | undefined;
  readonly watcher?: BuildWatcher | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** From a bot as people name it to one that can be started; a UsageError says what stands in the way. */
export async function prepareBot(source: string, options: Preparation): Promise<PreparedBot> {
  const { sandbox, workshop, watcher = NOBODY, signal } = options;
  const bot = findBot(source, options);
  const digest = digestBot(bot);
  requireDigest(source, digest, options.digest);
  const out = await workshop.builds.build(bot, digest, watcher, signal);
  const [program, ...args] = bot.recipe.run.map((word) => (out === undefined ? word : word.replaceAll(OUT, out)));
  const file = requireProgram(bot.name, program!, bot.folder);
  watcher.ready(bot.name, [file, ...args]);
  const { name, folder, hidden = [] } = bot;
  const sees = [...listVisible(bot), ...(out === undefined ? [] : [dirname(out)])];
  return {
    name,
    digest,
    command: sandbox.protect({ file, args, folder, sees, hidden: hidden.map((place) => join(folder, place)) }),
  };
}

function requireDigest(source: string, digest: string, expected: string | undefined): void {
  if (expected === undefined || expected === digest) return;
  const message = `"${source}" is not the bot that was asked for: expected ${expected}, found ${digest}`;
  throw new UsageError(
    message,
    'its files or its bot.json have changed: bring back the old ones, or ask for the new bot',
  );
}

function listVisible({ folder, files, hidden }: FoundBot): string[] {
  return hidden === undefined ? files.map((name) => join(folder, name)) : [folder];
}
