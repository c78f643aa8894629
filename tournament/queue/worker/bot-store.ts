import { mkdirSync, mkdtempSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { JobBot } from '../../../protocol/types/match/job.ts';
import { pruneCache, USUAL_KEEP } from '../../../judge/prepare/build/cache-housekeeping.ts';
import { digestBot } from '../../../judge/prepare/digest.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { removeFolder } from '../../../judge/prepare/remove-folder.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import type { CoordinatorClient } from './coordinator-client.ts';
import { putInPlace } from '../../../judge/host/put-in-place.ts';
import { BOT, unpackFiles } from './unpack-files.ts';

/** Where bots of others are kept on this machine. */
export function locateStore(): string {
  const folder = process.env['XDG_CACHE_HOME'] ?? '';
  return join(isAbsolute(folder) ? folder : join(homedir(), '.cache'), 'minions', 'worker');
}

/** The bots that were fetched, by digest; several workers of a machine share them. */
export class BotStore {
  private readonly fetching = new Map<string, Promise<void>>();

  /** @param folder where the sources of jobs start from: bots lie in `bots/<digest>` below it */
  constructor(
    readonly folder: string,
    private readonly client: CoordinatorClient,
  ) {
    pruneCache(join(folder, 'bots'), USUAL_KEEP, new Date());
  }

  /** Sees to it that a bot is here, and is the one of its digest. */
  async provide({ source, digest }: JobBot, game: string): Promise<void> {
    const [, bot] = /^sha256:([0-9a-f]{64})$/.exec(digest ?? '') ?? [];
    if (bot === undefined)
      throw new UsageError(`the bot "${source}" has no digest`, 'check the coordinator: its version and its folder');
    if (this.has(bot)) return;
    const fetching = this.fetching.get(bot) ?? this.fetch(bot, source, game).finally(() => this.fetching.delete(bot));
    this.fetching.set(bot, fetching);
    await fetching;
  }

  /** Whether a bot is here. Asking counts as use, which keeps it from being pruned. */
  private has(bot: string): boolean {
    try {
      const now = new Date();
      utimesSync(join(this.folder, 'bots', bot), now, now);
      return true;
    } catch {
      return false;
    }
  }

  /** Fetches a bot aside, and puts it in its place only when it is the right one. */
  private async fetch(bot: string, source: string, game: string): Promise<void> {
    mkdirSync(join(this.folder, 'bots'), { recursive: true });
    const aside = mkdtempSync(join(this.folder, 'incoming-'));
    try {
      const place = join(aside, 'bots', bot);
      mkdirSync(place, { recursive: true });
      const { files } = await this.client.listBot(bot);
      await unpackFiles(files, place, (index) => this.client.fetchBotFile(bot, index), BOT);
      if (digestBot(findBot(source, { game: { id: game, botFolders: [] }, from: aside })) !== `sha256:${bot}`) {
        throw new UsageError(
          `the files of the bot "${source}" do not have its digest`,
          'check the coordinator: its version and its folder',
        );
      }
      putInPlace(place, join(this.folder, 'bots', bot));
    } finally {
      removeFolder(aside);
    }
  }
}
