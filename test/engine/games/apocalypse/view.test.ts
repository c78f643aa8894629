import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { apocalypse } from '../../../../engine/games/apocalypse/apocalypse.ts';
import { view } from '../../../../engine/games/apocalypse/view.ts';
import { findGame } from '../../../../engine/registry.ts';
import { ALL_ALIVE, readState, startDialogue } from '../../../dialogue/start-dialogue.ts';
import { scene } from './picture.ts';

const readSchema = (name: string): { $id: string } =>
  JSON.parse(readFileSync(new URL(`../../../../schemas/${name}`, import.meta.url), 'utf8')) as { $id: string };

const ajv = new Ajv({ allErrors: true, strict: false });
const names = ['common.json', ...['answer', 'config', 'state'].map((name) => `games/apocalypse/${name}.json`)];
const [, answer, config, state] = names.map(readSchema);
for (const name of names) ajv.addSchema(readSchema(name));

function problems(schema: { $id: string } | undefined, message: unknown): unknown {
  return ajv.validate(schema!.$id, message) ? [] : ajv.errors;
}

describe('what bots are told', () => {
  test('is everything that is on the board', () => {
    const { state: now } = scene('a.O*P', {
      fire: 4,
      napalm: { 2: 12 },
      parachuters: { 2: [3, 20] },
      sky: '\n22222\n22222\n22<22\n22222\n22222',
    });
    const seen = view(now);
    expect(seen.board[1]!.slice(0, 8)).toBe('X:.O:.XX');
    expect(seen.fire).toEqual([{ pos: [1, 4], rounds: 4 }]);
    expect(seen.posts).toEqual([{ pos: [1, 5], value: 100, owner: -1 }]);
    expect(seen.soldiers).toEqual([{ id: 9, player: 0, pos: [1, 1], life: 100 }]);
    expect(seen.helicopters[1]).toEqual({
      id: 2,
      player: 0,
      pos: [3, 3],
      facing: 'west',
      napalm: 12,
      parachuters: [3, 20],
    });
  });

  test('has no parachuters among the soldiers: they are numbers of their helicopters [apocalypse:parachuters-are-no-units]', () => {
    expect(view(scene('.', { parachuters: { 1: [20] } }).state).soldiers).toEqual([]);
  });

  test.each(['text', 'original'] as const)('fits the schema, and so does the configuration of %s', (rules) => {
    const game = findGame('apocalypse');
    const start = game.configure(rules);
    const dialogue = startDialogue(game, { config: start });
    const findProblems = (): unknown => problems(state, readState(dialogue.makeLines(ALL_ALIVE)[0]));
    expect(problems(config, start)).toEqual([]);
    expect(problems(config, { ...start, map: dialogue.match.view() })).toEqual([]);
    expect(findProblems()).toEqual([]);
    dialogue.play([
      [
        { soldier: 9, to: [0, 0] },
        { helicopter: 1, do: 'forward2' },
      ],
      [],
      [],
      [],
    ]);
    expect(findProblems()).toEqual([]);
  });
});

describe('what bots answer', () => {
  test.each([
    { soldier: 9, to: [1, 2] },
    { helicopter: 1, do: 'forward1' },
    { helicopter: 1, do: 'napalm' },
    { parachuter: [4, 4] },
    { parachuter: [4, 4], helicopter: 2 },
  ])('%j is an order', (order) => {
    expect(problems(answer, { round: 0, orders: [order] })).toEqual([]);
  });

  test.each([
    { soldier: 9 },
    { soldier: 9, to: [1] },
    { soldier: 9, to: [1, 2], dir: 'N' },
    { helicopter: 1 },
    { helicopter: 1, do: 'up' },
    { helicopter: 1, do: 'napalm', to: [1, 1] },
    { parachuter: 3 },
    {},
  ])('%j is none', (order) => {
    expect(problems(answer, { round: 0, orders: [order] })).not.toEqual([]);
  });
});

test('a clone lives on by itself', () => {
  const { state: first } = scene('0.');
  const second = apocalypse.clone(first);
  second.land[61] = 4;
  second.round = 9;
  expect([first.land[61], first.round]).toEqual([2, 0]);
});
