/** Orders that no bot could have sent, from a program that steps the engine. None of the round was played. */
export class OrdersError extends Error {
  override readonly name = 'OrdersError';

  constructor(
    message: string,
    /** What to do about it. */
    readonly hint: string,
  ) {
    super(message);
  }
}
