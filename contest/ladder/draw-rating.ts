export interface KnownRating {
  readonly points: number;
  /** The standard error. */
  readonly error: number;
}

/** How many standard errors of luck a drawn rating has, as in ladders with a plan. */
const LUCK = 2;
const DIGITS = 12;

/**
 * A rating as uncertain as it is. If bots met by their ratings, those who were lucky once would meet lucky ones only, and
 * nothing would correct them: of 30 equal bots, half had a true value outside of their error bars.
 * @param lot hexadecimal digits
 */
export function drawRating({ points, error }: KnownRating, lot: string): number {
  const share = (Number.parseInt(lot.slice(0, DIGITS), 16) + 0.5) / 16 ** DIGITS;
  // A logistic number with a deviation of 1.
  const luck = (Math.sqrt(3) / Math.PI) * Math.log(share / (1 - share));
  return points + LUCK * error * luck;
}
