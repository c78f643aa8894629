// Dataclasses for Python 3.9, with a function read_… for each and to_json for orders.
import { comment, mentions, snake } from './words.mjs';

const FOLDER = 'sample-bots/python/minions';
const NOTICE = 'Generated from schemas/ by "npm run types". Do not edit.';

/** @param {import('./model.mjs').Model} model */
export function emit(model) {
  const shared = emitFile('What the states of all games share.', [], [], model.shared);
  const games = model.games.map((game) => [`${FOLDER}/${snake(game.name)}_types.py`, emitGame(game, model.shared)]);
  return { [`${FOLDER}/shared_types.py`]: shared, ...Object.fromEntries(games) };
}

function emitGame(game, shared) {
  const used = shared.map(({ name }) => name).filter((name) => mentions(game.records, name));
  const names = used.flatMap((name) => [name, reader(name)]).sort(byCase);
  const position = [
    'class Pos(NamedTuple):',
    `    """A cell: (row, column${game.levels > 1 ? ', level' : ''}), from the top left. It compares, and it can be a key."""\n`,
    ...['row', 'column', 'level'].slice(0, game.levels > 1 ? 3 : 2).map((name) => `    ${name}: int`),
  ];
  const file = emitFile(
    `What the judge tells and is told in ${game.id}.`,
    names.length === 0 ? [] : [`from .shared_types import ${names.join(', ')}`],
    [position.join('\n'), ...game.enums.map(emitEnum)],
    game.records,
    game.order,
  );
  return `${file}\n\n# The numbers of a match with the usual rules.\nUSUAL = read_config(${python(game.usual)})\n`;
}

function emitFile(about, imports, types, records, order) {
  const orders = order?.of ?? [order?.name];
  const body = [...types, ...records.map((record) => emitRecord(record, orders.includes(record.name)))];
  if (order?.kind === 'union') body.splice(types.length + orders.length, 0, emitUnion(order));
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
  return `"""${about} ${NOTICE}"""\n\n${head.join('\n')}\n\n\n${text}\n`;
}

function emitEnum({ name, doc, values }) {
  const lines = values.map(
    (one) => `    ${one.name.replaceAll('-', '_').toUpperCase()} = ${JSON.stringify(one.value)}`,
  );
  return `class ${name}(str, Enum):\n${docString(doc)}${lines.join('\n')}`;
}

function emitRecord(record, isOrder) {
  // Those with a usual value come last, as Python wants it.
  const fields = [
    ...record.fields.filter(({ optional }) => !optional),
    ...record.fields.filter(({ optional }) => optional),
  ];
  const lines = fields.map((field) => `${comment(field.doc, '    # ')}    ${snake(field.name)}: ${hint(field)}`);
  const parts = [`@dataclass(frozen=True)\nclass ${record.name}:\n${docString(record.doc)}${lines.join('\n')}`];
  if (isOrder) parts.push(emitWriter(record.fields));
  const kept = fields.filter(({ kept }) => kept).map(({ name, type }) => `, ${name}: ${type.name}`);
  const values = fields.map((field) => `        ${snake(field.name)}=${readField(field)},`);
  return `${parts.join('\n\n')}\n\n\ndef ${reader(record.name)}(data: Any${kept.join('')}) -> ${record.name}:
    return ${record.name}(\n${values.join('\n')}\n    )`;
}

function emitWriter(fields) {
  const sure = fields.filter(({ optional }) => !optional).map(({ name }) => `"${name}": self.${snake(name)}`);
  const unsure = fields.filter(({ optional }) => optional);
  const lines = [
    '    def to_json(self) -> Dict[str, Any]:',
    ...(unsure.length === 0
      ? [`        return {${sure.join(', ')}}`]
      : [
          `        data: Dict[str, Any] = {${sure.join(', ')}}`,
          ...unsure.map(
            ({ name }) =>
              `        if self.${snake(name)} is not None:\n            data["${name}"] = self.${snake(name)}`,
          ),
          '        return data',
        ]),
  ];
  return lines.join('\n');
}

/** One of several records, told by the field that only it has. */
function emitUnion({ name, of, tells }) {
  const tests = of.map((one, n) => `    if "${tells[n]}" in data:\n        return ${reader(one)}(data)\n`);
  tests[of.length - 1] = `    return ${reader(of.at(-1))}(data)`;
  return `${name} = Union[${of.join(', ')}]\n\n\ndef ${reader(name)}(data: Any) -> ${name}:\n${tests.join('')}`;
}

const reader = (name) => `read_${snake(name)}`;

function hint({ type, optional }) {
  if (!optional) return typeName(type);
  return `Optional[${typeName(type.kind === 'nullable' ? type.of : type)}] = None`;
}

function typeName(type) {
  switch (type.kind) {
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'position':
      return 'Pos';
    case 'nullable':
      return `Optional[${typeName(type.of)}]`;
    case 'list':
      return `List[${typeName(type.of)}]`;
    case 'map':
      return `Dict[str, ${typeName(type.of)}]`;
    case 'pair':
      return `Tuple[${typeName(type.of)}, ${typeName(type.of)}]`;
    default:
      return type.name ?? type.kind;
  }
}

function readField({ name, type, optional, kept }) {
  if (kept) return name;
  if (!optional) return readValue(type, `data["${name}"]`);
  const value = readValue(type, `data["${name}"]`);
  return value === `data["${name}"]` ? `data.get("${name}")` : `${value} if "${name}" in data else None`;
}

function readValue(type, value) {
  switch (type.kind) {
    case 'position':
      return `Pos(*${value})`;
    case 'enum':
      return `${type.name}(${value})`;
    case 'record':
    case 'union':
      return `${reader(type.name)}(${value})`;
    case 'pair':
      return `(${readValue(type.of, `${value}[0]`)}, ${readValue(type.of, `${value}[1]`)})`;
    case 'list':
      return readList(type, value);
    default:
      return value;
  }
}

function readList(type, value) {
  const one = readValue(type.of, 'one');
  return one === 'one' ? value : `[${one} for one in ${value}]`;
}

/** A value of JSON as Python writes it. */
function python(value) {
  const lines = Object.entries(value).map(([name, one]) => `        "${name}": ${literal(one)},`);
  return `\n    {\n${lines.join('\n')}\n    }\n`;
}

function literal(value) {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return JSON.stringify(value).replaceAll(',', ', ');
}

const docString = (doc) => (doc === '' ? '' : `    """${comment(doc, '    ').trim()}"""\n\n`);

/** As Python's own tools sort imports: capitals first. */
const byCase = (a, b) => (a < b ? -1 : 1);
