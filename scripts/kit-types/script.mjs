// What the emitters for JavaScript and TypeScript share: the same code, once with types and once with comments.

/** @param {import('./model.mjs').Game} game */
export function emitPos(game, isTyped) {
  const names = game.levels > 1 ? ['row', 'column', 'level'] : ['row', 'column'];
  const args = names.map((name) => (isTyped ? `${name}: number` : name)).join(', ');
  const type = (text) => (isTyped ? text : '');
  const note = (text) => (isTyped ? '' : `${text}\n`);
  const number = names.map((name) => `@param {number} ${name}`).join(' ');
  return `/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
  ${isTyped ? names.map((name) => `readonly ${name}: number;`).join('\n  ') : ''}

  ${note(`/** ${number} */`)}  constructor(${args}) {
    ${names.map((name) => `this.${name} = ${name};`).join('\n    ')}
  }

  /** As in the protocol. */
  toJSON()${type(': number[]')} {
    return [${names.map((name) => `this.${name}`).join(', ')}];
  }
}

${note('/** @param {Pos | null | undefined} a @param {Pos | null | undefined} b */')}export function samePos(a${type(': Pos | null | undefined')}, b${type(': Pos | null | undefined')})${type(': boolean')} {
  return !!a && !!b && ${names.map((name) => `a.${name} === b.${name}`).join(' && ')};
}

/** A number for the position, to be in a set or a key of a map. ${isTyped ? '' : '@param {Pos} pos '}*/
export function key(pos${type(': Pos')})${type(': number')} {
  return ${game.levels > 1 ? '(pos.level * 256 + pos.row) * 256 + pos.column' : 'pos.row * 256 + pos.column'};
}`;
}

/**
 * A function for each record with positions in it; the others are on the wire as they are here. `says` has what a language
 * writes of types: nothing, in JavaScript.
 */
export function emitReaders(game, says) {
  const readers = new Set();
  const needs = (type) =>
    type.kind === 'position' || (type.kind === 'union' ? type.of : [type.name]).some((name) => readers.has(name));
  const parts = [];
  for (const { name, fields } of game.records) {
    const found = fields.filter(({ type }) => needs(innermost(type)));
    if (found.length === 0 && name !== 'State') continue;
    readers.add(name);
    const texts = found.map((field) => readField(field));
    parts.push(
      name === 'State'
        ? `export function readState(data${says.state ? `: ${says.state}` : ''}, ${says.config})${says.result(name)} {
  return { ...data, config, ${texts.join(', ')} };\n}`
        : `function read${name}(${says.params(name)})${says.result(name)} {\n  return { ...data, ${texts.join(', ')} };\n}`,
    );
    if (game.order.of?.at(-1) === name) {
      readers.add('Order');
      parts.push(emitUnionReader(game.order, readers, says));
    }
  }
  const list = says.list ? `: ${says.list}` : '';
  const names = game.levels > 1 ? 'row, column, level' : 'row, column';
  const pos = `function readPos([${names}]${list})${says.result('Pos')} {\n  return new Pos(${names});\n}`;
  return [pos, ...parts].join('\n\n');
}

function emitUnionReader({ of, tells }, readers, says) {
  const lines = of.map((name, n) => {
    const value = readers.has(name) ? `read${name}(data)` : 'data';
    return n === of.length - 1 ? `  return ${value};` : `  if ('${tells[n]}' in data) return ${value};`;
  });
  return `function readOrder(${says.params('Order')})${says.result('Order')} {\n${lines.join('\n')}\n}`;
}

const innermost = (type) => (typeof type.of === 'object' && !Array.isArray(type.of) ? innermost(type.of) : type);

function readField({ name, type, optional }) {
  const value = `data.${name}`;
  if (type.kind === 'list') return `${name}: ${value}.map(${reader(type.of)})`;
  const read = `${reader(type)}(${value})`;
  return optional ? `${name}: ${value} && ${read}` : `${name}: ${read}`;
}

const reader = (type) => (type.kind === 'position' ? 'readPos' : `read${type.name}`);

/** The type of a field in the words of TypeScript. */
export function typeName(type, readonly = '') {
  switch (type.kind) {
    case 'int':
      return 'number';
    case 'position':
      return 'Pos';
    case 'nullable':
      return `${typeName(type.of, readonly)} | null`;
    case 'list':
      return `${readonly}${typeName(type.of, readonly).replace(/^(readonly .*)$/, '($1)')}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeName(type.of, readonly)}>>`;
    case 'pair':
      return `${readonly}[${typeName(type.of)}, ${typeName(type.of)}]`;
    default:
      return type.name ?? type.kind;
  }
}

export const emitUsual = ({ usual }) => JSON.stringify(usual);
