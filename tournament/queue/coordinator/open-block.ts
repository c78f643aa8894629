import type { BlockOrder, MatchOrder, PlayedMatch } from '../../../judge/slots/block-players.ts';
import { makeAttemptId } from '../block-id.ts';

/** A block that is at the other end of a queue, until all of its matches have come back. */
export class OpenBlock {
  /** What it is called in the queue now; the rest of a block is called otherwise than the whole. */
  id = '';
  /** The worker that plays it; undefined while nobody does. */
  holder: string | undefined;
  /** How often in a row it was not there when somebody looked. */
  missed = 0;
  readonly done: Promise<void>;
  private readonly left: Map<string, MatchOrder>;
  private settle!: { readonly resolve: () => void; readonly reject: (error: unknown) => void };

  constructor(
    readonly order: BlockOrder,
    private readonly onPlayed: (played: PlayedMatch) => void,
    readonly signal: AbortSignal,
  ) {
    this.left = new Map(order.matches.map((match) => [makeAttemptId(match), match]));
    this.done = new Promise((resolve, reject) => (this.settle = { resolve, reject }));
  }

  /** The match of this name, while nobody has played it. */
  find(attemptId: string): MatchOrder | undefined {
    return this.left.get(attemptId);
  }

  /** What is still to be played. */
  get rest(): MatchOrder[] {
    return [...this.left.values()];
  }

  /** Takes a match. Whether it was the last one. */
  take(played: PlayedMatch): boolean {
    this.left.delete(makeAttemptId(played.order));
    try {
      this.onPlayed(played);
    } catch (error) {
      this.settle.reject(error);
    }
    if (this.left.size === 0) this.settle.resolve();
    return this.left.size === 0;
  }

  /** A gate has come to its end. */
  finish(): void {
    this.settle.resolve();
  }

  /** Leaves the rest for another time. */
  leave(): void {
    this.settle.resolve();
  }

  fail(error: unknown): void {
    this.settle.reject(error);
  }
}
