import { climbToBalance, type Pick } from './climb.ts';
import { DifferenceCounts, type BaseBlock } from './difference-counts.ts';

// Enough for every size that was tried but those that have no solution, and less than a second.
const MOVES_TO_THE_END = 1_000_000;
const MOVES_ON_THE_WAY = 300_000;
const MOVES_OF_FIRST_CLIMB = 5_000;

/** The six orders of four that no rotation turns into each other: developed modulo 4, each of the 24 orders once. */
const ORDERS_OF_FOUR: readonly BaseBlock[] = [
  [0, 1, 3, 2],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [0, 2, 3, 1],
  [0, 1, 2, 3],
  [0, 3, 2, 1],
];

/**
 * The base blocks of a cyclic design: table x of base block b seats bots (b + x) mod n, so that each block gives n tables
 * in which every bot sits once in each seat. After all of them, and as far as can be after each, no pair has met more
 * than once more often than another.
 */
export function makeBaseBlocks(n: number, cycles: number): readonly Readonly<BaseBlock>[] {
  if (n === 4) return Array.from({ length: cycles }, (_, cycle) => ORDERS_OF_FOUR[cycle % ORDERS_OF_FOUR.length]!);
  const key = `${n} bots, ${cycles} cycles`;
  const blocks = found.get(key) ?? searchBaseBlocks(n, cycles);
  // The last one is the one that was used last.
  found.delete(key);
  found.set(key, blocks);
  if (found.size > MAX_KEPT) found.delete(found.keys().next().value!);
  return blocks;
}

/** A cache of designs: a plan is made again after every block, and the design of a field is always the same. */
const MAX_KEPT = 64;
const found = new Map<string, readonly BaseBlock[]>();

function searchBaseBlocks(n: number, cycles: number): BaseBlock[] {
  const pick = makePick(n);
  let best = { blocks: [] as BaseBlock[], flaw: Infinity };
  let allowed = MOVES_TO_THE_END;
  for (let moves = 0, attempt = 0; best.flaw > 0 && moves < allowed; attempt++) {
    const budget = Math.min(allowed - moves, MOVES_OF_FIRST_CLIMB * 2 ** (attempt >> 1));
    const found = climbLevels({ n, cycles, pick, budget, onlyEnds: attempt % 2 === 1 });
    const flaw = measureFlaw(n, found.blocks);
    if (flaw < best.flaw) best = { blocks: found.blocks, flaw };
    if (flaw < 1) allowed = MOVES_ON_THE_WAY;
    moves += found.moves;
  }
  return best.blocks;
}

/** How much more often the pair that meets most meets than the one that meets least, after each base block. */
export function measureSpreads(n: number, blocks: readonly Readonly<BaseBlock>[]): number[] {
  const counts = new DifferenceCounts(n);
  return blocks.map((block) => {
    counts.add(block);
    return counts.measureSpread();
  });
}

/** How far a design is from a spread of one: below 1 when it is there at the end, and 0 when it is all the way. */
function measureFlaw(n: number, blocks: readonly BaseBlock[]): number {
  const excess = measureSpreads(n, blocks).map((spread) => Math.max(0, spread - 1));
  const total = excess.reduce((sum, each) => sum + each, 0);
  return excess.at(-1)! + total / (total + 1);
}

interface Attempt {
  readonly n: number;
  readonly cycles: number;
  readonly pick: Pick;
  readonly budget: number;
  /** Whether only the end of a level is watched: easier to reach, and balanced where it is asked for. */
  readonly onlyEnds: boolean;
}

/** Climbs from one level to the next: within a level balance at its end is balance all the way. */
function climbLevels({ n, cycles, pick, budget, onlyEnds }: Attempt): { blocks: BaseBlock[]; moves: number } {
  const before = new DifferenceCounts(n);
  const blocks: BaseBlock[] = [];
  let moves = 0;
  while (blocks.length < cycles) {
    const first = blocks.length + 1;
    const last = Math.min(cycles, findLevelEnd(n, first));
    const critical = onlyEnds ? [last] : findCritical(n, first, last);
    const watched = critical.map((number) => number - blocks.length);
    const found = climbToBalance({ blocks: last - blocks.length, before, watched, budget, pick });
    for (const block of found.blocks) before.add(block);
    blocks.push(...found.blocks);
    moves += found.moves;
  }
  return { blocks, moves };
}

/** How often every pair has met at least after so many base blocks: 6 pairs each, times n, over n(n − 1)/2 pairs. */
const findLevel = (n: number, blocks: number): number => Math.floor((12 * blocks) / (n - 1));

/** The last of the blocks that are to be found together, from this one on. A small field passes a level with nearly
 * every block: there it is where all pairs have met equally often. */
function findLevelEnd(n: number, first: number): number {
  if (n <= 13) return first - 1 + Math.min(8, (n - 1) / findCommonDivisor(12, n - 1));
  let last = first;
  while (findLevel(n, last) === findLevel(n, first - 1)) last++;
  return last;
}

/** The numbers of blocks around which a level is passed: only there can a balance be lost. */
function findCritical(n: number, first: number, last: number): number[] {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return numbers.filter(
    (number) => number === last || new Set([-1, 0, 1].map((step) => findLevel(n, number + step))).size > 1,
  );
}

function findCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findCommonDivisor(b, a % b);
}

/** A small generator (mulberry32): designs are the same everywhere, and the tournament relabels the bots. */
function makePick(seed: number): Pick {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
