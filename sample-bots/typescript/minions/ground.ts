// Ways over the board of any game: what the views of all games share.

/** A way to go one step, as an order says it, and the number of the cell that it leads to. */
interface Choice<Way> {
  readonly way: Way;
  readonly cell: number;
}

export abstract class Ground<Pos> {
  /** The positions one step away that the land allows. Somebody may stand there. */
  abstract neighbours(pos: Pos): Pos[];
  /** Whether somebody stands there. */
  protected abstract isOccupied(pos: Pos): boolean;
  /** A number for each position. */
  protected abstract keyOf(pos: Pos): number;
  /** Farther than any way. */
  protected abstract readonly far: number;

  /** The cells that are taken in this round, by their numbers: no two units of mine are to want the same one. */
  protected readonly claimed = new Set<number>();

  /**
   * Of some ways, the one whose cell has the least number in the table, below `least` and not claimed yet; the first of
   * equals, or null. Its cell is then claimed.
   */
  protected claimBest<Way>(ways: readonly Choice<Way>[], table: Int32Array, least: number): Way | null {
    let best: Choice<Way> | null = null;
    for (const choice of ways) {
      if (this.claimed.has(choice.cell) || table[choice.cell] >= least) continue;
      least = table[choice.cell];
      best = choice;
    }
    if (best === null) return null;
    this.claimed.add(best.cell);
    return best.way;
  }

  /** How much longer a step onto it makes a way. */
  protected lengthOf(_pos: Pos): number {
    return 1;
  }

  /**
   * The way to the nearest goal: the cells to step on, the goal last. Empty when there is none, or when `from` is a goal.
   * Cells where somebody stands are in the way, unless they are goals.
   */
  path(from: Pos, goals: readonly Pos[]): Pos[] {
    return this.#search(from, goals)?.path ?? [];
  }

  /** How long that way is; farther than any when there is none. */
  steps(from: Pos, goals: readonly Pos[]): number {
    return this.#search(from, goals)?.length ?? this.far;
  }

  #search(from: Pos, goals: readonly Pos[]): { readonly path: Pos[]; readonly length: number } | null {
    const ends = new Set(goals.map((goal) => this.keyOf(goal)));
    const lengths = new Map([[this.keyOf(from), 0]]);
    const before = new Map<number, Pos>();
    // The cells that are 0 away, 1 away, and so on; those that turned out to be nearer stay in the list.
    const rings: Pos[][] = [[from]];
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

  #trace(end: Pos, before: ReadonlyMap<number, Pos>): Pos[] {
    const path: Pos[] = [];
    for (let pos: Pos = end, previous; (previous = before.get(this.keyOf(pos))) !== undefined; pos = previous) {
      path.unshift(pos);
    }
    return path;
  }
}
