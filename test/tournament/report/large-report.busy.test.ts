// The first page of a tournament of 400: small enough to load in no time.
import { rmSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { closeBrowser } from '../../viewer/browser.ts';
import { LARGEST, loadPage, writeLargeReport } from './large-report.ts';

const MAX_INDEX_BYTES = 1_000_000;
/** On a busy machine; "npm run bench:report" prints what a quiet one needs. */
const MAX_LOAD_MS = 20_000;

const { folder, pages } = writeLargeReport(2000);

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

testWith('chromium')('the first page of 400 bots is less than a megabyte, and shows them all', async () => {
  const bytes = Buffer.byteLength(pages.get('index.html')!);
  expect(bytes).toBeLessThan(MAX_INDEX_BYTES);
  const { ms, rows, errors } = await loadPage(folder, 'index.html');
  process.stdout.write(`index.html of ${LARGEST} bots: ${bytes} bytes, loaded in ${ms} ms\n`);
  expect([rows, errors]).toEqual([LARGEST, []]);
  expect(ms).toBeLessThan(MAX_LOAD_MS);
});
