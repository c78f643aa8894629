import { expect, test } from 'vitest';
import { rateBots } from '../../../tournament/ratings/rate-bots.ts';
import { findFacts, makeNotes } from '../../../tournament/standings/make-notes.ts';
import { playTournament } from '../../../bench/statistics/play-tournament.ts';
import { makeChance } from '../../../bench/statistics/simulate.ts';
import { callBots } from '../plan/example-definition.ts';

const ALLOWED_FOR =
  /Up to \d\d % of every distance from 0 may be that\. Error bars, rank ranges and superiority allow for it/;

/** The notes of a Swiss tournament of equal bots. */
function makeNotesOf(bots: number, cycles: number, isPairedByResults: boolean): string {
  const world = { worths: callBots(bots).map(() => 0), luckOfSeed: 0 };
  const tables = playTournament('swiss', cycles, world, makeChance(1), 1);
  const ratings = rateBots({ bots: callBots(bots).map((id) => ({ id, isRanked: true })), tables, isPairedByResults });
  return makeNotes(findFacts(ratings), (id) => id).join(' ');
}

test.each([
  ['4 rounds of 32 bots', 32, 1, true],
  ['32 rounds of 8 bots', 8, 8, false],
])('a Swiss tournament says what its tables may do to ratings, where it is much: %s', (_, bots, cycles, isSaid) => {
  if (isSaid) expect(makeNotesOf(bots, cycles, true)).toMatch(ALLOWED_FOR);
  else expect(makeNotesOf(bots, cycles, true)).not.toMatch(ALLOWED_FOR);
  expect(makeNotesOf(bots, cycles, false)).not.toMatch(ALLOWED_FOR);
});
