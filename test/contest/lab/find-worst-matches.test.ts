import { expect, test } from 'vitest';
import { findGap, findWorstMatches } from '../../../contest/lab/find-worst-matches.ts';
import type { IndexedMatch } from '../../../contest/store/matches.ts';

/** A match by the places and scores of its entrants: "a 1 50, b 2 40". */
function makeMatch(block: number, text: string): IndexedMatch {
  const seats = text.split(', ').map((part, seat) => {
    const [entrant, place, score] = part.split(' ');
    return { block, seat, entrant: entrant!, place: Number(place), score: Number(score), verdict: null };
  });
  return { block, played_at: '', duration_ms: 0, replay: '', seats };
}

test('last places first, and of these the largest distance to the winner; what was won is not lost', () => {
  const matches = [
    makeMatch(1, 'a 1 50, b 2 40, c 3 30, d 4 20'),
    makeMatch(2, 'b 1 50, a 2 10, c 3 9, d 4 8'),
    makeMatch(3, 'b 1 50, c 2 40, d 3 30, a 4 20'),
    makeMatch(4, 'b 1 90, c 2 40, d 3 30, a 4 20'),
    makeMatch(5, 'b 1 90, c 2 40, d 3 30, e 4 20'),
  ];
  const worst = findWorstMatches(matches, 'a', 2);
  expect(worst.map((lost) => [lost.match.block, findGap(lost)])).toEqual([
    [4, 70],
    [3, 30],
  ]);
  expect(findWorstMatches(matches, 'a', 9).map(({ match }) => match.block)).toEqual([4, 3, 2]);
});
