// A part of a state that the engine has frozen never changes, all through: the land of a board, the cells of a city. Such a list
// is checked once. Ajv gets a keyword for it, which is put around every list of the schemas of states; they stay as they are.
import { _ } from 'ajv';

const KEYWORD = 'checkFrozenOnce';

export const checkFrozenOnce = {
  keyword: KEYWORD,
  schemaType: 'object',
  code(context) {
    const { gen, data } = context;
    const known = gen.scopeValue('obj', { ref: context.schema, code: _`new WeakSet()` });
    const valid = gen.var('valid', true);
    gen.if(_`!${known}.has(${data})`, () => {
      context.subschema({ keyword: KEYWORD }, valid);
      gen.if(_`${valid} && Object.isFrozen(${data})`, () => gen.code(_`${known}.add(${data})`));
    });
    context.ok(valid);
  },
};

/** The same schema, with the keyword around its lists. Lists of numbers are short, and cost less to check than to remember. */
export function wrapLists(schema) {
  if (Array.isArray(schema)) return schema.map(wrapLists);
  if (typeof schema !== 'object' || schema === null) return schema;
  const wrapped = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, wrapLists(value)]));
  return isLongList(schema) ? { [KEYWORD]: wrapped } : wrapped;
}

function isLongList({ type, items }) {
  return type === 'array' && typeof items === 'object' && !Array.isArray(items) && items.type !== 'integer';
}
