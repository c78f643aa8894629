// The types of the protocol in Rust: a module for what all games share, and one for each game.
import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { orderNames } from './model.ts';
import { comment, pascal, snake } from './words.ts';

const makeHead = ({ by }: Model): string => `//! Generated ${by}. Do not edit.\n`;

/** Words that Rust keeps for itself, and what fields are called instead. */
const RENAMED: Readonly<Record<string, string>> = { type: 'kind', do: 'action' };

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
const MOST_COPIED = 8;

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
  const names = values.map((value) => pascal(value.name));
  const words = values.map(({ value }, n) => `            ${name}::${names[n]} => "${value}",\n`);
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
  const { name, doc, fields } = record;
  const isCopied = fields.length <= MOST_COPIED && fields.every(({ type }) => isPlain(type));
  const lines = fields.map(
    (field) => `${comment(field.doc, '    /// ', 98)}    pub ${nameOf(field)}: ${typeOf(field, name)},\n`,
  );
  const reads = fields.map((field) =>
    field.kept ? 'config: Config::default()' : `${nameOf(field)}: Read::read(&json["${field.name}"])`,
  );
  return [
    `${comment(doc, '/// ', 98)}#[derive(Clone, ${isCopied ? 'Copy, ' : ''}Debug, PartialEq)]`,
    `pub struct ${name} {\n${lines.join('')}}\n`,
    `impl Read for ${name} {\n    fn read(json: &Json) -> ${name} {\n${emitFields(name, reads)}    }\n}\n`,
    ...(name === 'Config' ? [emitUsual(fields, game!.usual)] : []),
  ];
}

/** The numbers of a match with the usual rules. */
function emitUsual(fields: readonly Field[], usual: Game['usual']): string {
  const lines = fields.map((field) => {
    const value = makeValue(field.type, usual[field.name]);
    const given = value === undefined ? 'None' : field.optional ? `Some(${value})` : value;
    return `${nameOf(field)}: ${given}`;
  });
  return `/// The usual rules.\nimpl Default for Config {\n    fn default() -> Config {\n${emitFields('Config', lines)}    }\n}\n`;
}

/** One of several records: the first whose required fields are all there. */
function emitUnion({ name, records }: Type, game: Game): string[] {
  const variants = records!.map((record) => [record.replace(/Order$/, ''), record] as const);
  const tries = variants.map(([variant, record]) => {
    const { fields } = game.records.find((one) => one.name === record)!;
    const needed = fields.filter(({ optional }) => !optional).map((field) => `!json["${field.name}"].is_null()`);
    return `if ${needed.join(' && ')} {\n            ${name}::${variant}(Read::read(json))\n        }`;
  });
  const arms = variants.map(([variant]) => `            ${name}::${variant}(order) => order.into(),\n`).join('');
  const body = `        ${tries.join(' else ')} else {\n            panic!("expected an order, got {json}")\n        }\n`;
  return [
    `#[derive(Clone, Copy, Debug, PartialEq)]\npub enum ${name} {\n${variants.map(([variant, record]) => `    ${variant}(${record}),\n`).join('')}}\n`,
    `impl Read for ${name} {\n    fn read(json: &Json) -> ${name} {\n${body}    }\n}\n`,
    `impl From<${name}> for Json {\n    fn from(order: ${name}) -> Json {\n        match order {\n${arms}        }\n    }\n}\n`,
  ];
}

function emitWriter({ name, fields }: RecordType): string {
  const members = fields.filter(({ optional }) => !optional).map((field) => `("${field.name}", ${valueOf(field)})`);
  const more = fields
    .filter(({ optional }) => optional)
    .map((field) => `        members.extend(order.${nameOf(field)}.map(|value| ("${field.name}", value.into())));\n`);
  const list = `[${members.join(', ')}]`;
  const body =
    more.length === 0
      ? `        object(${list})\n`
      : `        let mut members = vec!${list};\n${more.join('')}        object(members)\n`;
  return `/// As the judge reads it.\nimpl From<${name}> for Json {\n    fn from(order: ${name}) -> Json {\n${body}    }\n}\n`;
}

const valueOf = (field: Field): string => `order.${nameOf(field)}${field.type.kind === 'enum' ? '.name()' : ''}.into()`;

const nameOf = ({ name }: Field): string => RENAMED[name] ?? snake(name);

const isPlain = (type: Type): boolean =>
  ['int', 'number', 'boolean', 'position', 'enum'].includes(type.kind) ||
  (['nullable', 'pair'].includes(type.kind) && isPlain(type.of!));

function typeOf({ name, type, optional }: Field, record: string): string {
  const plain = WIDE.includes(`${record}.${name}`) ? 'i64' : rustType(type);
  return optional && type.kind !== 'nullable' ? `Option<${plain}>` : plain;
}

const PLAIN: Readonly<Record<string, string>> = {
  int: 'i32',
  number: 'f64',
  boolean: 'bool',
  string: 'String',
  position: 'Pos',
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

function makeValue(type: Type, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (type.kind === 'enum') return `${type.name}::${pascal(value as string)}`;
  if (type.kind === 'pair') return `[${(value as unknown[]).map((one) => makeValue(type.of!, one)).join(', ')}]`;
  return String(value);
}
