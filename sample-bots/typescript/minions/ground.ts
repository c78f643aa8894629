// Ways over the board of any game: what the views of all games share.

export abstract class Ground<Pos> {
  /** The positions one step away that the land allows. Somebody may stand there. */
  abstract neighbours(pos: Pos): Pos[];
  /** Whether somebody stands there. */
  protected abstract isOccupied(pos: Pos): boolean;
  /** A number for each position. */
  protected abstract keyOf(pos: Pos): number;
  /** Farther than any way. */
  protected abstract readonly far: number;

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
