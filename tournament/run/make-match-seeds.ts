import { createHash } from 'node:crypto';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import { makeCanonicalJson } from '../journal/canonical-json.ts';
import { hashLabel, makeBlockSeed, SEED_DIGITS } from '../plan/block-seed.ts';

/** What the chance of a match follows from. */
export type MatchSeeds = Pick<MatchJob, 'seed' | 'mapSeed'>;

type SeedTerms = Pick<TournamentDefinition, 'config' | 'entrants' | 'seeds'>;

/**
 * The seeds of a match. The matches of a block share a map, and each has chances of its own: what a bot carries from one
 * match into the next tells it nothing. With the rules of the published games a block has one number for all of it.
 */
export function makeMatchSeeds(
  { config: { rules }, entrants, seeds }: SeedTerms,
  secret: string,
  { block, match }: { readonly block: number; readonly match: number },
): MatchSeeds {
  if (seeds === undefined) return { seed: makeSeed(rules, secret, block) };
  const list = digestEntrants(entrants);
  const mapSeed = hashLabel(secret, `map ${list} ${block}`).slice(0, SEED_DIGITS);
  if (rules === 'original') return { seed: makeNumber(mapSeed) };
  return { seed: hashLabel(secret, `match ${list} ${block} ${match}`).slice(0, SEED_DIGITS), mapSeed };
}

/**
 * One seed for all matches of a block, which is what comparisons are about, and series have one match in each: a text of 128
 * bits, or a number where the rules of the published games take nothing else.
 */
export function makeSeed(rules: 'text' | 'original', secret: string, block: number): string | number {
  const text = makeBlockSeed(secret, block);
  return rules === 'text' ? text : makeNumber(text);
}

/** Of 31 bits. */
const makeNumber = (digits: string): number => Number.parseInt(digits.slice(0, 8), 16) >>> 1;

/**
 * SHA-256 of the list of entrants, in hexadecimal digits. Seeds depend on it, so that somebody who commits to a secret before the
 * bots are known cannot try out beforehand what it will give them.
 */
export function digestEntrants(entrants: TournamentDefinition['entrants']): string {
  return createHash('sha256').update(makeCanonicalJson(entrants)).digest('hex');
}
