import { get, type IncomingMessage } from 'node:http';
import { MIN_PAUSE_MS, PAUSE_FACTOR } from '../../contest/pages/page-script.ts';
import { askPage } from './ask-page.ts';

/** When a match was seen, after it had been on the screen's way: the event, and the page that was loaded because of it. */
export interface SeenMatch {
  readonly match: number;
  readonly eventAt: number;
  readonly screenAt: number;
}

/** A leaderboard that somebody has open: it listens, and loads itself again when something happens. */
export class LivePage {
  readonly seen: SeenMatch[] = [];
  errors = 0;
  reloads = 0;
  private response: IncomingMessage | undefined;
  private waiting: { match: number; eventAt: number }[] = [];
  private isLoading = false;
  private isWanted = false;
  private isClosed = false;

  constructor(
    private readonly url: string,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const asked = get(`${this.url}/api/events`, { agent: false, headers: this.headers }, (response) => {
        this.response = response;
        if (response.statusCode !== 200) return reject(new Error(`events: ${response.statusCode}`));
        let rest = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          const parts = (rest + text).split('\n\n');
          rest = parts.pop()!;
          for (const part of parts) this.take(part);
        });
        response.once('close', () => this.countLoss());
        response.once('error', () => {});
        return resolve();
      });
      asked.once('error', reject);
    });
  }

  close(): void {
    this.isClosed = true;
    this.response?.destroy();
  }

  /** At the end of the measurement the server goes. */
  private countLoss(): void {
    if (!this.isClosed) this.errors += 1;
  }

  private take(event: string): void {
    const [, kind] = /^event: (\S+)$/m.exec(event) ?? [];
    if (kind !== 'match' && kind !== 'leaderboard') return;
    const { match } = JSON.parse(/^data: (.*)$/m.exec(event)![1]!) as { match?: number };
    if (kind === 'match' && match !== undefined) this.waiting.push({ match, eventAt: Date.now() });
    void this.refresh();
  }

  private async refresh(): Promise<void> {
    if (this.isLoading || this.isClosed) return void (this.isWanted = true);
    this.isLoading = true;
    const waiting = this.waiting.splice(0);
    const began = performance.now();
    try {
      const { status } = await askPage(`${this.url}/`, { ...this.headers, 'x-part': 'live' });
      this.reloads += 1;
      if (status !== 200) this.errors += 1;
    } catch {
      this.countLoss();
    }
    const screenAt = Date.now();
    for (const one of waiting) this.seen.push({ ...one, screenAt });
    // As the script of the pages does.
    const pause = Math.max(MIN_PAUSE_MS, PAUSE_FACTOR * (performance.now() - began));
    setTimeout(() => {
      this.isLoading = false;
      if (!this.isWanted) return;
      this.isWanted = false;
      void this.refresh();
    }, pause);
  }
}
