import { expect, test } from 'vitest';
import { rateBots } from '../../../tournament/ratings/rate-bots.ts';
import { findFacts, makeNotes } from '../../../tournament/standings/make-notes.ts';
import { makeChance, simulateBlocks } from '../../../bench/statistics/simulate.ts';
import { makePlan } from '../../../tournament/plan/make-plan.ts';
import { callBots, defineExample } from '../plan/example-definition.ts';

const TOO_NARROW = /error bars and rank ranges are too narrow/;

/** The notes of a tournament of so many blocks, whoever met whom in it. */
function makeNotesOf(bots: number, blocks: number, kind: 'swiss' | 'round-robin'): string {
  const plan = makePlan(defineExample(bots, { kind: 'round-robin', cycles: Math.ceil(blocks / bots) }));
  const world = { worths: callBots(bots).map(() => 0), luckOfSeed: 0 };
  const tables = simulateBlocks(plan.blocks.slice(0, blocks), world, makeChance(1));
  const ratings = rateBots({ bots: callBots(bots).map((id) => ({ id, isRanked: true })), tables });
  const format = kind === 'swiss' ? { kind, rounds: 4 } : { kind, cycles: 1 };
  return makeNotes(findFacts(ratings, format), (id) => id).join(' ');
}

test.each([
  ['16 bots, four rounds', 16, 16, true],
  ['16 bots, eleven rounds', 16, 44, true],
  ['16 bots, twelve rounds', 16, 48, false],
  ['twelve bots', 12, 12, false],
])('a Swiss tournament with few rounds in a large field has a note: %s', (_, bots, blocks, isNoted) => {
  expect(TOO_NARROW.test(makeNotesOf(bots, blocks, 'swiss'))).toBe(isNoted);
  expect(makeNotesOf(bots, blocks, 'round-robin')).not.toMatch(TOO_NARROW);
});
