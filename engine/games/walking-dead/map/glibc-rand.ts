const DEGREE = 31;
const SEPARATION = 3;
const WARM_UP = 310;

/**
 * The `rand()` of the GNU C library as a program gets it that never seeds it. The published game shuffles with it while
 * it makes a map, so its maps cannot be reproduced without.
 */
export class GlibcRand {
  /** How often it was called. */
  calls = 0;
  private readonly ring = new Int32Array(DEGREE);
  private next = 0;

  constructor() {
    this.ring[0] = 1;
    for (let i = 1; i < DEGREE; i++) this.ring[i] = (16807 * this.ring[i - 1]!) % 0x7fffffff;
    // The library copies the first three numbers before it goes on: the ring has turned by as many.
    this.next = SEPARATION;
    for (let i = 0; i < WARM_UP; i++) this.advance();
  }

  /** A whole number from 0 to 2^31 - 1. */
  rand(): number {
    this.calls += 1;
    return this.advance() >>> 1;
  }

  /** What `random_shuffle` of the GNU C++ library does. */
  shuffle(items: number[]): void {
    for (let n = 1; n < items.length; n++) {
      const j = this.rand() % (n + 1);
      [items[n], items[j]] = [items[j]!, items[n]!];
    }
  }

  private advance(): number {
    const { ring, next } = this;
    const sum = ring[next]! + ring[(next + DEGREE - SEPARATION) % DEGREE]!;
    ring[next] = sum;
    this.next = (next + 1) % DEGREE;
    return sum | 0;
  }
}
