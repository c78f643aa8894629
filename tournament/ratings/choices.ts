import type { Ranking } from './ranking.ts';

/**
 * What a ranking says, as a list of choices: out of the bots still there a set was chosen to come next. One bot, or
 * several that tie. Flat arrays, because a large tournament has tens of thousands and every step walks them all.
 */
export interface Choices {
  readonly count: number;
  /** Four places for each choice, the first `sizes[choice]` of which are used: those chosen, then the others. */
  readonly bots: Int32Array;
  readonly sizes: Uint8Array;
  /** How many of them were chosen. */
  readonly chosen: Uint8Array;
  /** The ranking it comes from, by its place in the list. */
  readonly rankings: Int32Array;
  readonly blocks: Float64Array;
  /** How many tie at once, for every number that was seen, from 2 on. */
  readonly tieOrders: readonly number[];
}

export const LARGEST_TABLE = 4;

export function makeChoices(rankings: Iterable<Ranking>): Choices {
  const writer = new ChoiceWriter();
  let number = 0;
  for (const { block, groups } of rankings) {
    for (let at = 0; at < groups.length; at++) writer.add(block, number, groups, at);
    number += 1;
  }
  return writer.finish();
}

const FIRST_ROOM = 1024;

/** Writes choices one after another, without an object for each: a large contest has some hundred thousand. */
class ChoiceWriter {
  private count = 0;
  private bots = new Int32Array(LARGEST_TABLE * FIRST_ROOM);
  private sizes = new Uint8Array(FIRST_ROOM);
  private chosen = new Uint8Array(FIRST_ROOM);
  private rankings = new Int32Array(FIRST_ROOM);
  private blocks = new Float64Array(FIRST_ROOM);

  /** That one group of a ranking came before all behind it. */
  add(block: number, ranking: number, groups: Ranking['groups'], at: number): void {
    if (this.count === this.sizes.length) this.makeRoom();
    const from = LARGEST_TABLE * this.count;
    let size = 0;
    for (let group = at; group < groups.length; group++)
      for (const bot of groups[group]!) this.bots[from + size++] = bot;
    // One bot alone is no choice.
    if (size < 2) return;
    this.sizes[this.count] = size;
    this.chosen[this.count] = groups[at]!.length;
    this.rankings[this.count] = ranking;
    this.blocks[this.count] = block;
    this.count += 1;
  }

  finish(): Choices {
    const { count } = this;
    const chosen = this.chosen.subarray(0, count);
    return {
      count,
      bots: this.bots.subarray(0, LARGEST_TABLE * count),
      sizes: this.sizes.subarray(0, count),
      chosen,
      rankings: this.rankings.subarray(0, count),
      blocks: this.blocks.subarray(0, count),
      tieOrders: [2, 3, 4].filter((size) => chosen.includes(size)),
    };
  }

  private makeRoom(): void {
    const grow = <T extends Int32Array | Uint8Array | Float64Array>(old: T, larger: T): T => {
      larger.set(old);
      return larger;
    };
    this.bots = grow(this.bots, new Int32Array(2 * this.bots.length));
    this.sizes = grow(this.sizes, new Uint8Array(2 * this.sizes.length));
    this.chosen = grow(this.chosen, new Uint8Array(2 * this.chosen.length));
    this.rankings = grow(this.rankings, new Int32Array(2 * this.rankings.length));
    this.blocks = grow(this.blocks, new Float64Array(2 * this.blocks.length));
  }
}
