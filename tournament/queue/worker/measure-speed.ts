const BATCH = 100_000;
const RUN_MS = 40;
const RUNS = 5;

/**
 * How many steps of a fixed computation one core of this machine does in a microsecond: the best of a few short runs, by
 * CPU time, so that others who use the machine do not make it look slow.
 */
export function measureSpeed(now: () => number = () => process.cpuUsage().user / 1000): number {
  let best = 0;
  for (let run = 0; run < RUNS; run += 1) best = Math.max(best, measureRun(now));
  return Number(best.toFixed(1));
}

function measureRun(now: () => number): number {
  const began = now();
  let [steps, elapsed, state] = [0, 0, 1];
  while (elapsed < RUN_MS) {
    state = compute(state);
    steps += BATCH;
    elapsed = now() - began;
  }
  // The result is used, so that no compiler leaves the work out.
  return state === 0 ? 0 : steps / elapsed / 1000;
}

/** Shifts and exclusive ors, which never come to zero. */
function compute(start: number): number {
  let state = start;
  for (let step = 0; step < BATCH; step += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
  }
  return state;
}
