import { showScore } from '../../tournament/compare/describe-result.ts';
import type { ComparisonEvent } from '../../tournament/compare/play-comparison.ts';
import { describeTime } from './describe-time.ts';
import { drawInterval } from './draw-interval.ts';
import type { StatusLine } from './status-line.ts';

type Judged = Extract<ComparisonEvent, { kind: 'judged' }>;

/** How a comparison goes, on one line: what is known by now, the rate, and how many blocks it may still take. */
export class ComparisonProgress {
  private readonly beganAt: number;

  constructor(
    private readonly status: StatusLine,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.beganAt = now();
  }

  follow(event: ComparisonEvent): void {
    if (event.kind === 'judged') this.status.update(() => this.describe(event));
  }

  private describe({ comparison: { blocks, mean, interval, blocksLeft }, score, blocksHere }: Judged): string {
    const picture = `old ${drawInterval(mean, interval.low, interval.high)} new`;
    const [middle, low, high] = [mean, interval.low, interval.high].map((value) => showScore(score, value));
    const figures = `${middle} (${low} to ${high})`;
    const perSecond = blocksHere / ((this.now() - this.beganAt) / 1000);
    const rate = perSecond > 0 ? `, ${(60 * perSecond).toFixed(1)} a minute` : '';
    const count = `${blocks} ${blocks === 1 ? 'block' : 'blocks'}`;
    return `${picture} ${figures}, ${count}${rate}${describeRest(blocksLeft, perSecond)}`;
  }
}

function describeRest(blocksLeft: number | null, perSecond: number): string {
  if (blocksLeft === null) return '';
  const time = perSecond > 0 ? `, ${describeTime(blocksLeft / perSecond)}` : '';
  return `; if it goes on like this, about ${blocksLeft} ${blocksLeft === 1 ? 'block' : 'blocks'} more${time}`;
}
