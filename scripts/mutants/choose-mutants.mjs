import { createHash } from 'node:crypto';

/** A sample that the seed alone decides; no mutant lies within another, so that all can stand in the code at once. */
export function chooseMutants(mutants, seed, count) {
  const rank = (mutant) =>
    createHash('sha256').update(`${seed} ${mutant.path} ${mutant.start} ${mutant.kind}`).digest('hex');
  const ranked = mutants.map((mutant) => [rank(mutant), mutant]).sort(([a], [b]) => (a < b ? -1 : 1));
  const chosen = [];
  for (const [, mutant] of ranked) {
    if (chosen.length === count) break;
    if (!chosen.some((other) => overlaps(mutant, other))) chosen.push(mutant);
  }
  return chosen.map((mutant, index) => ({ id: index + 1, ...mutant }));
}

const overlaps = (a, b) => a.path === b.path && a.start < b.end && b.start < a.end;
