import { countSorted } from './count-sorted.ts';

/** Of more reasons the rest is counted together. */
const MAX_REASONS = 5;

/** Refused orders in words: "62 orders refused: 56 × pioneers cannot attack, 6 × died before its turn". */
export function describeRefusals(reasons: readonly string[]): string | undefined {
  if (reasons.length === 0) return undefined;
  const counted = countSorted(reasons.map(generalise));
  const shown = counted.slice(0, MAX_REASONS);
  const rest = counted.slice(MAX_REASONS).reduce((sum, [, count]) => sum + count, 0);
  const parts = shown.map(([reason, count]) => `${count} × ${reason}`);
  const orders = reasons.length === 1 ? '1 order' : `${reasons.length} orders`;
  return `${orders} refused: ${[...parts, ...(rest === 0 ? [] : [`${rest} × other reasons`])].join(', ')}`;
}

/** A reason without the units and cells of this one order: "unit 5 Top: unit 9 is there, and pioneers cannot attack". */
function generalise(reason: string): string {
  return reason
    .replace(/^\w+ \d+ [^:]*: /, '')
    .replace(/^\w+ \d+ is there, and /, '')
    .replace(/, who is at .*$/, '')
    .replaceAll(/\b(unit|ork|soldier|helicopter|zombie) \d+\b/g, '$1')
    .replaceAll(/\[[-\d, ]+\]/g, 'the cell')
    .replaceAll(/\bin \d+ rounds?\b/g, 'later');
}
