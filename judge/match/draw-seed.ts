import { randomBytes, randomInt } from 'node:crypto';
import type { RuleSet } from '../../engine/core/game.ts';
import { GREATEST_NUMBER_SEED, type Seed } from '../../engine/core/seed.ts';

const SEED_BYTES = 16;

/** Of 128 bits, so that nobody finds it by trying; the published games have no room for that. */
export function drawSeed(rules: RuleSet): Seed {
  return rules === 'original' ? randomInt(GREATEST_NUMBER_SEED + 1) : randomBytes(SEED_BYTES).toString('hex');
}
