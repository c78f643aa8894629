import type { ComparisonResult } from '../../protocol/types/compare/result.ts';

/** What is known, in one sentence. */
export function describeResult(result: ComparisonResult): string {
  const { blocks, matchesPerBlock } = result;
  if (blocks === 0) return 'Undecided: no block has been played whole.';
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

function describeShares({ design, mean, interval: [low, high], old, new: fresh }: ComparisonResult): string {
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
export function describeHelp({ help }: ComparisonResult): string | undefined {
  if (help === null) return undefined;
  const together = `points of the two on a seed go together by ${show(help.correlation)}`;
  if (help.factor < 1.05) return `The same seeds helped little: ${together}.`;
  return `The same seeds helped: ${together}; other seeds would have taken ${help.factor.toFixed(1)} times as many blocks.`;
}

const show = (share: number): string => share.toFixed(2);
