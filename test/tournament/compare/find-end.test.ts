import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEnd } from '../../../tournament/compare/find-end.ts';
import { summariseComparison } from '../../../tournament/compare/summarise-comparison.ts';
import { readPrivateTable, readTournament } from '../../../tournament/folder/read-tournament.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import type { Score } from '../../../protocol/types/tournament/definition.ts';
import { makeEntrant } from '../made-records.ts';
import { makeFolder, MadePlayers, play, type Habit } from '../run/made-players.ts';
import { FORMAT } from './made-comparison.ts';

const HABITS: Record<string, Habit> = { new: 'starves in company', a: 'crash' };

/** Bots that differ in their luck alone: with such a margin they are equal after a few dozen blocks. */
const begin = (score?: Score): TournamentPaths =>
  makeFolder(['old', 'new'], {
    houseBots: ['a', 'b', 'c'].map((name) => makeEntrant(name)),
    format: { ...FORMAT, seats: 2, margin: 0.25, confidence: 0.9, ...(score && { score }) },
  });

const readResult = (paths: TournamentPaths): string =>
  JSON.stringify(summariseComparison(readTournament(paths), readPrivateTable(paths)).result);

test.each([undefined, 'rank-points'] as const)(
  'score %s: however many slots there are, and wherever it is stopped, the result has the same bytes',
  async (score) => {
    const whole = begin(score);
    expect(await play(whole, new MadePlayers(1, HABITS), { findEnd })).toBe('ended');
    const expected = readResult(whole);
    expect(JSON.parse(expected)).toMatchObject({ verdict: 'equal', isFinal: true, secret: expect.any(String) });
    const stops = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(stops, fc.integer({ min: 1, max: 4 }), async (stops, slots) => {
        const paths = begin(score);
        for (const matches of stops) {
          const stop = new AbortController();
          let left = matches;
          const players = new MadePlayers(slots, HABITS, () => void ((left -= 1) < 0 && stop.abort('SIGINT')));
          await play(paths, players, { signal: stop.signal, findEnd });
        }
        expect(await play(paths, new MadePlayers(slots, HABITS), { findEnd })).toBe('ended');
        expect(readResult(paths) === expected).toBe(true);
      }),
      { numRuns: 5 },
    );
  },
);

test('it stops where it has decided, but for what was being played', async () => {
  const paths = begin();
  await play(paths, new MadePlayers(3), { findEnd });
  const state = readTournament(paths);
  const { blocks } = summariseComparison(state, readPrivateTable(paths)).result;
  expect(state.endsBefore).toBe(blocks + 1);
  expect(state.lastBlock).toBeLessThan(blocks + 3 + 16);
});
