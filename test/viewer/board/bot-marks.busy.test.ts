import { afterAll, expect } from 'vitest';
import { testWith } from '../../test-with.ts';
import { boardHash, closeBrowser, newPage, openWith, untilWhole } from '../browser.ts';
import { makeReplay } from '../make-replay.ts';

afterAll(closeBrowser);

testWith('chromium')('what a bot draws is on the board, in its round and no other', async () => {
  const replay = makeReplay('ork-island', 6);
  const lines = replay.trimEnd().split('\n');
  const marks = [
    {
      cells: [
        [10, 10],
        [10, 20],
        [20, 20],
      ],
      as: 'line',
      color: '#ff0000',
      label: 'way',
    },
  ];
  lines[3] = JSON.stringify({ ...(JSON.parse(lines[3]!) as object), debug: [{ marks }, null, null, null] });
  const pictures: number[][] = [];
  for (const text of [replay, lines.join('\n')]) {
    const { page, errors } = await newPage();
    await openWith(page, 'a.jsonl', text);
    await untilWhole(page);
    const seen: number[] = [];
    for (const round of [1, 2, 3]) {
      await page.locator('#scrub').fill(String(round));
      await page.waitForTimeout(300);
      seen.push(await boardHash(page));
    }
    pictures.push(seen);
    expect(errors).toEqual([]);
    await page.close();
  }
  const [plain, drawn] = pictures as [number[], number[]];
  expect(drawn.map((picture, index) => picture === plain[index])).toEqual([true, false, true]);
});
