// The types of the protocol in C++17: a header for what all games share, and one for each game.

import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { orderNames } from './model.ts';
import { comment, escape, pascal, makeTable, wordSet } from './words.ts';

const makeHead = ({ by }: Model): string => `// Generated ${by}. Do not edit.\n#pragma once\n`;

/** Words that C++ keeps for itself, and what fields are called instead. */
const RENAMED = makeTable({ do: 'action' });

const KEYWORDS =
  wordSet(`alignas alignof and asm auto bitand bitor bool break case catch char class compl concept const constexpr
  continue decltype default delete do double else enum explicit export extern false float for friend goto if import inline int
  long module mutable namespace new noexcept not nullptr operator or private protected public register requires return short
  signed sizeof static struct switch template this throw true try typedef typeid typename union unsigned using virtual void
  volatile while xor errno assert stdin stdout stderr linux unix signals offsetof`);

const MACROS = wordSet('NULL EOF NAN INFINITY BUFSIZ DOMAIN OVERFLOW UNDERFLOW SING');

/** Numbers that 31 bits do not hold. */
const WIDE = ['Start.seed'];

export function emit(model: Model): KitFiles {
  const shared = [
    makeHead(model),
    '#include "reading.hh"\n',
    'namespace minions {\n',
    ...model.shared.flatMap((record) => emitRecord(record)),
  ];
  const games = model.games.map((game) => [`minions/${game.file}-state.hh`, emitGame(game, model)]);
  return {
    'minions/protocol.hh': [...shared, '}  // namespace minions\n'].join('\n'),
    ...(Object.fromEntries(games) as KitFiles),
  };
}

function emitGame(game: Game, model: Model): string {
  const space = game.file.replaceAll('-', '_');
  return [
    makeHead(model),
    '#include <variant>\n',
    '#include "protocol.hh"\n',
    `namespace ${space} {\n`,
    'using namespace minions;\n',
    ...emitPosition(game.levels),
    ...game.enums.flatMap(emitEnum),
    ...game.records.flatMap((record) => emitRecord(record, game)),
    ...listedEnums(game).map(emitWordWriter),
    ...orderNames(game).map((name) => emitWriter(game.records.find((record) => record.name === name)!)),
    ...(game.order.kind === 'union' ? [emitUnionWriter()] : []),
    `}  // namespace ${space}\n`,
    emitHash(space, game.levels),
  ].join('\n');
}

const coordinates = (levels: number): string[] => ['row', 'column', ...(levels > 1 ? ['level'] : [])];

function emitPosition(levels: number): string[] {
  const names = coordinates(levels);
  const tied = (side: string): string => `std::tie(${names.map((name) => `${side}.${name}`).join(', ')})`;
  const compare = (sign: string): string =>
    `inline bool operator${sign}(Pos a, Pos b) { return ${tied('a')} ${sign} ${tied('b')}; }`;
  return [
    `/// A position, [${names.join(', ')}] in the protocol.${levels > 1 ? ' Level 0 is underground, level 1 outside.' : ''}`,
    `struct Pos {\n  int ${names.map((name) => `${name} = 0`).join(', ')};\n};\n`,
    ['==', '!=', '<'].map(compare).join('\n') + '\n',
    `/// As the judge reads it.\ninline std::string makeText(Pos pos) {\n  return "[" + ${names.map((name) => `std::to_string(pos.${name})`).join(' + "," + ')} + "]";\n}\n`,
    'inline std::ostream& operator<<(std::ostream& out, Pos pos) { return out << makeText(pos); }\n',
    `inline void read(JsonReader& in, Pos& pos) { in.readInts({${names.map((name) => `&pos.${name}`).join(', ')}}); }\n`,
  ];
}

/** So that positions can be the keys of unordered_map and unordered_set. */
function emitHash(space: string, levels: number): string {
  const number = `pos.row * 1000 + pos.column${levels > 1 ? ' + pos.level * 1000000' : ''}`;
  return [
    'template <>',
    `struct std::hash<${space}::Pos> {`,
    `  std::size_t operator()(${space}::Pos pos) const { return static_cast<std::size_t>(${number}); }`,
    '};\n',
  ].join('\n');
}

function emitEnum({ name, doc, values }: EnumType): string[] {
  const names = values.map((value) => constantName(value.name));
  return [
    `${comment(doc, '/// ')}enum class ${name} { ${names.join(', ')} };\n`,
    `/// As the protocol writes it.\ninline const char* nameOf(${name} value) {\n  static const char* const names[] = {${values.map(({ value }) => JSON.stringify(value)).join(', ')}};\n  return names[static_cast<int>(value)];\n}\n`,
    `inline std::ostream& operator<<(std::ostream& out, ${name} value) { return out << nameOf(value); }\n`,
    `inline void read(JsonReader& in, ${name}& value) {\n  value = readWord<${name}>(in, nameOf, ${values.length}, "${name}");\n}\n`,
  ];
}

function emitRecord(record: RecordType, game?: Game): string[] {
  const { name, doc, fields, isBare } = record;
  const names = listNames(record);
  const lines = fields.map((field) => {
    const first = game && name === 'Config' ? makeValue(game, field.type, game.usual[field.name]) : undefined;
    return `${comment(field.doc, '  /// ')}  ${writeType(field, name)} ${names.get(field)!}${initial(field, first)};\n`;
  });
  return [
    `${comment(doc, '/// ')}struct ${name} {\n${lines.join('')}};\n`,
    isBare ? emitBareReader(record) : emitReader(record),
    ...(game?.order.records?.at(-1) === name ? [emitUnion(game.order, game)] : []),
  ];
}

const emitBareReader = (record: RecordType): string =>
  `inline void read(JsonReader& in, ${record.name}& value) { read(in, value.${listNames(record).get(record.fields[0]!)!}); }\n`;

/** Takes members as they come, and looks at the end whether all are there. What may be missing and is, is empty. */
function emitReader(record: RecordType): string {
  const { name, fields } = record;
  const names = listNames(record);
  const read = fields.filter(({ kept }) => !kept);
  const needed = read.filter(({ optional }) => !optional).length;
  const optional = read.filter((field) => field.optional);
  if (read.length === 0) return `inline void read(JsonReader& in, ${name}&) { in.skip(); }\n`;
  const members = read.map((field) => {
    const count = field.optional ? `has_${names.get(field)!} = true` : '++found';
    return `if (name.is(${JSON.stringify(field.name)})) ${count}, read(in, value.${names.get(field)!});\n    else `;
  });
  const flags = optional.map((field) => `has_${names.get(field)!} = false`);
  const lines = [
    ...(needed > 0 ? ['int found = 0;'] : []),
    ...(flags.length > 0 ? [`bool ${flags.join(', ')};`] : []),
    `in.readObject([&](JsonText name) {\n    ${members.join('')}in.skip();\n  });`,
    ...optional.map((field) => `if (!has_${names.get(field)!}) ${emitEmpty(field, `value.${names.get(field)!}`)};`),
    ...(needed > 0 ? [`if (found < ${needed}) in.fail("missing members of ${name}");`] : []),
  ];
  return `inline void read(JsonReader& in, ${name}& value) {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

const emitEmpty = ({ type }: Field, member: string): string =>
  type.kind === 'json' ? `${member} = Json()` : `${member}.reset()`;

/** Enumerations that orders have lists of. */
function listedEnums(game: Game): string[] {
  const orders = game.records.filter(({ name }) => orderNames(game).includes(name));
  const lists = orders.flatMap(({ fields }) => fields.filter(({ type }) => type.of?.kind === 'enum'));
  return [...new Set(lists.map(({ type }) => type.of!.name!))];
}

const emitWordWriter = (name: string): string =>
  `inline std::string makeText(${name} value) { return Json::quote(nameOf(value)); }\n`;

/** One of several records: the first whose required fields are all there. */
function emitUnion({ name, records }: Type, game: Game): string {
  const tries = records!.map((record) => {
    const { fields } = game.records.find((one) => one.name === record)!;
    const needed = fields.filter(({ optional }) => !optional).map((field) => `in.has("${field.name}")`);
    return `  if (${needed.join(' && ')}) return readInto<${record}>(in, value);\n`;
  });
  return `using ${name} = std::variant<${records!.join(', ')}>;\n\ninline void read(JsonReader& in, ${name}& value) {\n${tries.join('')}  throw JsonError("JSON: expected an order");\n}\n`;
}

function emitWriter(record: RecordType): string {
  const { name, fields } = record;
  const names = listNames(record);
  const sorted = [...fields.filter(({ optional }) => !optional), ...fields.filter(({ optional }) => optional)];
  const hasSure = sorted[0]?.optional === false;
  const parts = sorted.map((field, n) => {
    const { name: word, type, optional } = field;
    const member = `order.${names.get(field)!}`;
    const isMaybe = optional && !['json', 'nullable'].includes(type.kind);
    const text = writeValue(type, isMaybe ? `*${member}` : member);
    // Where all may be missing, none is surely the first.
    const before =
      hasSure || n === 0
        ? `"${n === 0 ? '' : ','}\\"${word}\\":"`
        : `(text.size() > 1 ? ",\\"" : "\\"") + "${word}\\":"`;
    const isThere = type.kind === 'json' ? `!${member}.isNull()` : member;
    return optional ? `  if (${isThere}) text += ${before} + ${text};\n` : `  text += ${before} + ${text};\n`;
  });
  if (record.isBare) {
    return `inline std::string makeText(const ${name}& order) { return minions::makeText(order.${names.get(fields[0]!)!}); }\n`;
  }
  return `/// As the judge reads it.\ninline std::string makeText(const ${name}& order) {\n  std::string text = "{";\n${parts.join('')}  return text + "}";\n}\n`;
}

function emitUnionWriter(): string {
  return `inline std::string makeText(const Order& order) {\n  return std::visit([](const auto& one) { return makeText(one); }, order);\n}\n`;
}

const WRITERS = makeTable({ int: 'std::to_string', position: 'makeText' });

function writeValue(type: Type, value: string): string {
  switch (type.kind) {
    case 'enum':
      return `Json::quote(nameOf(${value}))`;
    case 'string':
      return `Json::quote(${value})`;
    case 'list':
      return `makeListText(${value})`;
    case 'nullable':
      return `(${value} ? ${writeValue(type.of!, `*${value}`)} : std::string("null"))`;
    default:
      return `${WRITERS[type.kind] ?? 'minions::makeText'}(${value})`;
  }
}

/** What the members of a record are called. */
export function listNames({ fields }: RecordType): ReadonlyMap<Field, string> {
  const isFree = (word: string | undefined): word is string =>
    word !== undefined && !fields.some((field) => field.word === word);
  return new Map(
    fields.map((field) => {
      const renamed = RENAMED[field.word];
      return [field, isFree(renamed) ? renamed : escape(field.word, KEYWORDS)];
    }),
  );
}

/** A constant of an enumeration; headers of C have macros of some names. */
export const constantName = (name: string): string => escape(pascal(name), MACROS);

function writeType({ name, type, optional }: Field, record: string): string {
  const plain = WIDE.includes(`${record}.${name}`) ? 'std::int64_t' : cppType(type);
  return optional && type.kind !== 'nullable' && type.kind !== 'json' ? `std::optional<${plain}>` : plain;
}

function cppType(type: Type): string {
  switch (type.kind) {
    case 'int':
      return 'int';
    case 'number':
      return 'double';
    case 'boolean':
      return 'bool';
    case 'string':
      return 'std::string';
    case 'json':
      return 'Json';
    case 'position':
      return 'Pos';
    case 'nullable':
      return `std::optional<${cppType(type.of!)}>`;
    case 'list':
      return `std::vector<${cppType(type.of!)}>`;
    case 'map':
      return `std::map<std::string, ${cppType(type.of!)}>`;
    case 'pair':
      return `std::array<${cppType(type.of!)}, 2>`;
    default:
      return type.name!;
  }
}

/** What a field holds before it is read. */
function initial({ type, optional }: Field, first: string | undefined): string {
  if (first !== undefined) return ` = ${first}`;
  if (optional || ['nullable', 'list', 'map', 'record', 'string', 'position', 'union', 'json'].includes(type.kind))
    return '';
  if (type.kind === 'boolean') return ' = false';
  return type.kind === 'enum' || type.kind === 'pair' ? '{}' : ' = 0';
}

/** What is neither a number nor a word is empty until the first state says it. */
function makeValue(game: Game, type: Type, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type.kind === 'nullable') return makeValue(game, type.of!, value);
  if (type.kind === 'enum') {
    const { values } = game.enums.find(({ name }) => name === type.name)!;
    return `${type.name}::${constantName(values.find((one) => one.value === value)!.name)}`;
  }
  if (type.kind === 'string') return JSON.stringify(value);
  if (type.kind === 'pair') {
    const pair = (value as unknown[]).map((one) => makeValue(game, type.of!, one));
    return pair.includes(undefined) ? undefined : `{${pair.join(', ')}}`;
  }
  return ['int', 'number', 'boolean'].includes(type.kind) ? String(value) : undefined;
}
