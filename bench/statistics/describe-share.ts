import { average } from './measure-cell.ts';

/** A share in per cent with its Monte Carlo error. */
export function describeShare(values: readonly number[]): string {
  const mean = average(values);
  const variance = average(values.map((value) => (value - mean) ** 2));
  return `${(100 * mean).toFixed(1)} ± ${(100 * Math.sqrt(variance / values.length)).toFixed(1)}`;
}
