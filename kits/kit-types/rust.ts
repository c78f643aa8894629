// The types of the protocol in Rust: a module for what all games share, and one for each game.
import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { orderNames } from './model.ts';
import { comment, escape, pascal, snake, makeTable, wordSet } from './words.ts';

const makeHead = ({ by }: Model): string => `//! Generated ${by}. Do not edit.\n`;

/** Words that Rust keeps for itself, and what fields are called instead. */
const RENAMED = makeTable({ type: 'kind', do: 'action' });

const KEYWORDS =
  wordSet(`as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod
  move mut pub ref return self static struct super trait true type unsafe use where while abstract become box do final macro
  override priv typeof unsized virtual yield try gen union`);

/** Numbers that 31 bits do not hold. */
const WIDE = ['Start.seed'];

/** The same text in each game, whose types it is about. */
const PLAN = `/// Chooses the orders of a match. It is made at the start and lives to the end: what it wants to
/// remember are its fields.
pub trait Plan {
    /// The orders for a state, the most urgent first.
    fn play(&mut self, state: &State, rng: &mut Random) -> Vec<Order>;
}

/// A match with this plan.
pub fn play_with(mut plan: impl Plan + 'static) -> Match {
    let mut config = Config::default();
    Box::new(move |message, rng| {
        let state = State::read_with(message, &config);
        config = state.config.clone();
        plan.play(&state, rng).into_iter().map(Json::from).collect()
    })
}

impl State {
    /// Only the first state of a match brings the numbers of the rules: others get those.
    fn read_with(message: &Json, config: &Config) -> State {
        let state = State::read(message);
        let config = state.start.as_ref().map_or(config, |start| &start.config).clone();
        State { config, ..state }
    }

    /// A state that was saved, on a line of its own.
    pub fn parse(line: &str) -> State {
        let message: Json = line.parse().unwrap_or_else(|error| panic!("no state: {error}"));
        State::read_with(&message, &Config::default())
    }
}
`;

const WIDTH = 100;

/** Records of so many fields are copied without a thought, when they are plain. */
const MAX_COPIED = 8;

export function emit(model: Model): KitFiles {
  const uses = 'use super::json::Json;\nuse super::reading::Read;\n';
  const shared = [makeHead(model), uses, ...model.shared.flatMap((record) => emitRecord(record))];
  const games = model.games.map((game) => [
    `minions/${game.file.replaceAll('-', '_')}/state.rs`,
    emitGame(game, model),
  ]);
  return { 'minions/protocol.rs': shared.join('\n'), ...(Object.fromEntries(games) as KitFiles) };
}

function emitGame(game: Game, model: Model): string {
  return [
    makeHead(model),
    'use std::collections::BTreeMap;\nuse std::fmt;\n',
    'use super::super::json::{object, Json};',
    'use super::super::protocol::{Limits, Rejection, Result};',
    'use super::super::random::Random;',
    'use super::super::reading::{read_word, Read};',
    'use super::super::talk::Match;\n',
    ...emitPosition(game.levels),
    ...game.enums.flatMap(emitEnum),
    ...game.records.flatMap((record) => emitRecord(record, game)),
    ...orderNames(game).map((name) => emitWriter(game.records.find((record) => record.name === name)!)),
    ...(game.order.kind === 'union' ? emitUnion(game.order, game) : []),
    PLAN,
  ].join('\n');
}

function emitPosition(levels: number): string[] {
  const names = ['row', 'column', ...(levels > 1 ? ['level'] : [])];
  const about = `A position, \`[${names.join(', ')}]\` in the protocol.`;
  const list = names.map((name) => `self.${name}`).join(', ');
  return [
    `/// ${about}${levels > 1 ? ' Level 0 is underground, level 1 outside.' : ''}`,
    '#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]',
    `pub struct Pos {\n${names.map((name) => `    pub ${name}: i32,\n`).join('')}}\n`,
    `impl Read for Pos {\n    fn read(json: &Json) -> Pos {\n        Pos { ${names.map((name, n) => `${name}: json[${n}].int()`).join(', ')} }\n    }\n}\n`,
    `impl From<Pos> for Json {\n    fn from(pos: Pos) -> Json {\n        [${list.replaceAll('self', 'pos')}].into()\n    }\n}\n`,
    `impl fmt::Display for Pos {\n    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {\n        write!(out, "[${names.map(() => '{}').join(',')}]", ${list})\n    }\n}\n`,
  ];
}

function emitEnum({ name, doc, values }: EnumType): string[] {
  const names = values.map((value) => constantName(value.name));
  const words = values.map(({ value }, n) => `            ${name}::${names[n]} => ${JSON.stringify(value)},\n`);
  const all = names.map((one) => `${name}::${one}`);
  return [
    `${comment(doc, '/// ', 98)}#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]`,
    `pub enum ${name} {\n${names.map((one) => `    ${one},\n`).join('')}}\n`,
    `impl ${name} {\n${emitList(`    pub const ALL: [${name}; ${names.length}] =`, all)}`,
    `    /// As the protocol writes it.\n    pub fn name(self) -> &'static str {\n        match self {\n${words.join('')}        }\n    }\n}\n`,
    `impl Read for ${name} {\n    fn read(json: &Json) -> ${name} {\n        read_word(json, &${name}::ALL, ${name}::name)\n    }\n}\n`,
    `impl fmt::Display for ${name} {\n    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {\n        out.write_str(self.name())\n    }\n}\n`,
  ];
}

/** On one line, or two, or one for each, as rustfmt would have it. */
function emitList(start: string, words: readonly string[]): string {
  const list = `[${words.join(', ')}];`;
  if (start.length + 1 + list.length <= WIDTH) return `${start} ${list}\n`;
  if (8 + list.length <= WIDTH) return `${start}\n        ${list}\n`;
  return `${start} [\n${words.map((word) => `        ${word},\n`).join('')}    ];\n`;
}

function emitFields(name: string, fields: readonly string[]): string {
  const line = `        ${name} { ${fields.join(', ')} }`;
  if (line.length <= WIDTH) return `${line}\n`;
  return `        ${name} {\n${fields.map((field) => `            ${field},\n`).join('')}        }\n`;
}

function emitRecord(record: RecordType, game?: Game): string[] {
  const { name, doc, fields, isBare } = record;
  const names = listNames(record);
  const lines = fields.map(
    (field) => `${comment(field.doc, '    /// ', 98)}    pub ${names.get(field)!}: ${writeType(field, name)},\n`,
  );
  const reads = fields.map((field) =>
    field.kept
      ? 'config: Config::default()'
      : `${names.get(field)!}: Read::read(${isBare ? 'json' : `&json["${field.name}"]`})`,
  );
  return [
    `${comment(doc, '/// ', 98)}#[derive(Clone, ${isCopied(record) ? 'Copy, ' : ''}Debug, PartialEq)]`,
    `pub struct ${name} {\n${lines.join('')}}\n`,
    `impl Read for ${name} {\n    fn read(${reads.length > 0 ? 'json' : '_json'}: &Json) -> ${name} {\n${emitFields(name, reads)}    }\n}\n`,
    ...(name === 'Config' ? [emitUsual(record, game!)] : []),
  ];
}

/** The numbers of a match with the usual rules. */
function emitUsual(record: RecordType, game: Game): string {
  const lines = [...listNames(record)].map(([field, name]) => {
    const value = makeValue(game, field.type, game.usual[field.name]);
    const isMaybe = field.optional && !['nullable', 'json'].includes(field.type.kind);
    return `${name}: ${value === undefined ? 'None' : isMaybe ? `Some(${value})` : value}`;
  });
  return `/// The usual rules.\nimpl Default for Config {\n    fn default() -> Config {\n${emitFields('Config', lines)}    }\n}\n`;
}

/** One of several records: the first whose required fields are all there. */
function emitUnion(union: Type, game: Game): string[] {
  const { name, records } = union;
  const variants = [...listVariants(union)].map(([record, variant]) => [variant, record] as const);
  const areCopied = game.records.filter((record) => records!.includes(record.name)).every(isCopied);
  const tries = variants.map(([variant, record]) => {
    const { fields } = game.records.find((one) => one.name === record)!;
    const needed = fields.filter(({ optional }) => !optional).map((field) => `!json["${field.name}"].is_null()`);
    return `if ${needed.join(' && ')} {\n            ${name}::${variant}(Read::read(json))\n        }`;
  });
  const arms = variants.map(([variant]) => `            ${name}::${variant}(order) => order.into(),\n`).join('');
  const body = `        ${tries.join(' else ')} else {\n            panic!("expected an order, got {json}")\n        }\n`;
  return [
    `#[derive(Clone, ${areCopied ? 'Copy, ' : ''}Debug, PartialEq)]\npub enum ${name} {\n${variants.map(([variant, record]) => `    ${variant}(${record}),\n`).join('')}}\n`,
    `impl Read for ${name} {\n    fn read(json: &Json) -> ${name} {\n${body}    }\n}\n`,
    `impl From<${name}> for Json {\n    fn from(order: ${name}) -> Json {\n        match order {\n${arms}        }\n    }\n}\n`,
  ];
}

function emitWriter(record: RecordType): string {
  const { name, fields, isBare } = record;
  const names = listNames(record);
  const member = (field: Field): string => `order.${names.get(field)!}`;
  const members = fields
    .filter(({ optional }) => !optional)
    .map((field) => `("${field.name}", ${writeValue(field.type, member(field))})`);
  const more = fields.filter(({ optional }) => optional).map((field) => writeOptional(field, member(field)));
  const list = `[${members.join(', ')}]`;
  const body = isBare
    ? `        ${writeValue(fields[0]!.type, member(fields[0]!))}\n`
    : more.length === 0
      ? `        object(${list})\n`
      : `        let mut members = vec!${list};\n${more.join('')}        object(members)\n`;
  return `/// As the judge reads it.\nimpl From<${name}> for Json {\n    fn from(order: ${name}) -> Json {\n${body}    }\n}\n`;
}

function writeOptional({ name, type }: Field, value: string): string {
  if (type.kind === 'json')
    return `        if !${value}.is_null() {\n            members.push(("${name}", ${value}));\n        }\n`;
  const inner = type.kind === 'nullable' ? type.of! : type;
  return `        members.extend(${value}.map(|value| ("${name}", ${writeValue(inner, 'value')})));\n`;
}

function writeValue(type: Type, value: string): string {
  if (type.kind === 'enum') return `${value}.name().into()`;
  if (type.kind === 'json') return value;
  if (type.kind === 'nullable') return `${value}.map_or(Json::Null, |value| ${writeValue(type.of!, 'value')})`;
  if (type.kind !== 'list') return `${value}.into()`;
  return `Json::List(${value}.into_iter().map(|one| ${writeValue(type.of!, 'one')}).collect())`;
}

/** What the fields of a record are called. */
export function listNames({ fields }: RecordType): ReadonlyMap<Field, string> {
  const isFree = (word: string | undefined): word is string =>
    word !== undefined && !fields.some((field) => field.word === word);
  return new Map(
    fields.map((field) => {
      const renamed = RENAMED[field.word];
      return [field, isFree(renamed) ? renamed : escape(snake(field.word), KEYWORDS)];
    }),
  );
}

/** A variant of an enumeration. */
export const constantName = (name: string): string => pascal(name).replace(/^Self$/, 'SelfWord');

/** The variants of a union, by their records: without the word that all end with, when they differ without it. */
export function listVariants({ records }: Type): ReadonlyMap<string, string> {
  const short = records!.map((record) => record.replace(/Order$/, ''));
  const areShort = new Set(short).size === short.length;
  return new Map(records!.map((record, n) => [record, areShort ? short[n]! : record]));
}

const isCopied = ({ fields }: RecordType): boolean =>
  fields.length <= MAX_COPIED && fields.every(({ type }) => isPlain(type));

const isPlain = (type: Type): boolean =>
  ['int', 'number', 'boolean', 'position', 'enum'].includes(type.kind) ||
  (['nullable', 'pair'].includes(type.kind) && isPlain(type.of!));

function writeType({ name, type, optional }: Field, record: string): string {
  const plain = WIDE.includes(`${record}.${name}`) ? 'i64' : rustType(type);
  return optional && type.kind !== 'nullable' && type.kind !== 'json' ? `Option<${plain}>` : plain;
}

const PLAIN: Readonly<Record<string, string>> = {
  int: 'i32',
  number: 'f64',
  boolean: 'bool',
  string: 'String',
  position: 'Pos',
  json: 'Json',
};

function rustType(type: Type): string {
  switch (type.kind) {
    case 'nullable':
      return `Option<${rustType(type.of!)}>`;
    case 'list':
      return `Vec<${rustType(type.of!)}>`;
    case 'map':
      return `BTreeMap<String, ${rustType(type.of!)}>`;
    case 'pair':
      return `[${rustType(type.of!)}; 2]`;
    default:
      return PLAIN[type.kind] ?? type.name!;
  }
}

function makeValue(game: Game, type: Type, value: unknown): string | undefined {
  if (value === undefined || (value === null && type.kind === 'nullable'))
    return type.kind === 'json' ? 'Json::Null' : undefined;
  switch (type.kind) {
    case 'nullable':
      return `Some(${makeValue(game, type.of!, value)})`;
    case 'enum': {
      const { values } = game.enums.find(({ name }) => name === type.name)!;
      return `${type.name}::${constantName(values.find((one) => one.value === value)!.name)}`;
    }
    case 'pair':
      return `[${(value as unknown[]).map((one) => makeValue(game, type.of!, one)).join(', ')}]`;
    case 'string':
      return `${JSON.stringify(value)}.to_owned()`;
    case 'int':
    case 'boolean':
      return String(value);
    case 'number':
      return Number.isInteger(value) ? `${String(value)}.0` : String(value);
    default:
      return `Read::read(&${JSON.stringify(JSON.stringify(value))}.parse::<Json>().unwrap())`;
  }
}
