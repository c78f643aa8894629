import { groupBy } from '../../protocol/group-by.ts';
import { measureChiSquareTail } from './chi-square.ts';
import { findMean } from './find-mean.ts';

/** How a bot did in one block on one worker. */
export interface WorkerResult {
  readonly bot: string;
  readonly worker: string;
  /** Its mean place in the matches of the block: they share a seed, so they are one observation. */
  readonly place: number;
}

/** Whether the places of a bot depend on where it played. */
export interface BotByWorkers {
  readonly bot: string;
  readonly workers: number;
  readonly blocks: number;
  readonly chiSquare: number;
  /** The chance of places that differ as much from worker to worker, if workers do not matter. */
  readonly chance: number;
}

/** With fewer blocks nothing could be said. */
const MIN_BLOCKS = 8;

/**
 * Tests for each bot whether its places are the same on all workers: the variance between workers against that of all
 * blocks, whose mean over all ways to deal the blocks to the workers is the degrees of freedom. No random numbers. The
 * least likely bot comes first.
 */
export function compareWorkers(results: readonly WorkerResult[]): BotByWorkers[] {
  return [...groupBy(results, ({ bot }) => bot)]
    .flatMap(([bot, list]) => testBot(bot, list) ?? [])
    .sort((a, b) => a.chance - b.chance || (a.bot < b.bot ? -1 : 1));
}

function testBot(bot: string, list: readonly WorkerResult[]): BotByWorkers | undefined {
  const byWorker = groupBy(list, ({ worker }) => worker);
  const [workers, blocks] = [byWorker.size, list.length];
  if (workers < 2 || blocks < MIN_BLOCKS) return undefined;
  const mean = findMean(list.map(({ place }) => place));
  const all = list.reduce((sum, { place }) => sum + (place - mean) ** 2, 0);
  const between = [...byWorker.values()].reduce(
    (sum, own) => sum + own.length * (findMean(own.map(({ place }) => place)) - mean) ** 2,
    0,
  );
  const chiSquare = all === 0 ? 0 : ((blocks - 1) * between) / all;
  return { bot, workers, blocks, chiSquare, chance: measureChiSquareTail(chiSquare, workers - 1) };
}
