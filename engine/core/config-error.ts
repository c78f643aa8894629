/** A configuration that cannot be played: the reader's mistake, not ours, so its message is meant for people. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}
