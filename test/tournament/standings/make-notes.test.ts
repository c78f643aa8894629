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
  ['12 bots, four rounds', 12, 12, undefined],
  ['16 bots, four rounds', 16, 16, 5],
  ['16 bots, five rounds', 16, 20, undefined],
  ['28 bots, seven rounds', 28, 49, 8],
  ['28 bots, eight rounds', 28, 56, undefined],
  ['60 bots, twelve rounds', 60, 180, 16],
])('a Swiss tournament with few rounds in a large field has a note: %s', (_, bots, blocks, needed) => {
  const notes = makeNotesOf(bots, blocks, 'swiss');
  if (needed === undefined) expect(notes).not.toMatch(TOO_NARROW);
  else expect(notes).toContain(`are too narrow. A field of this size needs at least ${needed} rounds.`);
  expect(makeNotesOf(bots, blocks, 'round-robin')).not.toMatch(TOO_NARROW);
});
