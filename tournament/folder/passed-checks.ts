import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOOL } from '../../judge/host/package-info.ts';
import { findCacheFolder } from '../../judge/prepare/find-cache-folder.ts';
import type { EntryTerms } from './build-entrants.ts';
import type { EnteredBot } from './enter-bot.ts';

type CheckedBot = Pick<EnteredBot, 'digest' | 'parameters'>;

/**
 * Which bots passed their check before, under the same terms: a dry run and the tournament after it check sixty bots once.
 * What failed is checked again, because a busy machine may have been the reason.
 */
export class PassedChecks {
  constructor(
    private readonly terms: Pick<EntryTerms, 'game' | 'limits' | 'sandbox'>,
    private readonly folder = findCacheFolder('checks'),
  ) {}

  has(bot: CheckedBot): boolean {
    return existsSync(this.locate(bot));
  }

  /** Where it cannot be kept, the bot is checked once more next time. */
  keep(bot: CheckedBot): void {
    try {
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(this.locate(bot), '');
    } catch {
      // A cache that cannot be written is no reason to stop.
    }
  }

  private locate({ digest, parameters }: CheckedBot): string {
    const { game, limits, sandbox } = this.terms;
    const key = JSON.stringify([TOOL, game.id, game.origin ?? game.version, limits, sandbox, digest, parameters]);
    return join(this.folder, createHash('sha256').update(key).digest('hex'));
  }
}
