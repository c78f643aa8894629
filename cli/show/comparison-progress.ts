import type { WriteStream } from 'node:tty';
import { readBlocks, requireFormat } from '../../tournament/compare/compared-blocks.ts';
import { showScore } from '../../tournament/compare/describe-result.ts';
import { judgeComparison } from '../../tournament/compare/statistics/judge-comparison.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import type { TournamentWatcher } from '../../tournament/run/run-tournament.ts';
import { describeTime } from './describe-time.ts';
import { drawInterval } from './draw-interval.ts';

const REFRESH_MS = 250;
const LINE_EVERY_MS = 30_000;
const CLEAR_LINE = '\r\u001B[K';
/** Looking takes time that bots may be waiting for: never more than this share. */
const SHARE_FOR_LOOKING = 0.02;

/** How a comparison goes: one line of a terminal that is redrawn, or a line every half minute in a pipe. */
export class ComparisonProgress implements TournamentWatcher {
  private readonly beganAt: number;
  private readonly blocksBefore: number;
  private drawnAt: number;
  private lookMs = 0;

  constructor(
    private readonly output: WriteStream,
    private readonly isQuiet: boolean,
    private readonly readState: () => TournamentState,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.beganAt = now();
    this.drawnAt = output.isTTY ? -Infinity : this.beganAt;
    this.blocksBefore = readBlocks(readState()).length;
  }

  played(): void {
    if (this.isQuiet) return;
    const now = this.now();
    const pause = Math.max(this.output.isTTY ? REFRESH_MS : LINE_EVERY_MS, this.lookMs / SHARE_FOR_LOOKING);
    if (now - this.drawnAt < pause) return;
    const line = this.describe(now);
    this.drawnAt = this.now();
    this.lookMs = this.drawnAt - now;
    if (this.output.isTTY) this.output.write(`${CLEAR_LINE}${line.slice(0, this.output.columns - 1)}`);
    else this.output.write(`${line}\n`);
  }

  close(): void {
    if (this.output.isTTY && !this.isQuiet) this.output.write(CLEAR_LINE);
  }

  private describe(now: number): string {
    const state = this.readState();
    const scores = readBlocks(state).map(({ score }) => score);
    const format = requireFormat(state);
    const { blocks, mean, interval, blocksLeft } = judgeComparison(scores, format);
    const picture = `old ${drawInterval(mean, interval.low, interval.high)} new`;
    const [middle, low, high] = [mean, interval.low, interval.high].map((value) => showScore(format.score, value));
    const figures = `${middle} (${low} to ${high})`;
    const perSecond = (blocks - this.blocksBefore) / ((now - this.beganAt) / 1000);
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
