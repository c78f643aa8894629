import { Ajv, type ValidateFunction } from 'ajv';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/registry.ts';
import { byPlayer } from '../../../../engine/core/players.ts';
import { ALL_ALIVE, readState, startDialogue } from '../../../dialogue/start-dialogue.ts';

const game = findGame('ork-island');
const config = game.configure('text');

function read(path: string): { $id: string } {
  return JSON.parse(readFileSync(new URL(`../../../../schemas/${path}`, import.meta.url), 'utf8')) as { $id: string };
}

function validator(name: string): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addSchema(read('common.json'));
  for (const part of ['config', 'answer', 'state']) ajv.addSchema(read(`games/ork-island/${part}.json`));
  return ajv.getSchema(read(`games/ork-island/${name}.json`).$id)!;
}

describe('the schema of the state', () => {
  const isState = validator('state');

  test('fits what bots are told, in every round', () => {
    const dialogue = startDialogue(game, { seed: 2 });
    for (let round = 0; round < 20; round++) {
      const state = readState(dialogue.makeLines(ALL_ALIVE)[0]);
      expect(isState(state), JSON.stringify(isState.errors?.[0])).toBe(true);
      const { units } = dialogue.match.view() as { units: { id: number; player: number }[] };
      dialogue.play(
        byPlayer((player) => units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir: 'S' }))),
      );
    }
  });

  test('asks for every field of the game', () => {
    const state = readState(startDialogue(game).makeLines(ALL_ALIVE)[0]);
    for (const field of ['board', 'cities', 'paths', 'units']) delete state[field];
    expect(isState(state)).toBe(false);
    expect(isState.errors!.map(({ params }) => (params as { missingProperty: string }).missingProperty)).toEqual([
      'board',
      'cities',
      'paths',
      'units',
    ]);
  });
});

describe('the schema of an answer', () => {
  const isAnswer = validator('answer');

  test('allows an answer without orders [ork-island:remain-still]', () => {
    expect(isAnswer({ round: 0, orders: [] })).toBe(true);
  });

  test.each(['N', 'S', 'W', 'E'])('knows the direction %s [ork-island:move-one-cell]', (dir) => {
    expect(isAnswer({ round: 0, orders: [{ unit: 0, dir }] })).toBe(true);
  });

  test.each(['NE', 'n', 'None', 0])('does not know the direction %s', (dir) => {
    expect(isAnswer({ round: 0, orders: [{ unit: 0, dir }] })).toBe(false);
  });

  test.each([
    [1000, true],
    [1001, false],
  ])('with %i orders: allowed %s [ork-island:at-most-1000-orders]', (length, isAllowed) => {
    const orders = Array.from({ length }, () => ({ unit: 0, dir: 'N' }));
    expect(isAnswer({ round: 0, orders })).toBe(isAllowed);
  });
});

describe('the schema of a configuration', () => {
  const isConfig = validator('config');
  const rows = ['CPC'.padEnd(20, '.'), ...Array.from({ length: 19 }, () => 'W'.repeat(20))];

  test.each(['text', 'original'] as const)('fits the defaults of the rule set %s', (rules) => {
    expect(isConfig(game.configure(rules))).toBe(true);
  });

  test('fits a given map', () => {
    const map = { board: rows, cities: [[[0, 0]], [[0, 2]]], paths: [{ ends: [0, 1], cells: [[0, 1]] }] };
    expect(isConfig({ ...config, map }), JSON.stringify(isConfig.errors)).toBe(true);
  });

  test.each([{ rows: 19 }, { columns: 181 }, { orks: 0 }, { costSand: -1 }, { map: 'GENERATOR' }, { speed: 1 }])(
    'does not fit %j',
    (wrong) => expect(isConfig({ ...config, ...wrong })).toBe(false),
  );
});
