export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** As many digits as anybody reads; the rest is rounding of the machine. */
export const roundFigure = (value: number): number => Number(value.toFixed(6)) + 0;
