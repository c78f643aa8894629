/** A request that is refused: what is wrong, and what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

export const refuseUnknown = (what: string): Refusal =>
  new Refusal(404, `there is no ${what}`, 'check the address; you see only what is public or yours');

export const refuseStranger = (): Refusal =>
  new Refusal(401, 'sign in first', 'open your personal link, or run: minions login <personal link>');
