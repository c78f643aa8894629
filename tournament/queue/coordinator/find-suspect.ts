/** How many blocks a worker has played, and in how many of them a bot ran out of time. */
export interface TimeoutCount {
  readonly blocks: number;
  readonly timeouts: number;
}

/** One tournament in so many may suspect a worker without reason; it is looked at after every timeout. */
const LEVEL = 1e-4;

/**
 * The worker whose blocks have more timeouts than chance allows. If it were like the others, its blocks would be drawn
 * from all blocks as from an urn; blocks are counted, not matches, because a slow bot is slow in all matches of a block.
 */
export function findSuspect(
  counts: ReadonlyMap<string, TimeoutCount>,
): { readonly worker: string; readonly reason: string } | undefined {
  const all = sum(counts.values());
  for (const [worker, { blocks, timeouts }] of counts) {
    const chance = hypergeometricTail(all, { blocks, timeouts });
    if (chance >= LEVEL / counts.size) continue;
    const others = `${all.timeouts - timeouts} of ${all.blocks - blocks}`;
    const reason = `bots ran out of time in ${timeouts} of its ${blocks} blocks, and in ${others} elsewhere`;
    return { worker, reason };
  }
  return undefined;
}

function sum(counts: Iterable<TimeoutCount>): TimeoutCount {
  const all = { blocks: 0, timeouts: 0 };
  for (const { blocks, timeouts } of counts) {
    all.blocks += blocks;
    all.timeouts += timeouts;
  }
  return all;
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
