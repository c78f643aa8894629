import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { boardHash, closeBrowser, newPage, openWith, RESULTS, untilWhole } from '../browser.ts';

const inBrowser = testWith('chromium');
const recorded = (name: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../golden/tables/${name}.s1.res.gz`, import.meta.url)));
afterAll(closeBrowser);

// Pictures are for people: they are kept beside the results of the tests, and looked at.
describe.each([
  ['crematoria', 'crematoria.mixed', 60],
  ['walking-dead', 'walking-dead.mixed', 100],
  ['ork-island', 'ork-island.mixed', 100],
  ['apocalypse', 'apocalypse.own1', 64],
])('a picture of %s', (game, name, round) => {
  inBrowser('in both themes, in the middle of a recorded match', async () => {
    const pictures: number[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, errors } = await newPage({ colorScheme });
      await openWith(page, `${name}.res.gz`, recorded(name));
      await untilWhole(page);
      await page.locator('#scrub').fill(String(round));
      await page.waitForFunction(
        (wanted) => document.querySelector('.round')!.textContent!.startsWith(`Round ${wanted} `),
        round,
      );
      await page.screenshot({ path: join(RESULTS, `${game}-${colorScheme}.png`) });
      pictures.push(await boardHash(page));
      expect(errors).toEqual([]);
      await page.close();
    }
    expect(pictures[0]).not.toBe(pictures[1]);
  });
});
