import { expect, test } from 'vitest';
import { PLAYERS } from '../../../../engine/core/players.ts';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import { orkIsland } from '../../../../engine/games/ork-island/ork-island.ts';
import type { OrkIslandConfig } from '../../../../engine/games/ork-island/types.ts';

test('there are four players [ork-island:four-players]', () => {
  expect(PLAYERS).toHaveLength(4);
});

test('the board has 70 rows [ork-island:seventy-rows]', () => expectDefault('rows', 70));
test('the board has 70 columns [ork-island:seventy-columns]', () => expectDefault('columns', 70));
test('a match has 200 rounds [ork-island:two-hundred-rounds]', () => expectDefault('rounds', 200));
test('an ork starts with health 100 [ork-island:initial-health]', () => expectDefault('initialHealth', 100));
test('grass costs 1 [ork-island:cost-of-grass]', () => expectDefault('costGrass', 1));
test('forest costs 2 [ork-island:cost-of-forest]', () => expectDefault('costForest', 2));
test('sand costs 3 [ork-island:cost-of-sand]', () => expectDefault('costSand', 3));
test('a city costs nothing [ork-island:cost-of-cities]', () => expectDefault('costCity', 0));
test('a path costs nothing [ork-island:cost-of-paths]', () => expectDefault('costPath', 0));
test('a city cell gives 1 point [ork-island:bonus-of-cities]', () => expectDefault('bonusPerCityCell', 1));
test('a path cell gives 1 point [ork-island:bonus-of-paths]', () => expectDefault('bonusPerPathCell', 1));
test('the factor of groups is 2 [ork-island:factor-of-components]', () => expectDefault('factorConnectedComponent', 2));
test('each player starts with 15 orks', () => expectDefault('orks', 15));

test('the rule sets differ in one setting', () => {
  expect(orkIsland.original).toEqual({ shore: 'rows' });
});

function expectDefault(field: keyof OrkIslandConfig, value: number): void {
  expect(defaults[field]).toBe(value);
}
