/** Something people asked for that cannot be done: one sentence, and how to fix it. Ends a command with code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}
