import type { ComparisonResult } from '../../protocol/types/compare/result.ts';

/** What is known, in one sentence. */
export function describeResult(result: ComparisonResult): string {
  const { blocks, matchesPerBlock } = result;
  if (blocks === 0) return 'Undecided: no block is complete yet.';
  const count = `${blocks} ${blocks === 1 ? 'block' : 'blocks'} of ${matchesPerBlock} matches`;
  return `${describeVerdict(result)}: ${describeShares(result)}; ${count}.`;
}

function describeVerdict({ verdict, margin, blocks }: ComparisonResult): string {
  switch (verdict) {
    case 'better':
      return 'Better';
    case 'worse':
      return 'Worse';
    case 'equal':
      return `Equal within ${margin}`;
    case 'undecided':
      return `Undecided after ${blocks} ${blocks === 1 ? 'block' : 'blocks'}`;
  }
}

/** What is asked of the two bots, in one sentence; undefined for comparisons from before there was a choice. */
export function describeQuestion({ score, design }: Pick<ComparisonResult, 'score' | 'design'>): string | undefined {
  const where = design === 'same-chair' ? 'in the same chair on the same seed' : 'at the same table';
  switch (score) {
    case 'points':
      return `The question: does new, ${where}, end with more points than old more often than with fewer?`;
    case 'places':
      return `The question: does new, ${where}, take a better place than old more often than a worse one?`;
    case 'rank-points':
      return `The question: does new, ${where}, come before more of its rivals than old on average?`;
    default:
      return undefined;
  }
}

/** A mean of block scores, or an end of its interval, on the scale on which it is printed. */
export function showScore(score: ComparisonResult['score'], value: number): string {
  if (score !== 'rank-points') return show(value);
  const gain = show(2 * value - 1);
  // Between the shares of rivals that the two come before.
  return gain.startsWith('-') ? gain : `+${gain}`;
}

const HAPPENED = {
  points: 'new ends with more points than old',
  places: 'new takes a better place than old',
} as const;

function describeShares({ score, design, mean, interval: [low, high], old, new: fresh }: ComparisonResult): string {
  const bounds = `between ${showScore(score, low!)} and ${showScore(score, high!)}`;
  if (score === 'rank-points') {
    return `the share of rivals that new comes before differs from old's by ${showScore(score, mean)}, ${bounds}`;
  }
  if (score !== undefined) {
    const cases = design === 'same-chair' ? 'the pairs of matches' : 'the matches';
    return `${HAPPENED[score]} in ${showScore(score, mean)} of ${cases}, ties counting half, ${bounds}`;
  }
  if (design === 'same-table') {
    return `new comes before old in ${show(mean)} of the matches, between ${show(low!)} and ${show(high!)}`;
  }
  // A block score is half of the difference of the shares, and a half.
  const bound = (score: number): string => show(Math.min(1, Math.max(0, old.points! + 2 * score - 1)));
  return (
    `new takes ${show(fresh.points!)} of the places against old's ${show(old.points!)}, ` +
    `between ${bound(low!)} and ${bound(high!)}`
  );
}

/** How much the same seeds helped, in one sentence; undefined while nothing can be said. */
export function describeHelp({ help, score }: ComparisonResult): string | undefined {
  if (help === null) return undefined;
  if (score !== undefined) {
    const what = score === 'points' ? 'points' : 'shares of rivals beaten';
    return `Against equal rivals, the ${what} of the two bots on a seed have a correlation of ${show(help.correlation)}.`;
  }
  const together = `the points of the two bots on a seed have a correlation of ${show(help.correlation)}`;
  if (help.factor < 1.05) return `The same seeds helped little: ${together}.`;
  return `The same seeds helped: ${together}; other seeds would have taken ${help.factor.toFixed(1)} times as many blocks.`;
}

const show = (share: number): string => share.toFixed(2);
