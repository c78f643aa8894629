import { expect, test } from 'vitest';
import { findGame } from '../../../engine/registry.ts';
import { RULE_SETS } from '../../../engine/core/game.ts';

const NO_ORDERS = [[], [], [], []] as [[], [], [], []];

test.each(RULE_SETS)('a clone with fresh chance foresees nothing, with the rule set %s', (rules) => {
  const game = findGame('crematoria');
  const begin = () => {
    const match = game.start(game.configure(rules), 1);
    for (let round = 0; round < 3; round++) match.play(NO_ORDERS);
    return match;
  };
  const match = begin();
  const before = match.fingerprint();
  const clones = [match.clone(), match.clone({ chance: 'fresh' }), match.clone({ chance: 'fresh' })];
  expect(clones.map((clone) => clone.boardFingerprint() === match.boardFingerprint())[0]).toBe(true);
  expect(clones.map((clone) => clone.view())).toEqual([match.view(), match.view(), match.view()]);
  for (const clone of clones) for (let round = 0; round < 10; round++) clone.play(NO_ORDERS);
  expect(match.fingerprint()).toBe(before);
  for (let round = 0; round < 10; round++) match.play(NO_ORDERS);
  const views = [match, ...clones].map((one) => JSON.stringify(one.view()));
  expect(views[1]).toBe(views[0]);
  expect(new Set(views).size).toBe(3);
  // The same clones of the same match are the same.
  const again = begin().clone({ chance: 'fresh' });
  for (let round = 0; round < 10; round++) again.play(NO_ORDERS);
  expect(JSON.stringify(again.view())).toBe(views[2]);
});
