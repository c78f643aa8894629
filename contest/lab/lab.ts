import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { SYSTEM_CLOCK } from '../../judge/host/clock.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import type { FoundBot } from '../../judge/prepare/find/found-bot.ts';
import { SavedBots } from '../../judge/prepare/find/saved-bots.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { packBot } from '../client/pack-bot.ts';
import { Refusal } from '../refusal.ts';
import type { Contest } from '../server/contest.ts';
import { LAB_AUTHOR } from '../server/identity.ts';
import { submitVersion } from '../server/submit-version.ts';
import type { EventRow } from '../store/tables.ts';
import type { LabEvent } from './lab-event.ts';

interface LabBot {
  /** As people name bots. */
  readonly source: string;
  readonly name: string;
}

/** Makes a version of a bot whenever it is saved. */
export class Lab {
  /** What is in the folder now: the number of a version. */
  current: number | undefined;
  /** Why what is in the folder cannot be a version. */
  problem: { readonly message: string; readonly hint: string } | undefined;
  /** When the versions were saved that have not played yet, by number. */
  private readonly saved = new Map<number, number>();
  private readonly unrated = new Set<number>();

  constructor(
    private readonly contest: Contest,
    readonly bot: LabBot,
    private readonly onEvent: (event: LabEvent) => void,
  ) {}

  /** Takes what is there, and then every save, until the signal. */
  async run(signal: AbortSignal): Promise<void> {
    const stop = this.contest.hub.listen({ person: undefined, take: (event) => this.follow(event), end: () => {} });
    const findBots = (): FoundBot[] => [findBot(this.bot.source, { game: this.contest.game })];
    // Copies of it play.
    const saved = new SavedBots(findBots, false);
    try {
      for (let lookedAt = Date.now(); !signal.aborted;) {
        // What is saved from here on counts for the next version.
        saved.begin();
        await this.take(findSaveTime(findBots, lookedAt));
        lookedAt = Date.now();
        if (!(await saved.wait(SYSTEM_CLOCK, signal))) break;
      }
    } finally {
      stop();
    }
  }

  private async take(savedAt: number): Promise<void> {
    const { game, hub } = this.contest;
    try {
      const { content, file: fileName } = await packBot(this.bot.source, game);
      const body = Readable.from([content]);
      const received = await submitVersion(this.contest, {
        bot: this.bot.name,
        person: { id: LAB_AUTHOR, team: null },
        body,
        fileName,
      });
      const { version, isKnown } = received!;
      const { number } = version;
      this.current = number;
      this.problem = undefined;
      if (!isKnown) this.saved.set(number, savedAt);
      this.onEvent({ kind: 'saved', number, isKnown });
    } catch (error) {
      // It is saved again soon.
      if (!(error instanceof UsageError || error instanceof Refusal)) throw error;
      this.problem = { message: error.message, hint: error.hint };
      this.onEvent({ kind: 'problem', ...this.problem });
    }
    await hub.publish('lab', {}, LAB_AUTHOR);
  }

  private follow({ kind, data }: EventRow): void {
    if (kind === 'version') {
      const { id, number, state } = JSON.parse(data) as Pick<ContestVersion, 'id' | 'number' | 'state'>;
      this.onEvent({ kind: 'state', id, number, state });
    }
    if (kind === 'leaderboard') this.lookAtRatings();
  }

  private lookAtRatings(): void {
    const { work, settings } = this.contest;
    for (const row of work.leaderboard.bots) {
      const { version: number, matches } = row;
      if (number === null || matches === 0) continue;
      const savedAt = this.saved.get(number);
      if (savedAt !== undefined) {
        this.saved.delete(number);
        this.unrated.add(number);
        this.onEvent({ kind: 'first-match', number, seconds: (Date.now() - savedAt) / 1000 });
      }
      if (matches >= settings.ladder.burst && this.unrated.delete(number)) this.onEvent({ kind: 'rated', number, row });
    }
  }
}

/** When the youngest file was saved, where that is after the last look. */
function findSaveTime(findBots: () => readonly FoundBot[], lookedAt: number): number {
  try {
    const times = findBots().flatMap(({ folder, files }) => files.map((file) => statSync(join(folder, file)).mtimeMs));
    return Math.min(Date.now(), Math.max(lookedAt, ...times));
  } catch {
    return Date.now();
  }
}
