/** Where all chance comes from. Everything that draws takes one of these, so that a test can script it. */
export interface Generator {
  /** A whole number from `low` to `high`, both included. */
  random(low: number, high: number): number;
  /** A generator of the next `draws` numbers. This one goes on behind them, whether they are drawn or not. */
  fork(draws: number): Generator;
  /** Part of the fingerprint: two matches that drew differently are different matches. */
  readonly state: number;
}

const MULTIPLIER = 843314861;
const INCREMENT = 453816693;
const MASK = 0x7fffffff;
const MODULUS = 0x80000000;
const WIDEST_INTERVAL = 1_000_000;

/** The generator of the published games: 31 bits, advanced twice for every number drawn. */
export class SeededGenerator implements Generator {
  state: number;

  constructor(seed: number) {
    this.state = Math.abs(seed) % MODULUS;
  }

  clone(): SeededGenerator {
    return new SeededGenerator(this.state);
  }

  random(low: number, high: number): number {
    const size = high - low + 1;
    // The published generator does not advance on an empty or too wide interval.
    if (size <= 0 || size > WIDEST_INTERVAL) return low;
    const first = (Math.imul(MULTIPLIER, this.state) + INCREMENT) & MASK;
    this.state = (Math.imul(MULTIPLIER, first) + INCREMENT) & MASK;
    return low + Math.floor((size * this.state) / MODULUS);
  }

  fork(draws: number): SeededGenerator {
    const fork = this.clone();
    this.skip(2 * draws);
    return fork;
  }

  /** Many steps at once: two steps are a step of the same kind with other numbers, and so are four, eight, … */
  private skip(steps: number): void {
    let multiplier = MULTIPLIER;
    let increment = INCREMENT;
    for (let left = steps; left > 0; left >>= 1) {
      if (left & 1) this.state = (Math.imul(multiplier, this.state) + increment) & MASK;
      increment = (Math.imul(multiplier, increment) + increment) & MASK;
      multiplier = Math.imul(multiplier, multiplier) & MASK;
    }
  }
}
