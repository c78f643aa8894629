import type { ByPlayer, Player } from '../../engine/core/players.ts';
import { SYSTEM_CLOCK, type Clock } from '../../judge/host/clock.ts';
import type { MatchWatcher } from '../../judge/match/match-watcher.ts';
import { StatusLine, type StatusOutput } from './status-line.ts';

const REFRESH_MS = 50;
/** How long a bot may take before the terminal says that it is awaited; on a terminal, and elsewhere. */
const PATIENCE_MS = { terminal: 1000, elsewhere: 3000 } as const;

/**
 * How a match goes: round and points, or whom we wait for. Elsewhere than on a terminal only a long wait is reported, each
 * time after twice as long.
 */
export class MatchProgress implements MatchWatcher {
  private readonly status: StatusLine;
  private names: ByPlayer<string> | undefined;
  private rounds = 0;
  private asked = 0;
  private askedAt = 0;
  private findAwaited: (() => Player[]) | undefined;
  private cancel: (() => void) | undefined;

  constructor(
    private readonly output: StatusOutput,
    private readonly clock: Clock = SYSTEM_CLOCK,
  ) {
    const now = (): number => clock.now();
    this.status = new StatusLine(output, { refreshMs: REFRESH_MS, lineEveryMs: Infinity, prefix: 'minions: ', now });
  }

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
    this.status.update(() => {
      const points = match.scores().map((score, player) => `${this.names![player as Player]} ${score}`);
      return `round ${this.asked} of ${this.rounds}: ${points.join(', ')}`;
    });
  }

  end(): void {
    this.cancel?.();
    this.status.clear();
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
      this.status.draw(`round ${this.asked} of ${this.rounds}: ${wait}`);
      this.lookIn(this.output.isTTY ? PATIENCE_MS.terminal : this.clock.now() - this.askedAt);
    });
  }
}
