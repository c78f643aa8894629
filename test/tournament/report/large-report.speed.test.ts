// A benchmark, run by "npm run bench:report": how large the pages of the largest tournament are, and how fast they load.
import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, expect } from 'vitest';
import { median } from '../../../bench/median.ts';
import { testWith } from '../../test-with.ts';
import { closeBrowser } from '../../viewer/browser.ts';
import { LARGEST, loadPage, writeLargeReport } from './large-report.ts';

const LOADS = 5;

const { folder, pages } = writeLargeReport(4000);

afterAll(async () => {
  await closeBrowser();
  rmSync(folder, { recursive: true });
});

testWith('chromium')('pages of the largest tournament', async () => {
  for (const [path, text] of pages) {
    const times: number[] = [];
    for (let load = 0; load < LOADS; load += 1) {
      const { ms, errors } = await loadPage(folder, path);
      expect(errors).toEqual([]);
      times.push(ms);
    }
    const [kilobytes, packed] = [text, gzipSync(text)].map((bytes) => Math.round(Buffer.byteLength(bytes) / 1000));
    process.stdout.write(
      `${path} of ${LARGEST} bots: ${kilobytes} kB, compressed ${packed} kB; loads in ${median(times)} ms, at most ${Math.max(...times)} ms\n`,
    );
  }
});
