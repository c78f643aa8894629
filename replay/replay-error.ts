/** A file that is not a replay, or cannot be played again; the message says which line and why. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}
