// The types of the protocol in C++17: a header for what all games share, and one for each game.

import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { orderNames } from './model.ts';
import { comment, pascal } from './words.ts';

const makeHead = ({ by }: Model): string => `// Generated ${by}. Do not edit.\n#pragma once\n`;

/** Words that C++ keeps for itself, and what fields are called instead. */
const RENAMED: Readonly<Record<string, string>> = { do: 'action' };

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
    `inline void read(const Json& json, Pos& pos) { pos = {${names.map((_, n) => `json[${n}].asInt()`).join(', ')}}; }\n`,
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
  const names = values.map((value) => pascal(value.name));
  return [
    `${comment(doc, '/// ')}enum class ${name} { ${names.join(', ')} };\n`,
    `/// As the protocol writes it.\ninline const char* nameOf(${name} value) {\n  static const char* const names[] = {${values.map(({ value }) => `"${value}"`).join(', ')}};\n  return names[static_cast<int>(value)];\n}\n`,
    `inline std::ostream& operator<<(std::ostream& out, ${name} value) { return out << nameOf(value); }\n`,
    `inline void read(const Json& json, ${name}& value) {\n  value = readWord<${name}>(json, nameOf, ${values.length}, "${name}");\n}\n`,
  ];
}

function emitRecord(record: RecordType, game?: Game): string[] {
  const { name, doc, fields } = record;
  const lines = fields.map((field) => {
    const first = game && name === 'Config' ? makeValue(field.type, game.usual[field.name]) : undefined;
    return `${comment(field.doc, '  /// ')}  ${typeOf(field, name)} ${nameOf(field)}${initial(field, first)};\n`;
  });
  const reads = fields
    .filter(({ kept }) => !kept)
    .map((field) => `  read(json["${field.name}"], value.${nameOf(field)});\n`);
  const unions = fields.flatMap(({ type }) => findUnion(type));
  return [
    ...unions.map((union) => emitUnion(union, game!)),
    `${comment(doc, '/// ')}struct ${name} {\n${lines.join('')}};\n`,
    `inline void read(const Json& json, ${name}& value) {\n${reads.join('')}}\n`,
  ];
}

const findUnion = (type: Type): Type[] => (type.kind === 'union' ? [type] : type.of ? findUnion(type.of) : []);

/** One of several records: the first whose required fields are all there. */
function emitUnion({ name, records }: Type, game: Game): string {
  const tries = records!.map((record) => {
    const { fields } = game.records.find((one) => one.name === record)!;
    const needed = fields.filter(({ optional }) => !optional).map((field) => `json.has("${field.name}")`);
    return `  if (${needed.join(' && ')}) return readInto<${record}>(json, value);\n`;
  });
  return `using ${name} = std::variant<${records!.join(', ')}>;\n\ninline void read(const Json& json, ${name}& value) {\n${tries.join('')}  throw JsonError("JSON: expected an order");\n}\n`;
}

function emitWriter({ name, fields }: RecordType): string {
  const parts = fields.map(({ name: word, type, optional }, n) => {
    const field = RENAMED[word] ?? word;
    const value = optional ? `*order.${field}` : `order.${field}`;
    const text =
      type.kind === 'enum'
        ? `Json::quote(nameOf(${value}))`
        : `${type.kind === 'int' ? 'std::to_string' : 'makeText'}(${value})`;
    const member = `"${n === 0 ? '' : ','}\\"${word}\\":" + ${text}`;
    return optional ? `  if (order.${field}) text += ${member};\n` : `  text += ${member};\n`;
  });
  return `/// As the judge reads it.\ninline std::string makeText(const ${name}& order) {\n  std::string text = "{";\n${parts.join('')}  return text + "}";\n}\n`;
}

function emitUnionWriter(): string {
  return `inline std::string makeText(const Order& order) {\n  return std::visit([](const auto& one) { return makeText(one); }, order);\n}\n`;
}

const nameOf = ({ name }: Field): string => RENAMED[name] ?? name;

function typeOf({ name, type, optional }: Field, record: string): string {
  const plain = WIDE.includes(`${record}.${name}`) ? 'std::int64_t' : cppType(type);
  return optional && type.kind !== 'nullable' ? `std::optional<${plain}>` : plain;
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
  if (optional || ['nullable', 'list', 'map', 'record', 'string', 'position', 'union'].includes(type.kind)) return '';
  if (type.kind === 'boolean') return ' = false';
  return type.kind === 'enum' || type.kind === 'pair' ? '{}' : ' = 0';
}

function makeValue(type: Type, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (type.kind === 'enum') return `${type.name}::${pascal(value as string)}`;
  if (type.kind === 'pair') return `{${(value as unknown[]).map((one) => makeValue(type.of!, one)).join(', ')}}`;
  return String(value);
}
