import { describe, expect } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import { KITS } from '../../sample-bots/kits.ts';
import { testWith } from '../../test-with.ts';
import { check, failuresOf } from './run-check.ts';

const games = GAMES.map(({ id }) => id);

// The first in all games at once; the others, which give the same orders there, in two each. That null and demo are the same
// in every language is shown elsewhere.
describe.concurrent('the dummy of every kit passes the check', () => {
  for (const [n, [language, ...programs]] of KITS.entries()) {
    const some = n === 0 ? games : [games[n % 4]!, games[(n + 2) % 4]!];
    testWith(...programs)(`${language}: ${some.join(', ')}`, async () => {
      const runs: Parameters<typeof check>[] = n === 0 ? [[]] : some.map((game) => [game]);
      for (const args of runs) {
        const { code, results } = await check(`${language}/dummy`, ...args, '--time', '10000', '--start-time', '20000');
        expect(failuresOf(results)).toEqual([]);
        expect(results.map(({ game }) => game)).toEqual(n === 0 ? games : args);
        expect(code).toBe(0);
      }
    });
  }
});
