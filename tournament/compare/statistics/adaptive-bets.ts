/** What part of the money is set on a block: that its score is above the mean that is doubted, and that it is below. */
export interface Stakes {
  readonly above: number;
  readonly below: number;
}

/** A block score, and what was set on it before it was known. */
export interface Bet extends Stakes {
  readonly score: number;
}

/** What bets have made of one coin on either side, in logarithms. */
export interface Wealth {
  readonly above: number;
  readonly below: number;
}

/** With all of it, one surprise would end the game. */
const LARGEST = 0.98;
/** So much of a spread is supposed before any was seen: the first stakes are small. */
const SUPPOSED = 0.25;

/**
 * Chooses stakes by the scores before: with y = 2x − 1, Σy/Σy² is what would have won most of them so far, about. Where
 * scores stay near ½ the squares are small, and the stakes soon as large as they may be.
 */
export class StakeChooser {
  private sum = 0;
  private squares = SUPPOSED;

  choose(): Stakes {
    const best = this.sum / this.squares;
    const limit = (stake: number): number => Math.min(LARGEST, Math.max(0, stake));
    return { above: limit(best), below: limit(-best) };
  }

  see(score: number): void {
    this.sum += 2 * score - 1;
    this.squares += (2 * score - 1) ** 2;
  }
}

/** The bets on all blocks, in their order: each depends on the blocks before it alone. */
export function placeBets(scores: readonly number[]): { bets: Bet[]; next: Stakes } {
  const chooser = new StakeChooser();
  const bets = scores.map((score) => {
    const bet = { score, ...chooser.choose() };
    chooser.see(score);
    return bet;
  });
  return { bets, next: chooser.choose() };
}

/** The logarithm of what one bet wins if the mean is doubted to be m. Stakes do not depend on m: see `findInterval`. */
export const winBet = ({ score, above, below }: Bet, m: number): Wealth => ({
  above: Math.log1p((above * (score - m)) / m),
  below: Math.log1p((below * (m - score)) / (1 - m)),
});

export function measureWealth(bets: readonly Bet[], m: number): Wealth {
  return bets.reduce((sum, bet) => addWealth(sum, winBet(bet, m)), { above: 0, below: 0 });
}

export const addWealth = (a: Wealth, b: Wealth, times = 1): Wealth => ({
  above: a.above + times * b.above,
  below: a.below + times * b.below,
});
