import { describe, expect } from 'vitest';
import { KITS } from '../sample-bots/kits.ts';
import { testWith } from '../test-with.ts';
import { check, failuresOf } from './run-check.ts';

// That null and demo are the same in every language is shown elsewhere.
describe.concurrent('the dummy of every kit passes the check in every game', () => {
  for (const [language, ...programs] of KITS) {
    testWith(...programs)(language, async () => {
      const { code, results } = await check(`${language}/dummy`, '--time', '10000', '--start-time', '20000');
      expect(failuresOf(results)).toEqual([]);
      expect(results.map(({ game }) => game)).toEqual(['crematoria', 'walking-dead', 'ork-island', 'apocalypse']);
      expect(code).toBe(0);
    });
  }
});
