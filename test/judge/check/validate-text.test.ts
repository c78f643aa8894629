import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { validateText } from '../../../judge/check/validate-text.ts';
import { describeProblem } from '../../../protocol/problem.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test.each([
  ['protocol/examples/crematoria/valid/state-first.json', ['games/crematoria/state']],
  ['protocol/examples/ork-island/valid/state-last.json', ['games/ork-island/state']],
  ['protocol/examples/crematoria/valid/answer-with-orders.json', ['games/crematoria/answer']],
  ['sample-bots/cpp/bot.json', ['bot']],
  ['test/golden/tables/own1.cnf', ['.cnf of Apocalypse']],
])('%s is recognised by its shape', (path, found) => {
  expect(validateText(read(path))).toEqual({ isValid: true, found });
});

test.each<[orders: string, games: string]>([
  ['{"unit":1,"dir":"BR"}', 'crematoria'],
  ['{"unit":1,"dir":"DR"}', 'walking-dead'],
  ['{"unit":1,"dir":"Up"}', 'crematoria walking-dead'],
  ['{"unit":1,"dir":"N"}', 'ork-island'],
  ['{"soldier":1,"to":[3,4]}', 'apocalypse'],
  ['', 'crematoria walking-dead ork-island apocalypse'],
])('orders %s are of %s', (orders, games) => {
  const names = games.split(' ').map((game) => `games/${game}/answer`);
  expect(validateText(`{"round":1,"orders":[${orders}]}`)).toEqual({ isValid: true, found: [names.join(' or ')] });
});

describe('the first problem, with its line', () => {
  const config = 'Crematoria 1.2\nnb_players 4\nnb_rounds many\n';
  test.each([
    ['{"round":1,"orders":[{"unit":1,"dir":"left"}]}', 'games/crematoria/answer', 1, 'did you mean "Left"?'],
    ['{"round":1,\n"orders":["Up"]}', 'games/ork-island/answer', 1, 'at /orders/0: expected an object, got "Up"'],
    ['{"round":1,"orders":[{"soldier":1}]}', undefined, 1, 'at /orders/0: expected a field "to"'],
    ['{"run":"python3"}', undefined, 1, 'at /run: expected an array, got "python3"'],
    ['{"replay":1}\n{"end":true}', undefined, 1, 'expected a field "tool"'],
    [
      '{"end":true,"scores":[1,2,3,4],"places":[1,1,1,1],"verdicts":[null,null,null,null]}\n{"end":1}',
      undefined,
      2,
      'expected a field "scores"',
    ],
    ['{"hello":1}', undefined, 1, 'expected a message, a line of a replay, a configuration or a bot.json'],
    ['{"round":1\n', undefined, 1, 'the answer ends in the middle: write all of it on one line'],
    [config, undefined, 3, 'expected a whole number from 1 to 100000 for nb_rounds, got "many"'],
  ])('%s', (text, schema, line, sentence) => {
    const validation = validateText(text, { schema });
    expect(validation).toMatchObject({ isValid: false, line });
    expect(validation.isValid ? '' : describeProblem(validation.problem)).toContain(sentence);
  });

  test('any text gets a verdict', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof validateText(text).isValid).toBe('boolean');
      }),
    );
  });
});

test('the example of the document of The Walking Dead is known as such, all fields that it lacks are named, and with them it is valid', () => {
  const example = {
    board: ['X...M....'],
    units: [
      { id: 0, type: 'living', clan: 0, pos: [0, 0] },
      { id: 1, type: 'living', clan: 1, pos: [0, 1] },
      { id: 2, type: 'zombie', pos: [0, 2] },
    ],
    food: [{ pos: [1, 1] }],
  };
  expect(validateText(JSON.stringify(example))).toMatchObject({
    isValid: false,
    schema: 'games/walking-dead/state',
    problem: {
      expected:
        'the fields "protocol", "game", "round", "rounds", "player", "names", "scores", "alive", "timeMs", "owners", "clans"',
      received: 'only "board", "units", "food"',
    },
  });
  const { start: _, ...state } = JSON.parse(read('protocol/examples/walking-dead/valid/state-first.json')) as {
    start: object;
  };
  const completed = { ...state, ...example, owners: ['01.......'] };
  expect(validateText(JSON.stringify(completed))).toMatchObject({ isValid: true });
});

test.each([
  ['a living unit without a clan', { id: 0, type: 'living', pos: [0, 0] }, false],
  ['a zombie with a clan', { id: 0, type: 'zombie', clan: 0, pos: [0, 0] }, false],
  ['a zombie', { id: 0, type: 'zombie', pos: [0, 0] }, true],
])('%s of The Walking Dead: %j is valid: %s [walking-dead:unit-fields]', (_, unit, isValid) => {
  const state = JSON.parse(read('protocol/examples/walking-dead/valid/state-first.json')) as object;
  expect(validateText(JSON.stringify({ ...state, units: [unit] })).isValid).toBe(isValid);
});
