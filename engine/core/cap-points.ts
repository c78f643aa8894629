const MAX_POINTS = 2 ** 31 - 1;

/** Points are kept in 32 bits: rather than overflow, they stop at the greatest number there is room for. */
export function capPoints(points: number): number {
  return Math.min(MAX_POINTS, points);
}
