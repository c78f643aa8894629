import { expect, test } from 'vitest';
import { moderateVariance } from '../../../tournament/ratings/moderate-variance.ts';

// By the model, by blocks, dispersion, blocks → variance. The field counts as much as 16 blocks.
test.each([
  ['no blocks: the model alone', 4, 0, 1, 0, 4],
  ['as the model expects', 4, 4, 1, 4, 4],
  ['what few blocks show is drawn towards the model', 4, 14, 1, 4, 6],
  ['what many blocks show counts nearly by itself', 4, 14, 1, 1584, 13.9],
  ['never less than the model', 4, 0.1, 1, 400, 4],
  ['not even where all blocks vary less than it expects', 4, 0.1, 0.2, 400, 4],
  ['where seeds matter they matter to everybody', 4, 8, 2, 4, 8],
  ['also to a bot whose own blocks do not show it', 4, 4, 2, 4, 7.2],
  ['no difference at all', 0, 0, 3, 4, 0],
])('%s', (_, plain, clustered, dispersion, blocks, variance) => {
  const found = moderateVariance(plain, clustered, dispersion, blocks);
  expect(found.variance).toBeCloseTo(variance, 9);
  expect(found.degrees).toBe(16 + blocks);
});
