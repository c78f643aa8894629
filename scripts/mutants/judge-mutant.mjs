import { nearness } from './nearness.mjs';

/** A mutant that makes the tests wait for ever has been noticed: after this, and so many times as long as they take without it. */
const MIN_MS = 40_000;
const TIMES_AS_LONG = 8;
/** Most mutants are noticed by the tests nearest to them; only for the others all have to be run. */
const BATCHES = [4, 12, Infinity];

/** Switches on one mutant and runs the test files that reach it, the nearest first, until one of them fails. */
export async function judgeMutant({ id, path, tests }, runner, durations) {
  if (tests.length === 0) return { verdict: 'unreached' };
  const ordered = tests.toSorted(
    (a, b) => nearness(b, path) - nearness(a, path) || durations.get(a) - durations.get(b),
  );
  let from = 0;
  for (const size of BATCHES) {
    const batch = ordered.slice(from, from + size);
    from += batch.length;
    if (batch.length === 0) break;
    const usualMs = batch.reduce((sum, test) => sum + durations.get(test), 0);
    const limitMs = MIN_MS + TIMES_AS_LONG * usualMs;
    const { passed, timedOut, files } = await runner.run(batch, {
      env: { MINIONS_MUTANT: String(id) },
      limitMs,
      stopsEarly: true,
    });
    if (timedOut) return { verdict: 'killed', by: 'the time limit' };
    const red = files.find(({ failed }) => failed.length > 0) ?? files.find((file) => !file.passed);
    if (!passed) return { verdict: 'killed', by: red ? `${red.path}: ${red.failed[0] ?? 'the file'}` : 'an error' };
  }
  return { verdict: 'survived' };
}
