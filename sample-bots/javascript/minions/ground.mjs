// Ways over the board of any game: what the views of all games share.

/**
 * A way to go one step, as an order says it, and the number of the cell that it leads to.
 * @template Way @typedef {{ readonly way: Way, readonly cell: number }} Choice
 */

/** @template Pos */
export class Ground {
  /** Farther than any way. */
  far = Infinity;

  /**
   * The positions one step away that the land allows. Somebody may stand there.
   * @param {Pos} _pos @returns {Pos[]}
   */
  neighbours(_pos) {
    throw new Error('each game says which');
  }

  /** Whether somebody stands there. @param {Pos} _pos @returns {boolean} */
  isOccupied(_pos) {
    throw new Error('each game says where');
  }

  /** A number for each position. @param {Pos} _pos @returns {number} */
  keyOf(_pos) {
    throw new Error('each game has its own');
  }

  /**
   * The cells that are taken in this round, by their numbers: no two units of mine are to want the same one.
   * @type {Set<number>}
   */
  claimed = new Set();

  /**
   * Of some ways, the one whose cell has the least number in the table, below `least` and not claimed yet; the first of
   * equals, or null. Its cell is then claimed.
   * @template Way
   * @param {readonly Choice<Way>[]} ways @param {Int32Array} table @param {number} least @returns {Way | null}
   */
  claimBest(ways, table, least) {
    /** @type {Choice<Way> | null} */
    let best = null;
    for (const choice of ways) {
      if (this.claimed.has(choice.cell) || table[choice.cell] >= least) continue;
      least = table[choice.cell];
      best = choice;
    }
    if (best === null) return null;
    this.claimed.add(best.cell);
    return best.way;
  }

  /** How much longer a step onto it makes a way. @param {Pos} _pos @returns {number} */
  lengthOf(_pos) {
    return 1;
  }

  /**
   * The way to the nearest goal: the cells to step on, the goal last. Empty when there is none, or when `from` is a goal.
   * Cells where somebody stands are in the way, unless they are goals.
   * @param {Pos} from @param {readonly Pos[]} goals @returns {Pos[]}
   */
  path(from, goals) {
    return this.#search(from, goals)?.path ?? [];
  }

  /**
   * How long that way is; farther than any when there is none.
   * @param {Pos} from @param {readonly Pos[]} goals @returns {number}
   */
  steps(from, goals) {
    return this.#search(from, goals)?.length ?? this.far;
  }

  /** @param {Pos} from @param {readonly Pos[]} goals @returns {{ path: Pos[], length: number } | null} */
  #search(from, goals) {
    const ends = new Set(goals.map((goal) => this.keyOf(goal)));
    const lengths = new Map([[this.keyOf(from), 0]]);
    /** @type {Map<number, Pos>} */
    const before = new Map();
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    /** @type {Pos[][]} */
    const rings = [[from]];
    for (let length = 0; length < rings.length; length++) {
      for (const here of rings[length] ?? []) {
        if (lengths.get(this.keyOf(here)) !== length) continue;
        if (ends.has(this.keyOf(here))) return { path: this.#trace(here, before), length };
        for (const near of this.neighbours(here)) {
          const key = this.keyOf(near);
          const longer = length + this.lengthOf(near);
          if ((lengths.get(key) ?? Infinity) <= longer || (this.isOccupied(near) && !ends.has(key))) continue;
          lengths.set(key, longer);
          before.set(key, here);
          (rings[longer] ??= []).push(near);
        }
      }
    }
    return null;
  }

  /** @param {Pos} end @param {ReadonlyMap<number, Pos>} before @returns {Pos[]} */
  #trace(end, before) {
    /** @type {Pos[]} */
    const path = [];
    for (let pos = end, previous; (previous = before.get(this.keyOf(pos))) !== undefined; pos = previous) {
      path.unshift(pos);
    }
    return path;
  }
}
