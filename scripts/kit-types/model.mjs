// What the starter kits know of the protocol, read from schemas/ and free of any language: records, enumerations and
// letters for each game. Needs a build, for the usual numbers. scripts/generate-kit-types.mjs hands it to one emitter per language and writes what they make.
//
// To add a language: write scripts/kit-types/<language>.mjs with
//
//     /** @param {import('./model.mjs').Model} model @returns {Record<string, string>} texts by path from the root */
//     export function emit(model) { … }
//
// and run "npm run types". Commit what it writes; "npm run check" fails when that is out of date. What is written is
// formatted by the emitter (or, for .ts and .mjs, by oxfmt). What an emitter should make of the model:
//
// - every record a type with typed fields; `optional` and `nullable` as the language says "may be missing";
// - every enumeration an enumeration, so that a misspelt word does not compile;
// - Pos, with the fields row, column (and level where game.levels > 1), that compares and can be a key; on the wire it is
//   the list of its fields;
// - a reader from JSON to State, and a writer from an order to JSON. Readers skip fields that they do not know: a later
//   version of the protocol may send more. A word that an enumeration does not know may be an error;
// - State.config (`kept`) is not on the wire: it is that of the last start, or game.usual before there was any.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../dist/engine/registry.js';
import { LETTERS } from './letters.mjs';

/**
 * @typedef {object} Model
 * @property {RecordType[]} shared  Records that all games share (Limits, Rejection, Result), those used by others first.
 * @property {string[]} sharedFields  The fields of State that all games have with the same type: those of a base class.
 * @property {Game[]} games
 */
/**
 * @typedef {object} Game
 * @property {string} id  As in the protocol: ork-island.
 * @property {string} name  OrkIsland.
 * @property {number} levels  2 in Crematoria, where positions have a level, and 1 elsewhere.
 * @property {EnumType[]} enums  Direction, UnitType, …, and Land: the letters of the board.
 * @property {RecordType[]} records  Those used by others first; Config, Start, Last and State come last.
 * @property {Type} order  What an answer lists: the record Order, or a union of several.
 * @property {Record<string, unknown>} usual  The configuration of a match with the usual rules, as in the protocol.
 */
/**
 * @typedef {object} EnumType
 * @property {string} name
 * @property {string} doc
 * @property {{ value: string, name: string }[]} values  The word of the protocol, and a name made of letters: for most
 *   the word itself, for letters of the board what they mean (value R, name rock).
 */
/**
 * @typedef {object} RecordType
 * @property {string} name
 * @property {string} doc
 * @property {Field[]} fields
 */
/**
 * @typedef {object} Field
 * @property {string} name  As in the protocol, in camel case.
 * @property {string} doc
 * @property {Type} type
 * @property {boolean} optional  May be missing on the wire.
 * @property {boolean} kept  Not on the wire: remembered from an earlier state (State.config alone).
 */
/**
 * @typedef {{ kind: 'int' | 'number' | 'string' | 'boolean' | 'position' }
 *   | { kind: 'nullable' | 'list' | 'map', of: Type }
 *   | { kind: 'pair', of: Type }
 *   | { kind: 'enum' | 'record', name: string }
 *   | { kind: 'union', name: string, of: string[], tells: string[] }} Type
 * `map` is an object with any names. `pair` is a list of two. `union` (Order of Apocalypse) is one of several records;
 * `tells` has for each the field that no other of them has.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Left out: a map that was given is what the first state shows anyway, and no bot needs to read one. */
const LEFT_OUT = ['Config.map'];

/** What enumerations are called; others after their field. */
const ENUM_NAMES = { 'Unit.type': 'UnitType', 'Config.rules': 'RuleSet', dir: 'Direction', do: 'Action' };

/** @returns {Model} */
export function readModel() {
  const shared = new Reader('');
  const common = new Schema('common.json');
  for (const name of ['limits', 'rejected', 'result']) shared.typeOf(common.at(`#/definitions/${name}`), '');
  const envelope = Object.keys(common.at('#/definitions/envelope').node.properties);
  return {
    shared: shared.records,
    sharedFields: envelope.filter((name) => name !== 'start' && name !== 'last'),
    games: readdirSync(join(root, 'schemas/games'))
      .sort()
      .map((id) => readGame(id, shared.records)),
  };
}

/** @returns {Game} */
function readGame(id, shared) {
  const name = id.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
  const reader = new Reader(name, shared);
  const answer = new Schema(`games/${id}/answer.json`);
  const order = reader.typeOf(answer.at('#/definitions/order'), 'Order');
  reader.typeOf(new Schema(`games/${id}/state.json`), 'State');
  reader.records.at(-1).fields.push({
    name: 'config',
    doc: 'Every number of the rules, kept from the first state.',
    type: { kind: 'record', name: 'Config' },
    optional: false,
    kept: true,
  });
  const { map: _, ...usual } = GAMES.find((game) => game.id === id).configure('text');
  return {
    id,
    name,
    levels: reader.levels,
    enums: [...reader.enums, readLetters(id)],
    records: reader.records,
    order,
    usual,
  };
}

/** A schema, or a part of one, with the file it stands in. */
class Schema {
  constructor(file, node = JSON.parse(readFileSync(join(root, 'schemas', file), 'utf8'))) {
    this.file = file;
    this.node = node;
  }

  part(node) {
    return new Schema(this.file, node);
  }

  /** What a reference points to: "#/definitions/unit", "config.json#/definitions/cells". */
  at(reference) {
    const [path, pointer = ''] = reference.split('#');
    const schema = path === '' ? new Schema(this.file) : new Schema(normalize(join(dirname(this.file), path)));
    const keys = pointer.split('/').filter(Boolean);
    return schema.part(keys.reduce((node, key) => node[key], schema.node));
  }
}

/** Collects the records and enumerations of a game. */
class Reader {
  records = [];
  enums = [];
  levels = 1;
  #prefix;
  #known;

  constructor(prefix, known = []) {
    this.#prefix = prefix;
    this.#known = known;
  }

  /** @returns {Type} */
  typeOf(schema, where) {
    const { node } = schema;
    if (node.$ref) return this.#typeAt(schema, where);
    if (node.enum) return this.#enumOf(node, where);
    if (node.anyOf) return this.#unionOf(schema);
    if (node.const !== undefined) return { kind: kindOf(node.const) };
    if (Array.isArray(node.type)) return { kind: 'nullable', of: { kind: plain(node.type[0]) } };
    if (node.type === 'array') return this.#listOf(schema, where);
    if (node.type === 'object') return this.#objectOf(schema, where);
    return { kind: plain(node.type) };
  }

  #typeAt(schema, where) {
    const found = schema.at(schema.node.$ref);
    if (!/\/(position|target)$/.test(schema.node.$ref)) return this.typeOf(found, where);
    this.levels = Math.max(this.levels, found.node.items.length - 1);
    return { kind: 'position' };
  }

  #listOf(schema, where) {
    const { items } = schema.node;
    if (!Array.isArray(items)) return { kind: 'list', of: this.typeOf(schema.part(items), where) };
    const [first] = items.map((item) => this.typeOf(schema.part(item), where));
    // The two levels of Crematoria are lists of rows: a list of two, and no pair of numbers.
    return { kind: first.kind === 'list' ? 'list' : 'pair', of: first };
  }

  #enumOf({ title, description = '', enum: words }, where) {
    const field = where.slice(where.indexOf('.') + 1);
    const name = title ?? ENUM_NAMES[where] ?? ENUM_NAMES[field] ?? capital(field);
    const known = this.enums.find((other) => other.name === name);
    if (!known) this.enums.push({ name, doc: description, values: words.map((value) => ({ value, name: value })) });
    else if (!words.every((word) => known.values.some(({ value }) => value === word))) {
      throw new Error(`two enumerations of ${this.#prefix} want the name ${name}: add one to ENUM_NAMES (${where})`);
    }
    return { kind: 'enum', name };
  }

  #unionOf(schema) {
    const of = schema.node.anyOf.map((one) => this.typeOf(schema.part(one), '').name);
    const fields = of.map((name) =>
      this.records.find((record) => record.name === name).fields.map((field) => field.name),
    );
    const tells = fields.map((own) => own.find((name) => fields.filter((all) => all.includes(name)).length === 1));
    return { kind: 'union', name: this.#short(schema.node.title), of, tells };
  }

  #objectOf(schema, where) {
    const { node } = schema;
    if (!node.properties) return { kind: 'map', of: this.typeOf(schema.part(node.additionalProperties), where) };
    const name = this.#short(node.title);
    if (![...this.records, ...this.#known].some((record) => record.name === name)) {
      const fields = this.#fieldsOf(schema, name);
      this.records.push({ name, doc: node.description ?? '', fields });
    }
    return { kind: 'record', name };
  }

  /** @returns {Field[]} */
  #fieldsOf(schema, record) {
    const { properties, required = [] } = schema.node;
    return Object.entries(properties)
      .filter(([name]) => !LEFT_OUT.includes(`${record}.${name}`))
      .map(([name, node]) => ({
        name,
        doc: node.description ?? (node.$ref ? (schema.at(node.$ref).node.description ?? '') : ''),
        type: this.typeOf(schema.part(node), `${record}.${name}`),
        optional: !required.includes(name),
        kept: false,
      }));
  }

  /** CrematoriaState is State among the types of Crematoria. */
  #short(title) {
    return title.startsWith(this.#prefix) ? title.slice(this.#prefix.length) : title;
  }
}

/** The letters of a board have names that no schema can give; the schema says which letters there are. */
function readLetters(id) {
  const names = LETTERS[id];
  const text = readFileSync(join(root, 'schemas/games', id, 'state.json'), 'utf8');
  const config = readFileSync(join(root, 'schemas/games', id, 'config.json'), 'utf8');
  const pattern = /"board": \{[^]*?"pattern": "\^\[(.+?)\]/;
  const [, letters] = pattern.exec(text) ?? pattern.exec(config.slice(config.indexOf('"definitions"')));
  const unknown = [...letters].find((letter) => !Object.hasOwn(names, letter));
  if (unknown) throw new Error(`the board of ${id} has a letter without a name: "${unknown}". See letters.mjs`);
  const values = Object.entries(names).map(([value, name]) => ({ value, name }));
  return { name: 'Land', doc: 'What a cell of the board is: its letter there.', values };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const plain = (type) => (type === 'integer' ? 'int' : type);
const kindOf = (value) => (typeof value === 'number' ? 'int' : typeof value);
