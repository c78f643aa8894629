import type { DifferenceCounts } from './difference-counts.ts';
import { type BaseBlock } from './difference-counts.ts';

/** A whole number below `below`: the climb's only chance, and the same every time. */
export type Pick = (below: number) => number;

/** What a climb looks for: so many base blocks after those counted so far, balanced after each watched number of them. */
export interface Climb {
  readonly blocks: number;
  readonly before: DifferenceCounts;
  readonly watched: readonly number[];
  /** How many moves may be tried. */
  readonly budget: number;
  readonly pick: Pick;
}

/**
 * Finds base blocks by hill-climbing: one entry at a time is moved while the sum of squares of all watched counts
 * does not grow; where that leads nowhere, it begins anew. Gives the best seen when the budget is used up.
 */
export function climbToBalance(climb: Climb): { blocks: BaseBlock[]; excess: number; moves: number } {
  const patience = 30 * climb.blocks * climb.before.n;
  let best = { blocks: [] as BaseBlock[], excess: Infinity };
  let moves = 0;
  do {
    const hill = new Hill(climb);
    for (let idle = 0; idle <= patience && moves <= climb.budget; idle++) {
      if (idle === 0) {
        const excess = hill.measureExcess();
        if (excess < best.excess) best = { blocks: structuredClone(hill.blocks), excess };
        if (excess === 0) return { ...best, moves };
      }
      if (hill.tryMove() < 0) idle = -1;
      moves++;
    }
  } while (moves <= climb.budget);
  return { ...best, moves };
}

class Hill {
  readonly blocks: BaseBlock[];
  private readonly counts: DifferenceCounts[];

  constructor(private readonly climb: Climb) {
    this.blocks = Array.from({ length: climb.blocks }, () => this.pickBlock());
    this.counts = climb.watched.map((watched) => {
      const counts = climb.before.copy();
      for (const block of this.blocks.slice(0, watched)) counts.add(block);
      return counts;
    });
  }

  /** How far all watched counts together are from a spread of one. */
  measureExcess(): number {
    return this.counts.reduce((sum, counts) => sum + Math.max(0, counts.measureSpread() - 1), 0);
  }

  /** Moves one entry unless that makes it worse. Gives the change of the sum of squares: below 0 for a gain. */
  tryMove(): number {
    const { pick, before } = this.climb;
    const at = pick(this.blocks.length);
    const entry = pick(4);
    const to = pick(before.n);
    const block = this.blocks[at]!;
    if (block.includes(to)) return 0;
    const from = block[entry]!;
    const gain = this.move(at, entry, to);
    if (gain > 0) this.move(at, entry, from);
    return Math.min(gain, 0);
  }

  private move(at: number, entry: number, to: number): number {
    const block = this.blocks[at]!;
    const from = block[entry]!;
    let change = 0;
    for (let watch = this.counts.length - 1; watch >= 0 && this.climb.watched[watch]! > at; watch--) {
      const counts = this.counts[watch]!;
      for (let other = 0; other < 4; other++) {
        if (other === entry) continue;
        change += counts.change(from - block[other]!, -1);
        change += counts.change(to - block[other]!, 1);
      }
    }
    block[entry] = to;
    return change;
  }

  private pickBlock(): BaseBlock {
    const { pick, before } = this.climb;
    const block = new Set<number>();
    while (block.size < 4) block.add(pick(before.n));
    return [...block] as BaseBlock;
  }
}
