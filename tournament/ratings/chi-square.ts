import { measureUpperTail } from './normal.ts';

/**
 * The chance that a chi-square number with so many degrees of freedom is above x. With whole degrees the incomplete gamma
 * function is a finite sum: of terms of an exponential, and for odd ones of the two tails of a normal number.
 */
export function measureChiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const isOdd = degrees % 2 === 1;
  let tail = isOdd ? 2 * measureUpperTail(Math.sqrt(x)) : 0;
  let term = Math.exp(-x / 2) * (isOdd ? Math.sqrt((2 * x) / Math.PI) : 1);
  for (let degree = isOdd ? 3 : 2; degree <= degrees; degree += 2) {
    tail += term;
    term *= x / degree;
  }
  return Math.min(1, tail);
}
