import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureWealth, placeBets } from '../../../../tournament/compare/statistics/adaptive-bets.ts';
import { DoubtedMean } from '../../../../tournament/compare/statistics/doubted-mean.ts';
import { makeHistogram } from '../../../../tournament/compare/statistics/histogram.ts';
import { weighEvidence } from '../../../../tournament/compare/statistics/weigh-evidence.ts';

test.each([false, true])(
  'block by block it is the evidence of all blocks together; adaptive bets: %j',
  (isAdaptive) => {
    const scores = fc.array(fc.constantFrom(0, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1), { maxLength: 60 });
    fc.assert(
      fc.property(scores, fc.constantFrom(0.48, 0.5, 0.52), (seen, m) => {
        const { bets } = placeBets(seen);
        const doubted = new DoubtedMean(m, isAdaptive);
        for (const bet of bets) doubted.see(bet);
        const wealth = isAdaptive ? measureWealth(bets, m) : undefined;
        expect(doubted.weigh()).toBeCloseTo(weighEvidence(makeHistogram(seen), m, wealth).both, 7);
      }),
    );
  },
);
