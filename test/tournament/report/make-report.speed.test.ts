// A benchmark, run by "npm run bench:viewer": the pages of a tournament with ten thousand matches.
import { expect, test } from 'vitest';
import { makeFiles, makeTournament } from '../made-tournament.ts';

test('ten thousand matches in ten seconds', () => {
  const tournament = makeTournament(60, 10_000);
  // CPU time: others may be busy on the machine.
  const began = process.cpuUsage();
  const size = [...makeFiles(tournament).values()].reduce((sum, text) => sum + text.length, 0);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(10);
  expect(size).toBeGreaterThan(1_000_000);
});
