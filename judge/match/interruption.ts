import { GameError } from '../../engine/core/game-error.ts';

/** What may end a match before its last round: a signal from outside, or a failure of the game or of our own code. */
export class Interruption {
  /** What it was, in words; undefined as long as the match may go on. */
  reason: string | undefined;
  private stopWaiting: () => void = () => {};
  private readonly onAbort = (): void => this.interrupt(String(this.signal?.reason));

  constructor(
    private readonly signal: AbortSignal | undefined,
    private readonly onFailure: (error: unknown) => void,
  ) {
    if (signal?.aborted) this.onAbort();
    else signal?.addEventListener('abort', this.onAbort, { once: true });
  }

  /**
   * Resolves when some work is done, or before that if the match has to end. Not with Promise.race: what is to happen at an
   * interruption would be kept for every round until the match is over.
   */
  async wait(work: Promise<unknown>): Promise<void> {
    await new Promise<unknown>((resolve, reject) => {
      this.stopWaiting = () => resolve(undefined);
      if (this.reason !== undefined) this.stopWaiting();
      work.then(resolve, reject);
    });
  }

  /** A bug of ours must not undo what was played: the match ends here, with a result that says so. */
  fail(error: unknown): void {
    this.onFailure(error);
    const culprit = error instanceof GameError ? 'game' : 'judge';
    this.interrupt(`a failure of the ${culprit} (${error instanceof Error ? error.message : String(error)})`);
  }

  close(): void {
    this.signal?.removeEventListener('abort', this.onAbort);
  }

  /** Ends the match with this reason, unless it has another already. */
  interrupt(reason: string): void {
    this.reason ??= reason;
    this.stopWaiting();
  }
}
