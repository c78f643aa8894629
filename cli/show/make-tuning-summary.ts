import type { TuningResult } from '../../protocol/types/compare/tuning.ts';
import { describeResult } from '../../tournament/compare/describe-result.ts';
import { describeValues } from '../../tournament/tune/summarise-tuning.ts';
import { makeTable } from './make-table.ts';

/** A search for people: what was tried, what is left, and what that is worth. */
export function makeTuningSummary(result: TuningResult): string {
  const rows = result.candidates.map(({ name, parameters, rung, matches, points }) => [
    name,
    describeValues(parameters),
    String(rung),
    String(matches),
    points === null ? '-' : points.toFixed(3),
  ]);
  const table = makeTable(['', 'values', 'rung', 'matches', 'share of places'], rows);
  return [table, ...describeEnd(result).map((line) => `${line}\n`)].join('\n');
}

function describeEnd({ best, present, comparison }: TuningResult): string[] {
  if (best === null) return ['The search is not finished.'];
  if (comparison === null) {
    const isPresent = describeValues(best) === describeValues(present);
    return isPresent
      ? [
          'Keep the present values: none of those that were tried did better. Others may, because the search tries few of many.',
        ]
      : [`Left at the end: ${describeValues(best)}. They are still to be compared with the present values.`];
  }
  const found = `Best of what was tried: ${describeValues(best)}. Present: ${describeValues(present)}.`;
  const verdict = `On fresh seeds, the best as new and the present values as old. ${describeResult(comparison)}`;
  return [found, verdict, describeWorth(comparison.verdict)];
}

/** What may be believed. */
function describeWorth(verdict: NonNullable<TuningResult['comparison']>['verdict']): string {
  const limits =
    'The shares in the table are too high for the leader, because it was chosen by them: only the comparison counts. ' +
    'The result applies to these rivals, and better values may exist.';
  if (verdict === 'better') return `Put the values into bot.json as "default". ${limits}`;
  if (verdict === 'worse') return `Keep the present values: those that led were lucky. ${limits}`;
  if (verdict === 'equal') return `The comparison gives no reason to change the present values. ${limits}`;
  return `It is not known yet whether they are better than the present ones. ${limits}`;
}
