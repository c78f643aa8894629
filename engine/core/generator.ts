/** Where all chance comes from. Everything that draws takes one of these, so that a test can script it. */
export interface Generator {
  /** A whole number from `low` to `high`, both included. */
  random(low: number, high: number): number;
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
}
