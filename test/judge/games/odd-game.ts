import { SMALL_GAME } from './small-game.ts';

const view = {
  properties: {
    class: { description: 'A word of most languages. */ """ \\u00zz @type {x}', type: 'integer' },
    'my-field': { type: 'array', items: { type: 'array', items: { $ref: '#/definitions/thing' } } },
    '2nd': { type: ['string', 'null'] },
    my_field: { oneOf: [{ type: 'integer' }, { type: 'string' }] },
    'gr"öße': { type: 'integer' },
    maybe: { anyOf: [{ $ref: '#/definitions/thing' }, { type: 'null' }] },
    tree: { $ref: '#/definitions/tree' },
    anything: true,
    pairs: { type: 'array', items: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }], minItems: 2 } },
    byName: { type: 'object', additionalProperties: { $ref: '#/definitions/thing' } },
    nothing: { type: 'object', properties: {} },
    units: {
      type: 'array',
      items: {
        title: 'State',
        type: 'object',
        properties: {
          id: { type: 'integer' },
          player: { $ref: '../../common.json#/definitions/player' },
          pos: { $ref: '#/definitions/pos' },
          self: { enum: ['self', 'none', '+', '-', 'NULL'] },
          type: { enum: [1, 2] },
          kind: { type: 'number' },
          ID: { type: 'boolean' },
          spot: { anyOf: [{ $ref: '#/definitions/pos' }, { type: 'null' }] },
        },
        required: ['id', 'player', 'pos', 'self', 'type', 'kind', 'spot'],
      },
    },
  },
  required: ['class', 'my-field', '2nd', 'tree', 'units'],
  definitions: {
    pos: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
    thing: {
      title: 'a thing, with commas',
      type: 'object',
      properties: {
        return: { type: 'boolean' },
        toString: { type: 'string' },
        json: { type: 'integer' },
        way: { type: 'array', items: { $ref: '#/definitions/pos' } },
      },
      required: ['return', 'toString', 'json', 'way'],
    },
    tree: { type: 'object', properties: { below: { type: 'array', items: { $ref: '#/definitions/tree' } } } },
  },
};

const order = {
  title: 'Order',
  anyOf: [
    {
      type: 'object',
      properties: {
        unit: { type: 'integer' },
        for: { enum: ['in', 'out', 'self'] },
        'how-far': { type: 'integer', minimum: -3, maximum: 3 },
        note: { type: 'string', maxLength: 3 },
        sure: { type: 'boolean' },
      },
      required: ['unit', 'for', 'how-far'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        to: { $ref: '#/definitions/pos' },
        weights: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 4 },
        deep: { type: 'object', properties: { er: { enum: ['x', 'y'] } }, required: ['er'] },
        maybe: { type: ['integer', 'null'] },
        words: { type: 'array', items: { enum: ['in', 'out', 'self'] } },
      },
      required: ['to', 'deep'],
      additionalProperties: false,
    },
  ],
  definitions: {
    pos: { type: 'array', items: [{ type: 'integer' }, { type: 'integer' }], minItems: 2, maxItems: 2 },
  },
};

const state = `{
  class: 1,
  'my-field': [[{ return: true, toString: 'x', json: 1, way: [[1, 2]] }], []],
  '2nd': null,
  my_field: 'either',
  maybe: null,
  tree: { below: [{ below: [] }] },
  anything: [1, { two: null }],
  pairs: [[1, 2]],
  byName: { 'a b': { return: false, toString: '', json: 2, way: [] } },
  nothing: {},
  units: [0, 1, 2, 3, 0].map((player, id) => ({ id, player, pos: [player, 1], self: '+', type: 2, kind: 0.5, spot: id > 2 ? null : [0, 0] })),
}`;

/** A game whose schemas and names are as odd as they may be, and its id a word of several languages. */
export const ODD_GAME: Readonly<Record<string, string>> = {
  'game.ts': SMALL_GAME['game.ts']!.replace("id: 'counting'", "id: 'class'")
    .replace("title: 'Counting'", 'title: \'Odd \\\\ game */ """\\n// \\u2028\'')
    .replace('rounds: 5 }', "rounds: 5, 'a-b': 2, pass: [1, 2], deep: { x: null } } as never")
    .replace(/state.counts\[player\]! \+= order.count/, 'state.counts[player]! += order.count ?? 1')
    .replace('view: ({ counts }) => ({ counts: [...counts] })', `view: (): never => (${state}) as never`),
  'schemas/view.json': JSON.stringify(view),
  'schemas/order.json': JSON.stringify(order),
};
