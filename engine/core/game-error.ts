/** A game that has thrown: a mistake in its rules, which no bot can answer for. `cause` is what it threw. */
export class GameError extends Error {
  override readonly name = 'GameError';

  constructor(title: string, part: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${title} has failed ${part}: ${reason}`, { cause });
  }
}
