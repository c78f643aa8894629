// Types for any game: whatever JSON Schema allows, every language gets a text, and names that it can have.
import { transformSync } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMITTERS } from '../../kits/kit-types/emitters.ts';
import type { Model } from '../../kits/kit-types/model.ts';
import { nameGame, toDoc, toWord, toWords } from '../../kits/kit-types/names.ts';
import { readGame, readShared } from '../../kits/kit-types/read-game.ts';
import type { Node } from '../../kits/kit-types/schema.ts';
import { OUTSIDE_KITS } from '../../kits/outside/outside-game.ts';
import { readSchema } from '../../protocol/schema-files.ts';

/** The types of a game with this schema of its view, and this one of orders. */
function readModel(view: Node, order: Node, id = 'odd'): Model {
  const state = {
    type: 'object',
    properties: { units: view, start: { properties: { config: { $ref: 'config.json' } } } },
  };
  const schemas: Readonly<Record<string, Node>> = {
    [`games/${id}/state`]: { ...state, definitions: { order } },
    [`games/${id}/answer`]: { definitions: { order } },
    [`games/${id}/config`]: { type: 'object', properties: { rounds: { type: 'integer' } } },
  };
  const read = (name: string): Node => schemas[name] ?? readSchema(name);
  const shared = readShared(read);
  const game = readGame({ ...nameGame(id), id, usual: { rounds: 5 } }, read, shared);
  return { by: 'by a test', shared: shared.records, games: [game] };
}

const NAMES = [
  'class',
  'my-field',
  'my_field',
  'myField',
  '2nd',
  '',
  '"',
  'größe',
  'State',
  'self',
  'do',
  'a',
  '名前',
  '*/',
];
const name = fc.oneof(fc.constantFrom(...NAMES), fc.string());
const word = fc.oneof(name, fc.jsonValue());

/** Schemas as nobody writes them. */
const { schema } = fc.letrec<{ schema: Node | boolean }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    fc.boolean(),
    fc.constantFrom<Node>({}, { $ref: '#/definitions/order' }, { $ref: 'nowhere.json#/x' }, { $ref: '#' }),
    fc.record({
      type: fc.constantFrom('integer', 'number', 'string', 'boolean', 'null', 'array', 'object', 'nonsense'),
    }),
    fc.record({ type: fc.array(fc.constantFrom('integer', 'string', 'null', 'object'), { maxLength: 3 }) }),
    fc.record({ enum: fc.array(word, { maxLength: 4 }), description: fc.string() }),
    fc.record({ const: word }),
    fc.record({ anyOf: fc.array(tie('schema'), { maxLength: 3 }) }),
    fc.record({ oneOf: fc.array(tie('schema'), { maxLength: 3 }), title: name }),
    fc.record({ allOf: fc.array(tie('schema'), { maxLength: 2 }) }),
    fc.record({
      type: fc.constant('array'),
      items: fc.oneof(tie('schema'), fc.array(tie('schema'), { maxLength: 3 })),
    }),
    fc.record(
      {
        title: name,
        description: fc.string(),
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 4 }),
        required: fc.array(name, { maxLength: 3 }),
        additionalProperties: tie('schema'),
      },
      { requiredKeys: ['type'] },
    ),
  ) as fc.Arbitrary<Node | boolean>,
}));

const asNode = (value: Node | boolean): Node => (typeof value === 'boolean' ? {} : value);

describe('types of odd schemas', () => {
  test('every language has a text for every schema', () => {
    fc.assert(
      fc.property(schema, schema, (view, order) => {
        const model = readModel(asNode(view), asNode(order));
        for (const kit of OUTSIDE_KITS) {
          const text = Object.values(EMITTERS[kit]!(model)).join('\n');
          expect(text.replaceAll('| undefined', '')).not.toMatch(/\bundefined\b|\[object Object\]/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('those of JavaScript and TypeScript are programs', () => {
    fc.assert(
      fc.property(schema, schema, (view, order) => {
        const model = readModel(asNode(view), asNode(order));
        for (const [path, text] of Object.entries({
          ...EMITTERS['typescript']!(model),
          ...EMITTERS['javascript']!(model),
        })) {
          transformSync(text, { loader: path.endsWith('.ts') ? 'ts' : 'js', sourcefile: path, logLevel: 'silent' });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('no two types of a game, and no two fields of a record, have the same name in any spelling', () => {
    fc.assert(
      fc.property(schema, schema, (view, order) => {
        const [game] = readModel(asNode(view), asNode(order)).games;
        const types = [...game!.records, ...game!.enums].map((type) => type.name.toLowerCase());
        expect(new Set(types).size).toBe(types.length);
        for (const { fields } of game!.records) {
          const words = fields.map(({ word: own }) => own.toLowerCase());
          expect(new Set(words).size).toBe(words.length);
        }
      }),
    );
  });
});

describe('names', () => {
  test.each([
    ['my-field', 'myField'],
    ['2nd', 'field2nd'],
    ['class', 'class'],
    ['', 'field'],
    ['名前', 'field'],
    ['größe', 'grE'],
    ['URL', 'uRL'],
  ])('%j is the word %s', (text, expected) => {
    expect(toWord(text, 'field')).toBe(expected);
  });

  test('words differ in every spelling', () => {
    expect(toWords(['my-field', 'my_field', 'myField', 'MYFIELD'], 'field')).toEqual([
      'myField',
      'myField2',
      'myField3',
      'mYFIELD4',
    ]);
  });

  test.each([
    ['snakes', 'snakes', 'Snakes'],
    ['my--game-', 'my-game', 'MyGame'],
    ['class', 'class-game', 'ClassGame'],
    ['debug', 'debug-game', 'DebugGame'],
    ['state', 'state', 'StateGame'],
  ])('the game %s has files called %s and types called %s', (id, file, type) => {
    expect(nameGame(id)).toEqual({ file, name: type });
  });

  test('a description ends no comment and no string', () => {
    expect(toDoc('a */ b """ c \\u00zz\n// @type d "')).toBe("a * / b ''' c /u00zz // (at)type d '");
  });
});
