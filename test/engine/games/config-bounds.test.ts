// Configurations come from anybody: replays, jobs, files. Whatever fits its schema is played or refused, soon.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../../../engine/core/config-error.ts';
import type { BaseConfig } from '../../../engine/core/game.ts';
import { byPlayer } from '../../../engine/core/players.ts';
import { SETTINGS as crematoria } from '../../../engine/games/crematoria/text/settings.ts';
import { SETTINGS as orkIsland } from '../../../engine/games/ork-island/text/settings.ts';
import { SETTINGS as walkingDead } from '../../../engine/games/walking-dead/text/settings.ts';
import type { PlayableGame } from '../../../engine/core/playable-game.ts';
import { GAMES } from '../../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../../judge/bot/limits.ts';
import { playThrough } from '../../../judge/games/contract/play-through.ts';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { errorsOf, resolve, schemaOf, type Located } from '../../contract/schemas.ts';

const SETTINGS = { crematoria, 'walking-dead': walkingDead, 'ork-island': orkIsland };
const ROUNDS = 4;
const SILENCE = Array.from({ length: ROUNDS }, () => byPlayer(() => []));
/** Far more than is needed on a busy machine, far less than what runs away. */
const SOON_MS = 15_000;

/** Places of a schema that let a number, a list or a text grow without end. */
function findUnbounded(located: Located, path: string): string[] {
  const { schema, base } = resolve(located);
  const inside = (inner: object | undefined, name: string): string[] =>
    inner === undefined ? [] : findUnbounded({ schema: inner, base }, `${path}/${name}`);
  const choices = (schema.oneOf ?? []).flatMap((choice, index) => inside(choice, String(index)));
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => inside(field, name));
  const items = [schema.items ?? []].flat().flatMap((item) => inside(item, 'items'));
  const isOpen =
    (schema.type === 'integer' && schema.maximum === undefined) ||
    (schema.type === 'array' && !Array.isArray(schema.items) && schema.maxItems === undefined) ||
    (schema.type === 'string' && !('pattern' in schema)) ||
    schema.type === 'number';
  return [...(isOpen ? [path] : []), ...choices, ...fields, ...items];
}

test('the search finds what has no bound', () => {
  const schema = {
    properties: { a: { type: 'integer' }, b: { type: 'array', items: { type: 'string' } }, c: { const: 1 } },
  };
  expect(findUnbounded({ schema, base: '' }, '')).toEqual(['/a', '/b', '/b/items']);
});

test.each(GAMES.map(({ id }) => id))('every number, list and text of a configuration of %s has a bound', (id) => {
  expect(findUnbounded(schemaOf(`games/${id}/config.json`), '')).toEqual([]);
});

interface Bounds {
  readonly least: number;
  readonly greatest: number;
}

/** The numbers of a configuration that can be chosen. */
function boundsOf(id: string): Map<string, Bounds> {
  const { properties = {} } = schemaOf(`games/${id}/config.json`).schema;
  return new Map(
    Object.entries(properties).flatMap(([name, { type, minimum, maximum }]) =>
      type === 'integer' ? [[name, { least: minimum!, greatest: maximum! }] as const] : [],
    ),
  );
}

// They may grow, never shrink: what could be played once can be verified for ever.
test('the greatest values', () => {
  const greatest = GAMES.map(({ id }) => [
    id,
    Array.from(boundsOf(id), ([name, bounds]) => `${name} ${bounds.greatest}`),
  ]);
  expect(Object.fromEntries(greatest)).toMatchInlineSnapshot(`
    {
      "apocalypse": [
        "rounds 100000",
        "soldiers 100",
        "life 10000",
        "napalmWait 10000",
        "forestBurns 100",
        "otherBurns 100",
        "fireChance 100",
        "parachuterLife 100",
        "throws 1000",
        "highValue 1000000",
        "lowValue 1000000",
        "soldierPoints 1000000",
      ],
      "crematoria": [
        "rounds 100000",
        "furyans 1000",
        "pioneers 1000",
        "necromongers 100",
        "hellhounds 30",
        "elevators 200",
        "gemPoints 1000000",
        "turnsToLand 38",
        "furyanHealth 10000",
        "pioneerHealth 10000",
        "necromongerHealth 10000",
        "gemChance 1000000",
        "necromongerChance 1000000",
        "recovery 10000",
      ],
      "ork-island": [
        "rounds 100000",
        "rows 180",
        "columns 180",
        "orks 324",
        "initialHealth 1000000",
        "costGrass 1000000",
        "costForest 1000000",
        "costSand 1000000",
        "costCity 1000000",
        "costPath 1000000",
        "bonusPerCityCell 1000000",
        "bonusPerPathCell 1000000",
        "factorConnectedComponent 1000000",
      ],
      "walking-dead": [
        "rounds 100000",
        "rows 60",
        "columns 60",
        "unitsPerClan 200",
        "zombies 500",
        "food 300",
        "strengthPoints 1000000",
        "personPoints 1000000",
        "zombiePoints 1000000",
        "cellPoints 1000000",
        "foodStrength 1000000",
        "turnsToZombie 1000",
        "switchChance 1000000",
        "safeDistance 59",
        "firstRound 1",
      ],
    }
  `);
});

describe.each(Object.entries(SETTINGS))('a .cnf of %s', (id, settings) => {
  test.each([...settings])('%s has the bounds of the schema', (_, field, least, greatest) => {
    const bounds = boundsOf(id).get(field);
    // The size of some boards is fixed, and some numbers were never allowed to be 0 in a file.
    if (bounds) expect({ ...bounds, least: Math.max(bounds.least, least) }).toEqual({ least, greatest });
    else expect(least).toBe(greatest);
  });
});

/** A configuration with some of its numbers at the edge of what is allowed, or anywhere between. */
function configArbitrary(game: PlayableGame): fc.Arbitrary<BaseConfig> {
  const numbers = [...boundsOf(game.id)].map(([name, { least, greatest }]) =>
    fc.record({
      name: fc.constant(name),
      value: fc.oneof(fc.constantFrom(least, greatest), fc.integer({ min: least, max: greatest })),
    }),
  );
  return fc.array(fc.oneof(...numbers), { minLength: 1, maxLength: 6 }).map((changes) => {
    const changed = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
    const square = 'rows' in changed ? { columns: changed['rows'] } : {};
    const config = { ...game.configure('text'), ...changed, ...square, rounds: ROUNDS };
    return game.id === 'walking-dead' ? withSmallMap(config) : config;
  });
}

/** Only a given map of The Walking Dead can have another size than usual. */
function withSmallMap(config: BaseConfig & { rows?: number; columns?: number }): BaseConfig {
  const { rows = 0, columns = 0 } = config;
  if (rows === 60 && columns === 60) return config;
  const board = Array.from({ length: rows }, () => '.'.repeat(columns));
  const units = [{ id: 0, type: 'living', clan: 0, pos: [0, 0] }];
  return { ...config, map: { board, units, food: [] } } as BaseConfig;
}

describe.each(GAMES.map(({ id }) => id))('%s', (id) => {
  const game = findOurGame(id)!;

  test('any configuration that fits its schema is refused or played, soon', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(configArbitrary(game), fc.nat(), (config, seed) => {
        expect(errorsOf(`games/${id}/config.json`, config)).toEqual([]);
        const began = process.cpuUsage();
        const match = startOrRefuse(game, config, seed);
        if (match) playThrough(match, SILENCE, { loaded: game, limits: DEFAULT_LIMITS });
        expect(process.cpuUsage(began).user / 1000).toBeLessThan(SOON_MS);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });
});

function startOrRefuse(game: PlayableGame, config: BaseConfig, seed: number) {
  try {
    return game.start(config, seed);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    expect(error.message).toMatch(/\w/);
    return undefined;
  }
}
