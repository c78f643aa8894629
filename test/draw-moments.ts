import fc from 'fast-check';

/** Enough for every kill of a long run. */
const COUNT = 1000;

/** Times to wait, in milliseconds: the same in every run, others with FUZZ_SEED. */
export function drawMoments(minMs: number, maxMs: number): () => number {
  const drawn = fc.sample(fc.integer({ min: minMs, max: maxMs }), COUNT);
  let next = 0;
  return () => drawn[next++ % COUNT]!;
}
