import { makeCommitment } from '../folder/secrets.ts';
import { makeMatchSeeds } from '../run/make-match-seeds.ts';
import { makePlace } from './make-place.ts';
import type { VerifiedJournal } from './verified-journal.ts';

/** Every secret is the one that was committed to, and every seed follows from it. What is not revealed yet can be checked later. */
export function checkSeeds({ state, played }: VerifiedJournal): string[] {
  const { definition, seals } = state;
  const wrong = seals.filter(({ secret, commitment }) => secret !== undefined && makeCommitment(secret) !== commitment);
  const problems = wrong.map(
    ({ commitment }) => `the secret that was revealed is not the one committed to by ${commitment}`,
  );
  for (const { line, record } of played) {
    const { secret } = seals.findLast(({ fromBlock }) => fromBlock <= record.block)!;
    if (secret === undefined) continue;
    const { seed, mapSeed } = makeMatchSeeds(definition, secret, record);
    const place = makePlace({ line, record });
    if (seed !== record.seed) problems.push(`${place}: its seed is ${record.seed}, and the secret gives ${seed}`);
    if (mapSeed === record.mapSeed) continue;
    const [recorded, given] = [record.mapSeed, mapSeed].map((value) => value ?? 'none');
    problems.push(`${place}: the seed of its map is ${recorded}, and the secret gives ${given}`);
  }
  return problems;
}
