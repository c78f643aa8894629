import type { WriteStream } from 'node:tty';
import { cutText, makeVisible } from '../../protocol/visible-text.ts';
import type { ByPlayer, Player } from '../../engine/core/players.ts';
import { SYSTEM_CLOCK, type Clock } from '../../judge/host/clock.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';

const REFRESH_MS = 50;
const CLEAR_LINE = '\r\u001B[K';
/** How long a bot may take before people are told that it is awaited; on a terminal, and elsewhere. */
const PATIENCE_MS = { terminal: 1000, elsewhere: 3000 } as const;

type Output = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; readonly columns?: number };

/**
 * How a match goes. On a terminal one line is redrawn, with round and points, or with whom we wait for, and wiped at the
 * end. Elsewhere only a long wait is told, each time after twice as long.
 */
export class MatchProgress implements MatchWatcher {
  private names: ByPlayer<string> | undefined;
  private rounds = 0;
  private asked = 0;
  private drawnAt = -Infinity;
  private askedAt = 0;
  private findAwaited: (() => Player[]) | undefined;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly output: Output,
    private readonly clock: Clock = SYSTEM_CLOCK,
  ) {}

  begin({ names, match }: Parameters<NonNullable<MatchWatcher['begin']>>[0]): void {
    this.names = names;
    this.rounds = match.config.rounds;
  }

  ask(round: number, findAwaited: () => Player[]): void {
    this.asked = round;
    this.findAwaited = findAwaited;
    this.askedAt = this.clock.now();
    this.lookIn(this.output.isTTY ? PATIENCE_MS.terminal : PATIENCE_MS.elsewhere);
  }

  round(_: unknown, match: { scores(): ByPlayer<number> }): void {
    this.cancel?.();
    if (!this.output.isTTY || this.clock.now() - this.drawnAt < REFRESH_MS) return;
    const points = match.scores().map((score, player) => `${this.names![player as Player]} ${score}`);
    this.draw(`round ${this.asked} of ${this.rounds}: ${points.join(', ')}`);
  }

  end(): void {
    this.cancel?.();
    if (this.output.isTTY) this.output.write(CLEAR_LINE);
  }

  /** Whom we wait for, and how long so far; undefined when it is nobody. */
  describeWait(): string | undefined {
    const awaited = this.findAwaited?.() ?? [];
    if (awaited.length === 0) return undefined;
    const seconds = Math.floor((this.clock.now() - this.askedAt) / 1000);
    return `waiting for ${awaited.map((player) => this.names![player]).join(', ')}, ${seconds} s`;
  }

  /** The round that was asked for last. */
  get lastRound(): number {
    return this.asked;
  }

  private lookIn(ms: number): void {
    this.cancel?.();
    this.cancel = this.clock.after(ms, () => {
      const wait = this.describeWait();
      if (wait === undefined) return;
      this.draw(`round ${this.asked} of ${this.rounds}: ${wait}`);
      this.lookIn(this.output.isTTY ? PATIENCE_MS.terminal : this.clock.now() - this.askedAt);
    });
  }

  private draw(line: string): void {
    this.drawnAt = this.clock.now();
    const { output } = this;
    if (output.isTTY) output.write(`${CLEAR_LINE}${cutText(makeVisible(line), (output.columns ?? 80) - 2)}`);
    else output.write(`minions: ${makeVisible(line)}\n`);
  }
}
