/** The mean of some numbers; 0 of none. */
export function findMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
