import { addWealth, winBet, type Bet, type Wealth } from './adaptive-bets.ts';
import { mixWins, STAKES, weighBoth } from './weigh-evidence.ts';

/** A mean that may be refuted, and what bets against it have won so far: the evidence of `weighEvidence`, block by block. */
export class DoubtedMean {
  private readonly above = new Float64Array(STAKES.length);
  private readonly below = new Float64Array(STAKES.length);
  private adaptive: Wealth = { above: 0, below: 0 };

  constructor(
    readonly m: number,
    private readonly hasAdaptiveBets: boolean,
  ) {}

  see(bet: Bet): void {
    const gain = bet.score - this.m;
    const above = gain / (2 * this.m);
    const below = -gain / (2 * (1 - this.m));
    for (let at = 0; at < STAKES.length; at++) {
      this.above[at]! += Math.log1p(STAKES[at]! * above);
      this.below[at]! += Math.log1p(STAKES[at]! * below);
    }
    if (this.hasAdaptiveBets) this.adaptive = addWealth(this.adaptive, winBet(bet, this.m));
  }

  /** ln E(m), but for rounding. */
  weigh(): number {
    return weighBoth(mixWins(this.above), mixWins(this.below), this.hasAdaptiveBets ? this.adaptive : undefined).both;
  }
}
