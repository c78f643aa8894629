/** The generator of the published games: the same seed gives the same numbers in every language. */
export class Random {
  /** @type {number} */
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = Math.abs(seed) % 2 ** 31;
  }
  #advance() {
    this.#state = (Math.imul(843314861, this.#state) + 453816693) & 0x7fffffff;
  }

  /** A whole number from low to high, both included. @param {number} low @param {number} high @returns {number} */
  random(low, high) {
    const count = high - low + 1;
    if (count < 1 || count > 1e6) return low;
    // As published: every draw advances twice and uses the second number.
    this.#advance();
    this.#advance();
    return low + Math.floor((count * this.#state) / 2 ** 31);
  }

  /** The numbers 0 to n-1 in random order. @param {number} n @returns {number[]} */
  permutation(n) {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = 0; i < n - 1; i++) {
      const other = this.random(i, n - 1);
      [order[i], order[other]] = [order[other], order[i]];
    }
    return order;
  }

  /**
   * One of a list that is not empty.
   * @template Item
   * @param {readonly Item[]} list
   * @returns {Item}
   */
  pick(list) {
    return list[this.random(0, list.length - 1)];
  }
}
