import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { byPlayer } from '../../engine/core/players.ts';
import { GAMES } from '../../engine/registry.ts';
import { ordersArbitrary } from '../contract/orders-arbitrary.ts';

const ROUNDS = 12;

/** The rows of the generated table, as patterns. */
function listPatterns(game: string): RegExp[] {
  const page = readFileSync(new URL(`../../docs/rules/${game}.md`, import.meta.url), 'utf8');
  const [, table] = /<!-- generated:refusals -->(.*?)<!-- \/generated -->/s.exec(page)!;
  return [...table!.matchAll(/^\| `(.+)` \|/gm)].map(([, reason]) => {
    const escaped = reason!.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`^${escaped.replaceAll('…', '.*')}$`);
  });
}

test.each(GAMES)('$title: every reason that orders are refused for is in its table', (game) => {
  const patterns = listPatterns(game.id);
  const match = game.start(game.configure('text'), 3);
  const found = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const draw = (player: number): object[] =>
      fc.sample(ordersArbitrary(game.id, match.view(), 150), { numRuns: 1, seed: 10 * round + player })[0]!;
    for (const { reason } of match.play(byPlayer(draw)).refused.flat()) found.add(reason);
  }
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter((reason) => !patterns.some((pattern) => pattern.test(reason)))).toEqual([]);
});
