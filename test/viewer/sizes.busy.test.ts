import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { VIEWER } from './browser.ts';

const folder = emptyFolder();

describe('sizes', () => {
  test('the page without a replay is below 300 KB', () => {
    expect(statSync(VIEWER).size).toBeLessThan(300_000);
    expect(readFileSync(VIEWER, 'utf8')).not.toMatch(/(src|href)="https?:/);
  });

  // In Apocalypse 80 soldiers are sent to random cells each round, which no compression makes small.
  test.each([
    ['crematoria', 60_000],
    ['walking-dead', 60_000],
    ['ork-island', 60_000],
    ['apocalypse', 65_000],
  ])('a replay of four demos of %s is small', async (game, most) => {
    const name = `${game}.jsonl.gz`;
    await runMinions(['play', game, 'demo', 'demo', 'demo', 'demo', '-s', '1', '-q', '-o', name], folder);
    const { size } = statSync(join(folder, name));
    console.log(`${game}: four demos, ${size} bytes compressed`);
    expect(size).toBeLessThan(most);
  });
});
