// Dataclasses for Python 3.9, with a function read_… for each and to_json for orders.
import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { orderNames } from './model.ts';
import { comment, escape, mentions, snake, wordSet } from './words.ts';

const KEYWORDS =
  wordSet(`False None True and as assert async await break class continue def del elif else except finally for
  from global if import in is lambda nonlocal not or pass raise return try while with yield
  int str bool float to_json`);

export function emit(model: Model): KitFiles {
  const shared = emitFile(`What the states of all games share. ${notice(model)}`, { records: model.shared });
  const games = model.games.map((game) => [
    `minions/${game.file.replaceAll('-', '_')}_types.py`,
    emitGame(game, model),
  ]);
  return { 'minions/shared_types.py': shared, ...(Object.fromEntries(games) as KitFiles) };
}

const notice = ({ by }: Model): string => `Generated ${by}. Do not edit.`;

function emitGame(game: Game, model: Model): string {
  const { shared } = model;
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const names = used.flatMap((name) => [name, reader(name)]).sort(byCase);
  const position = [
    'class Pos(NamedTuple):',
    `    """A cell: (row, column${game.levels > 1 ? ', level' : ''}), from the top left. It compares, and it can be a key."""\n`,
    ...['row', 'column', 'level'].slice(0, game.levels > 1 ? 3 : 2).map((name) => `    ${name}: int`),
  ];
  const file = emitFile(`What the judge sends and receives in ${game.id}. ${notice(model)}`, {
    imports: names.length === 0 ? [] : [`from .shared_types import ${names.join(', ')}`],
    types: [position.join('\n'), ...game.enums.map(emitEnum)],
    records: game.records,
    orders: orderNames(game),
    union: game.order.kind === 'union' ? game.order : undefined,
  });
  return `${file}\n\n# The numbers of a match with the usual rules.\nUSUAL = read_config(${python(game.usual)})\n`;
}

interface FileParts {
  readonly imports?: readonly string[];
  readonly types?: readonly string[];
  readonly records: readonly RecordType[];
  readonly orders?: readonly string[];
  readonly union?: Type | undefined;
}

function emitFile(about: string, { imports = [], types = [], records, orders = [], union }: FileParts): string {
  const body = [...types, ...records.map((record) => emitRecord(record, orders.includes(record.name)))];
  const last = records.findIndex(({ name }) => name === orders.at(-1));
  if (union) body.splice(types.length + last + 1, 0, emitUnion(union));
  const text = body.join('\n\n\n');
  const used = ['Any', 'Dict', 'List', 'NamedTuple', 'Optional', 'Tuple', 'Union'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  );
  const head = [
    'from dataclasses import dataclass',
    ...(/\(str, Enum\)/.test(text) ? ['from enum import Enum'] : []),
    `from typing import ${used.join(', ')}`,
    ...(imports.length > 0 ? ['', ...imports] : []),
  ];
  return `"""${about}"""\n\n${head.join('\n')}\n\n\n${text}\n`;
}

function emitEnum({ name, doc, values }: EnumType): string {
  const lines = values.map((one) => `    ${constantName(one.name)} = ${JSON.stringify(one.value)}`);
  return `class ${name}(str, Enum):\n${docString(doc)}${lines.join('\n')}`;
}

function emitRecord(record: RecordType, isOrder: boolean): string {
  // Those with a usual value come last, as Python wants it.
  const fields = [
    ...record.fields.filter(({ optional }) => !optional),
    ...record.fields.filter(({ optional }) => optional),
  ];
  const lines = fields.map((field) => `${comment(field.doc, '    # ')}    ${findName(field)}: ${hint(field)}`);
  if (lines.length === 0) lines.push('    pass');
  const parts = [`@dataclass(frozen=True)\nclass ${record.name}:\n${docString(record.doc)}${lines.join('\n')}`];
  if (isOrder) parts.push(emitWriter(record));
  const kept = fields.filter(({ kept }) => kept).map(({ name, type }) => `, ${name}: ${type.name}`);
  const values = fields.map((field) => `        ${findName(field)}=${record.isBare ? 'data' : readField(field)},`);
  return `${parts.join('\n\n')}\n\n\ndef ${reader(record.name)}(data: Any${kept.join('')}) -> ${record.name}:
    return ${record.name}(\n${values.join('\n')}\n    )`;
}

function emitWriter({ fields, isBare }: RecordType): string {
  const sure = fields
    .filter(({ optional }) => !optional)
    .map((field) => `${JSON.stringify(field.name)}: self.${findName(field)}`);
  if (isBare) return `    def to_json(self) -> Any:\n        return self.${findName(fields[0]!)}`;
  const unsure = fields.filter(({ optional }) => optional);
  const lines = [
    '    def to_json(self) -> Dict[str, Any]:',
    ...(unsure.length === 0
      ? [`        return {${sure.join(', ')}}`]
      : [
          `        data: Dict[str, Any] = {${sure.join(', ')}}`,
          ...unsure.map(
            (field) =>
              `        if self.${findName(field)} is not None:\n            data[${JSON.stringify(field.name)}] = self.${findName(field)}`,
          ),
          '        return data',
        ]),
  ];
  return lines.join('\n');
}

/** One of several records, told by the field that only it has. */
function emitUnion({ name, records, tells }: Type): string {
  const of = records!;
  const tests = of.map(
    (one, n) => `    if ${JSON.stringify(tells![n])} in data:\n        return ${reader(one)}(data)\n`,
  );
  tests[of.length - 1] = `    return ${reader(of.at(-1)!)}(data)`;
  return `${name} = Union[${of.join(', ')}]\n\n\ndef ${reader(name!)}(data: Any) -> ${name}:\n${tests.join('')}`;
}

const reader = (name: string): string => `read_${snake(name)}`;

export const constantName = (name: string): string => name.replaceAll('-', '_').toUpperCase();

export const findName = ({ word }: Field): string => escape(snake(word), KEYWORDS);

function hint({ type, optional }: Field): string {
  if (!optional) return typeName(type);
  if (type.kind === 'json') return 'Any = None';
  return `Optional[${typeName(type.kind === 'nullable' ? type.of! : type)}] = None`;
}

function typeName(type: Type): string {
  switch (type.kind) {
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'json':
      return 'Any';
    case 'position':
      return 'Pos';
    case 'nullable':
      return `Optional[${typeName(type.of!)}]`;
    case 'list':
      return `List[${typeName(type.of!)}]`;
    case 'map':
      return `Dict[str, ${typeName(type.of!)}]`;
    case 'pair':
      return `Tuple[${typeName(type.of!)}, ${typeName(type.of!)}]`;
    default:
      return type.name ?? type.kind;
  }
}

function readField({ name, type, optional, kept }: Field): string {
  if (kept) return name;
  const raw = `data[${JSON.stringify(name)}]`;
  const value = readValue(type, raw);
  if (!optional) return value;
  return value === raw ? `data.get(${JSON.stringify(name)})` : `${value} if ${JSON.stringify(name)} in data else None`;
}

function readValue(type: Type, value: string): string {
  switch (type.kind) {
    case 'position':
      return `Pos(*${value})`;
    case 'enum':
      return `${type.name}(${value})`;
    case 'record':
    case 'union':
      return `${reader(type.name!)}(${value})`;
    case 'pair':
      return `(${readValue(type.of!, `${value}[0]`)}, ${readValue(type.of!, `${value}[1]`)})`;
    case 'list':
      return readMany(type, value, (one) => `[${one} for one in ${value}]`);
    case 'map':
      return readMany(type, value, (one) => `{name: ${one} for name, one in ${value}.items()}`);
    case 'nullable':
      return readOne(type, value);
    default:
      return value;
  }
}

function readMany({ of }: Type, value: string, make: (one: string) => string): string {
  const one = readValue(of!, 'one');
  return one === 'one' ? value : make(one);
}

function readOne({ of }: Type, value: string): string {
  const one = readValue(of!, value);
  return one === value ? value : `(None if ${value} is None else ${one})`;
}

/** A value of JSON as Python writes it, each member on a line. */
function python(value: object): string {
  const lines = Object.entries(value).map(([name, one]) => `        ${JSON.stringify(name)}: ${literal(one)},`);
  return `\n    {\n${lines.join('\n')}\n    }\n`;
}

export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${literal(one)}`);
  return `{${members.join(', ')}}`;
}

const docString = (doc: string): string => (doc === '' ? '' : `    """${comment(doc, '    ').trim()}"""\n\n`);

/** As Python's own tools sort imports: capitals first. */
const byCase = (a: string, b: string): number => (a < b ? -1 : 1);
