import { LEVEL } from '../rank-ranges.ts';
import { measureStudentTail } from '../student.ts';
import { BLOCKS_OF_THE_FIELD } from '../moderate-variance.ts';

interface MeasuredField {
  readonly worths: readonly number[];
  readonly variances: readonly number[];
  readonly blocks: readonly number[];
}

/** Beyond so many degrees of freedom nothing changes that anybody sees. */
const MAX_DEGREES = 1000;

/** Which bots of a large field are surely better than others: all statements together are wrong in one field of twenty at most. */
export class SureDifferences {
  /** By degrees of freedom: how many standard errors are sure; 0 where it was not asked for. */
  private readonly bounds = new Float64Array(MAX_DEGREES + 1);
  private readonly chance: number;

  constructor(
    private readonly ranked: readonly number[],
    private readonly field: MeasuredField,
  ) {
    this.chance = LEVEL / Math.max(1, ranked.length * (ranked.length - 1));
  }

  isSurelyAbove(first: number, second: number): boolean {
    const { worths, variances, blocks } = this.field;
    const difference = worths[first]! - worths[second]!;
    if (difference <= 0) return false;
    const degrees = Math.min(MAX_DEGREES, BLOCKS_OF_THE_FIELD + blocks[first]! + blocks[second]!);
    const bound = (this.bounds[degrees]! ||= findBound(degrees, this.chance));
    return difference * difference > bound * bound * (variances[first]! + variances[second]!);
  }

  /** The best and the worst rank that is not excluded. */
  findRankRange(bot: number): [number, number] {
    let above = 0;
    let below = 0;
    for (const other of this.ranked) {
      if (this.isSurelyAbove(other, bot)) above += 1;
      else if (this.isSurelyAbove(bot, other)) below += 1;
    }
    return [1 + above, this.ranked.length - below];
  }
}

/** How many standard errors have that chance of being exceeded. */
function findBound(degrees: number, chance: number): number {
  let low = 0;
  let high = 1;
  while (measureStudentTail(high, degrees) > chance) high *= 2;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (measureStudentTail(middle, degrees) > chance) low = middle;
    else high = middle;
  }
  return high;
}
