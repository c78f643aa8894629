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
    for (const [at, stake] of STAKES.entries()) {
      this.above[at]! += Math.log1p((stake / (2 * this.m)) * gain);
      this.below[at]! += Math.log1p((-stake / (2 * (1 - this.m))) * gain);
    }
    if (this.hasAdaptiveBets) this.adaptive = addWealth(this.adaptive, winBet(bet, this.m));
  }

  /** ln E(m), but for rounding. */
  weigh(): number {
    return weighBoth(mixWins(this.above), mixWins(this.below), this.hasAdaptiveBets ? this.adaptive : undefined).both;
  }
}
