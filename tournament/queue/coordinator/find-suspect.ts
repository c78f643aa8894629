/** What a worker has played. */
export interface WorkerBlocks {
  readonly all: ReadonlySet<number>;
  /** The blocks in which each bot ran out of time. */
  readonly late: ReadonlyMap<string, ReadonlySet<number>>;
  /** The blocks with a match that the machine of the worker had no time for. */
  readonly tooBusy: ReadonlySet<number>;
}

/** How many blocks somebody has played, and in how many of them time ran out. */
interface TimeoutCount {
  readonly blocks: number;
  readonly timeouts: number;
}

/** One tournament in so many may suspect a worker without reason; it is looked at after every timeout. */
const LEVEL = 1e-4;

/**
 * So many bots are not believed: a bot that can distinguish machines may run out of time on one of them on purpose, and so may
 * a friend.
 */
const MAX_LEFT_OUT = 2;

/**
 * The worker on which bots run out of time in more blocks than chance allows, even without those that do so most often. If
 * it were like the others, its blocks would be drawn from all blocks as from an urn; blocks are counted, not matches,
 * because a slow bot is slow in all matches of a block.
 */
export function findSuspect(
  workers: ReadonlyMap<string, WorkerBlocks>,
): { readonly worker: string; readonly reason: string } | undefined {
  for (const [worker, own] of workers) {
    const leftOut = findMostLate(own);
    const [all, drawn] = [[...workers.values()], [own]].map((list) => countTimeouts(list, leftOut)) as [
      TimeoutCount,
      TimeoutCount,
    ];
    const hasItsShare = drawn.timeouts * all.blocks <= all.timeouts * drawn.blocks;
    if (hasItsShare || hypergeometricTail(all, drawn) >= LEVEL / workers.size) continue;
    const elsewhere = `${all.timeouts - drawn.timeouts} of ${all.blocks - drawn.blocks} elsewhere`;
    const who = `bots ran out of time, without the ${MAX_LEFT_OUT} that did most often,`;
    return { worker, reason: `${who} in ${drawn.timeouts} of its ${drawn.blocks} blocks, and in ${elsewhere}` };
  }
  return undefined;
}

function findMostLate({ late }: WorkerBlocks): Set<string> {
  const bots = [...late].sort(([, a], [, b]) => b.size - a.size);
  return new Set(bots.slice(0, MAX_LEFT_OUT).map(([bot]) => bot));
}

function countTimeouts(workers: readonly WorkerBlocks[], leftOut: ReadonlySet<string>): TimeoutCount {
  const count = { blocks: 0, timeouts: 0 };
  for (const { all, late, tooBusy } of workers) {
    const believed = [...late].flatMap(([bot, blocks]) => (leftOut.has(bot) ? [] : [...blocks]));
    count.blocks += all.size;
    count.timeouts += new Set([...believed, ...tooBusy]).size;
  }
  return count;
}

/** The chance that as many balls as `drawn.blocks`, drawn from the urn, have `drawn.timeouts` black ones or more. */
export function hypergeometricTail(urn: TimeoutCount, drawn: TimeoutCount): number {
  const most = Math.min(urn.timeouts, drawn.blocks);
  let chance = 0;
  for (let black = drawn.timeouts; black <= most; black += 1) {
    const white = drawn.blocks - black;
    if (white > urn.blocks - urn.timeouts) continue;
    chance += Math.exp(
      logChoose(urn.timeouts, black) +
        logChoose(urn.blocks - urn.timeouts, white) -
        logChoose(urn.blocks, drawn.blocks),
    );
  }
  return Math.min(1, chance);
}

function logChoose(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= k; i += 1) log += Math.log((n - k + i) / i);
  return log;
}
