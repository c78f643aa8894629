/** A game that has thrown: a mistake in its rules, which no bot can answer for. `cause` is what it threw. */
export class GameError extends Error {
  override readonly name = 'GameError';

  /** What it threw, with the lines of its own files where there are some. */
  get thrown(): string {
    const { cause } = this;
    return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  }

  /** The line that threw, as in "at movePieces (game.ts:12:7)"; empty where nobody knows. */
  get place(): string {
    const lines = this.thrown.split('\n').map((line) => line.trim());
    return lines.find((line) => line.startsWith('at ')) ?? '';
  }

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }

  /** @param part of the game, or of a match, as in "in round 3" */
  static in(title: string, part: string, cause: unknown): GameError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new GameError(`${title} has failed ${part}: ${reason}`, cause);
  }
}
