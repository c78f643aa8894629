// The question after a lost match, "why did my unit die?": a pioneer that a hellhound ate, as each part of minions names it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { findGame } from '../../../engine/registry.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import { explainReplay } from '../../../replay/explain-replay.ts';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { testWith } from '../../test-with.ts';
import { closeBrowser, newPage, RESULTS, serve, untilDrawn, untilWhole, VIEWER } from '../browser.ts';

afterAll(closeBrowser);

/** Walks to and fro, and looks at nothing. */
const WANDERER = `import { createInterface } from 'node:readline';
const words = ['Right', 'Bottom', 'Left', 'Top'];
for await (const line of createInterface({ input: process.stdin })) {
  const { round, player, units } = JSON.parse(line);
  const mine = units.filter((unit) => unit.player === player);
  console.log(JSON.stringify({ round, orders: mine.map(({ id }) => ({ unit: id, dir: words[(id + (round >> 3)) % 4] })) }));
}
`;

interface Devoured {
  readonly round: number;
  readonly unit: number;
  readonly by: number;
  readonly at: readonly [number, number, number];
}

/** Plays on until a hellhound eats a pioneer of player 0: the replay, and its death. */
async function playUntilDevoured(folder: string): Promise<{ replay: string; death: Devoured }> {
  for (let seed = 1; seed <= 10; seed += 1) {
    const players = ['./mine.mjs', 'dummy', 'dummy', 'dummy'];
    await runMinions(['play', 'crematoria', ...players, '-s', String(seed), '-q', '-o', 'match.jsonl'], folder);
    const { stdout } = await runMinions(['export', 'match.jsonl', '--events'], folder);
    const events = stdout.split('\n').map((line) => JSON.parse(line) as Record<string, unknown> & Devoured);
    const death = events.find(
      ({ kind, cause, type, player }) =>
        kind === 'killed' && cause === 'hellhound' && type === 'pioneer' && player === 0,
    );
    if (death) return { replay: readFileSync(join(folder, 'match.jsonl'), 'utf8'), death };
  }
  throw new Error('no hellhound was hungry in ten matches');
}

testWith('chromium')('a pioneer is eaten by a hellhound: explain, log, history and heat map say so', async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'mine.mjs'), WANDERER);
  const { replay, death } = await playUntilDevoured(folder);
  const { unit, by, round } = death;
  const [row, column] = death.at;
  const sentence = `pioneer ${unit} of mine (0) was devoured by hellhound ${by} at (${row}, ${column}) in the caves`;

  const { stdout: explained } = await runMinions(['explain', 'match.jsonl', '--unit', String(unit)], folder);
  expect(explained).toContain(sentence);
  expect(explained).toMatch(/now belongs to .*, drawn at random/);
  const whole = await explainReplay({ name: 'match.jsonl', chunks: [replay], games: { findGame, checkShape } });
  expect(whole.losses[0]).toMatch(/pioneers?: .*to hellhounds/);

  const { page, errors } = await newPage({ viewport: { width: 1366, height: 768 } });
  const origin = await serve({
    '/viewer.html': { type: 'text/html', body: readFileSync(VIEWER) },
    '/match.jsonl': { type: 'text/plain', body: replay },
  });
  await page.goto(`${origin}/viewer.html?replay=match.jsonl#round=${round}&unit=${unit}`);
  await untilWhole(page);
  await expect.poll(() => page.locator('#log').textContent()).toContain(sentence);
  await expect
    .poll(() => page.locator('#inspector .history', { hasText: 'History' }).textContent())
    .toContain(sentence);
  await untilDrawn(page);
  await page.screenshot({ path: join(RESULTS, 'hellhound.png') });
  expect(await page.locator('#inspector .history').first().locator('[aria-current]').textContent()).toContain(sentence);

  // The heat map counts the rounds before the one on show.
  await page.keyboard.press('ArrowRight');
  await page.getByText('Layers', { exact: true }).click();
  await page.getByLabel('Heat map').selectOption('event:killed');
  await page.keyboard.press('Escape');
  await untilDrawn(page);
  await page.screenshot({ path: join(RESULTS, 'hellhound-heat.png') });
  expect(errors).toEqual([]);
  await page.close();
});
