// What the emitters for JavaScript and TypeScript share: the same code, once with types and once with comments.
import type { Game, RecordType, Type } from './model.ts';

export function emitPos(game: Game, isTyped: boolean): string {
  const names = game.levels > 1 ? ['row', 'column', 'level'] : ['row', 'column'];
  const args = names.map((name) => (isTyped ? `${name}: number` : name)).join(', ');
  const type = (text: string): string => (isTyped ? text : '');
  const note = (text: string, indent = ''): string => (isTyped ? '' : `${text}\n${indent}`);
  const number = names.map((name) => `@param {number} ${name}`).join(' ');
  return `/** A cell, counted from the top left. Compare two with samePos, and use key for sets and maps. */
export class Pos {
${isTyped ? `${names.map((name) => `  readonly ${name}: number;\n`).join('')}\n` : ''}  ${note(`/** ${number} */`, '  ')}constructor(${args}) {
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

/** What a language writes of types: nothing, in JavaScript. */
export interface Says {
  readonly params: (name: string) => string;
  readonly result: (name: string) => string;
  readonly config: string;
  readonly state?: string;
  readonly list?: string;
}

/** A function for each record in a state that has positions in it; the others are on the wire as they are here. */
export function emitReaders(game: Game, says: Says): string {
  const readers = findReaders(game);
  const parts = game.records
    .filter(({ name }) => name === 'State' || readers.has(name))
    .flatMap((record) => {
      const part = emitReader(record, readers, says);
      return game.order.records?.at(-1) === record.name && readers.has('Order')
        ? [part, emitUnionReader(game.order, readers, says)]
        : [part];
    });
  const text = parts.join('\n\n');
  if (!text.includes('readPos')) return text;
  const list = says.list ? `: ${says.list}` : '';
  const names = game.levels > 1 ? 'row, column, level' : 'row, column';
  return `function readPos([${names}]${list})${says.result('Pos')} {\n  return new Pos(${names});\n}\n\n${text}`;
}

/** The records in a state with positions in them, however deep. Those used by others come first. */
function findReaders(game: Game): Set<string> {
  const readers = new Set<string>();
  for (const { name, fields } of game.records) {
    if (fields.some(({ type }) => needsReader(type, readers))) readers.add(name);
    const { records = [] } = game.order;
    if (records.at(-1) === name && records.some((one) => readers.has(one))) readers.add('Order');
  }
  const used = new Set<string>();
  const use = (name: string): void => {
    const { fields } = game.records.find((record) => record.name === name) ?? { fields: [] };
    for (const one of name === 'Order' && game.order.records ? game.order.records : []) if (!used.has(one)) use(one);
    used.add(name);
    for (const { type } of fields) for (const one of listNames(type)) if (!used.has(one)) use(one);
  };
  use('State');
  return new Set([...readers].filter((name) => used.has(name)));
}

const listNames = (type: Type): readonly string[] =>
  type.of ? listNames(type.of) : type.name === undefined ? [] : [type.name];

function needsReader(type: Type, readers: ReadonlySet<string>): boolean {
  if (type.of) return needsReader(type.of, readers);
  return type.kind === 'position' || (type.records ?? [type.name]).some((name) => readers.has(name!));
}

function emitReader({ name, fields }: RecordType, readers: ReadonlySet<string>, says: Says): string {
  const texts = fields
    .filter(({ type, kept }) => !kept && needsReader(type, readers))
    .map((field) => {
      const value = `data${access(field.name)}`;
      const read = readValue(field.type, value);
      const isGuarded = field.optional && field.type.kind !== 'nullable';
      return `${property(field.name)}: ${isGuarded ? `${value} && ${read}` : read}`;
    });
  if (name !== 'State') {
    return `function read${name}(${says.params(name)})${says.result(name)} {\n  return { ...data, ${texts.join(', ')} };\n}`;
  }
  const state = says.state ? `: ${says.state}` : '';
  return `export function readState(data${state}, ${says.config})${says.result(name)} {
  return { ...data, config, ${texts.join(', ')} };\n}`;
}

function emitUnionReader({ records, tells }: Type, readers: ReadonlySet<string>, says: Says): string {
  const lines = records!.map((name, n) => {
    const value = readers.has(name) ? `read${name}(data)` : 'data';
    return n === records!.length - 1
      ? `  return ${value};`
      : `  if (${property(tells![n]!).startsWith('"') ? property(tells![n]!) : `'${tells![n]!}'`} in data) return ${value};`;
  });
  return `function readOrder(${says.params('Order')})${says.result('Order')} {\n${lines.join('\n')}\n}`;
}

function readValue(type: Type, value: string): string {
  switch (type.kind) {
    case 'list':
      return `${value}.map(${writeReader(type.of!)})`;
    case 'pair':
      return `[${[0, 1].map((n) => readValue(type.of!, `${value}[${n}]`)).join(', ')}]`;
    case 'map':
      return `Object.fromEntries(Object.entries(${value}).map(([name, one]) => [name, ${readValue(type.of!, 'one')}]))`;
    case 'nullable':
      return `${value} && ${readValue(type.of!, value)}`;
    default:
      return `${writeReader(type)}(${value})`;
  }
}

function writeReader(type: Type): string {
  if (type.kind === 'position') return 'readPos';
  return type.of ? `(one) => ${readValue(type, 'one')}` : `read${type.name}`;
}

const isName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

/** A field in an object, and behind one. */
export const property = (name: string): string => (isName(name) ? name : JSON.stringify(name));
const access = (name: string): string => (isName(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** The type of a field in the words of TypeScript. */
export function typeName(type: Type, readonly = ''): string {
  const of = (): string => typeName(type.of!, readonly);
  switch (type.kind) {
    case 'int':
      return 'number';
    case 'json':
      return 'unknown';
    case 'position':
      return 'Pos';
    case 'nullable':
      return `${of()} | null`;
    case 'list':
      return `${readonly}${of().replace(/^(readonly .*|.* \| null)$/, '($1)')}[]`;
    case 'map':
      return `Readonly<Record<string, ${of()}>>`;
    case 'pair':
      return `${readonly}[${typeName(type.of!)}, ${typeName(type.of!)}]`;
    default:
      return type.name ?? type.kind;
  }
}

export const emitUsual = ({ usual }: Game): string => JSON.stringify(usual);
