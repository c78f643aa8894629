// Our games are held to what every game promises (judge/games/contract), and to what only they do.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { RULE_SETS, type Game, type GameTypes } from '../../engine/core/game.ts';
import type { Match } from '../../engine/core/match.ts';
import { apocalypse } from '../../engine/games/apocalypse/apocalypse.ts';
import { crematoria } from '../../engine/games/crematoria/crematoria.ts';
import { orkIsland } from '../../engine/games/ork-island/ork-island.ts';
import { walkingDead } from '../../engine/games/walking-dead/walking-dead.ts';
import { makePlayable } from '../../engine/core/playable-game.ts';
import { GAMES, findGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { checkGame } from '../../judge/games/contract/check-game.ts';
import { drawOrders, MAX_ORDERS } from '../../judge/games/contract/draw-orders.ts';
import { findOurGame, OUR_GAMES } from '../../judge/games/our-games.ts';
import { IS_THOROUGH } from '../thorough.ts';
import { errorsOf, resolve, schemaOf, type Located, type Schema } from './schemas.ts';

const RULES = [crematoria, walkingDead, orkIsland, apocalypse] as unknown as readonly Game<GameTypes>[];
const SHORT_MATCH = 12;
/** Long enough for every phase of every game; whole matches are played by the golden tests. */
const LONG_MATCH = IS_THOROUGH ? 60 : 30;
const TIMEOUT = 300_000;
/** Ours have their pictures in their tests. */
const folder = mkdtempSync(join(tmpdir(), 'minions-contract-'));

test('games are found by their id', () => {
  for (const game of GAMES) expect(findGame(game.id)).toBe(game);
  expect(GAMES.map(({ id }) => id)).toEqual(RULES.map(({ id }) => id));
  expect(findGame('chess')).toBeUndefined();
});

test.each(RULES)('$title keeps what every game promises', { timeout: TIMEOUT }, (whole) => {
  // The text form of Apocalypse has no number of rounds, and would not come back with another.
  const rounds = whole === RULES[3] ? whole.defaults.rounds : LONG_MATCH;
  const rules = { ...whole, defaults: { ...whole.defaults, rounds } };
  const game = { ...findOurGame(rules.id)!, ...makePlayable(rules) };
  const steps = [...checkGame(game, { rules, folder }, DEFAULT_LIMITS)];
  expect(steps.filter(({ kind }) => kind === 'failed')).toEqual([]);
  // Thirteen with each rule set, and three more.
  expect(steps).toHaveLength(29);
});

/** Parts of a schema, by path, that do not say what is in their objects. */
function findOpen(located: Located, path = ''): string[] {
  const { schema, base } = resolve(located);
  const { properties, additionalProperties, items = [], oneOf = [], anyOf = [] } = schema;
  const lists = [items, oneOf, anyOf].flat() as Schema[];
  const below = [...Object.entries(properties ?? {}), ...lists.entries()];
  const found = below.flatMap(([name, part]) => findOpen({ schema: part, base }, `${path}/${name}`));
  const isOpen = schema.type === 'object' && properties === undefined && additionalProperties === undefined;
  return isOpen ? [path, ...found] : found;
}

test.each(GAMES.flatMap(({ id }) => [`games/${id}/state.json`, `games/${id}/config.json`]))(
  '%s describes all that is in it: there is no object of which anything may be said',
  (name) => expect(findOpen(schemaOf(name))).toEqual([]),
);

const cases = OUR_GAMES.flatMap((game) => RULE_SETS.map((rules) => ({ id: game.id, rules, game })));

describe.each(cases)('$id, rule set $rules', ({ id, game, rules }) => {
  const start = (seed: number): Match => game.start({ ...game.configure(rules), rounds: SHORT_MATCH }, seed);
  const orders = Array.from({ length: SHORT_MATCH }, drawOrders(game, start(1).view(), 'ours', MAX_ORDERS));

  test('its configuration and made-up orders keep to the schemas as they are written', () => {
    expect(errorsOf(`games/${id}/config.json`, game.configure(rules))).toEqual([]);
    for (const list of orders.flat()) {
      expect(errorsOf(`games/${id}/answer.json`, { round: 0, orders: list })).toEqual([]);
    }
  });

  test('different seeds are different matches', () => {
    const matches = Array.from({ length: 8 }, (_, seed) => start(seed));
    expect(new Set(matches.map((match) => match.fingerprint())).size).toBe(matches.length);
    for (const given of orders) for (const match of matches) match.play(given);
    expect(new Set(matches.map((match) => JSON.stringify(match.view()))).size).toBe(matches.length);
  });

  test('what it counts beside points are whole numbers', () => {
    const match = start(7);
    for (const given of orders) {
      match.play(given);
      expect(
        match
          .standing()
          .flatMap((standing) => Object.values(standing))
          .every(Number.isInteger),
      ).toBe(true);
    }
  });
});
