import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';
import { PackedTables } from '../../tournament/ratings/packed-tables.ts';
import type { RatedBot } from '../../tournament/ratings/rate-bots.ts';
import type { RatingAnswer, RatingRequest } from './rating-messages.ts';

/** What a thread runs that computes ratings. */
export const RATING_SCRIPT = join(PACKAGE_FOLDER, 'dist/rating-thread.js');

/** Ratings may use so much of one core: after each fit they pause. */
const PAUSE_FACTOR = 4;
const MIN_PAUSE_MS = 250;

/** Fits the ratings again whenever something has changed, one fit at a time. */
export class LiveRatings {
  private readonly thread = new Worker(RATING_SCRIPT);
  private waiting = new PackedTables();
  private isAll = false;
  private wanted = false;
  private isBusy = false;
  private began = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    /** Who is rated, at the moment of a fit. */
    private readonly listBots: () => readonly RatedBot[],
    private readonly onRatings: (answer: RatingAnswer, seconds: number) => void,
    onFailure: (error: Error) => void,
  ) {
    this.thread.on('message', (answer: RatingAnswer) => this.take(answer));
    this.thread.on('error', onFailure);
    // It ends with the server.
    this.thread.unref();
  }

  /** Something was played, or somebody came or went. */
  update(tables?: PackedTables): void {
    if (tables) this.waiting.addAll(tables.content);
    this.wanted = true;
    this.next();
  }

  /** These matches count, and none of those before. */
  replace(tables: PackedTables): void {
    this.waiting.clear();
    this.isAll = true;
    this.update(tables);
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    await this.thread.terminate();
  }

  private next(): void {
    if (this.isBusy || !this.wanted) return;
    this.isBusy = true;
    this.wanted = false;
    this.began = performance.now();
    const request: RatingRequest = { bots: this.listBots(), more: this.waiting.content, isAll: this.isAll };
    this.waiting = new PackedTables();
    this.isAll = false;
    this.thread.postMessage(request, [request.more.buffer]);
  }

  private take(answer: RatingAnswer): void {
    const took = performance.now() - this.began;
    this.onRatings(answer, took / 1000);
    const pause = Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * took);
    this.timer = setTimeout(() => {
      this.isBusy = false;
      this.next();
    }, pause);
  }
}
