// The types of the Go kit: for each game structs and typed constants, in the package of the game.
import type { EnumType, Field, Game, KitFiles, Model, RecordType, Type } from './model.ts';
import { comment, pascal } from './words.ts';

/** Enumerations that plans name all the time: their words stand alone, those of others after the name of the type. */
const SHORT = ['Direction', 'UnitType', 'Facing', 'Action'];

/** What stands for a number that some units do not have; 0 where nothing is said. */
const STAND_INS: Readonly<Record<string, number>> = { 'Unit.clan': -1, 'Unit.health': 0, 'Unit.turnsToZombie': 0 };

export function emit(model: Model): KitFiles {
  const files = model.games.map((game) => [`minions/${game.file}/types.go`, emitGame(game, model)]);
  return Object.fromEntries(files) as KitFiles;
}

function emitGame(game: Game, { shared, by }: Model): string {
  const body = [
    emitPosition(game.levels),
    ...game.enums.map((type) => emitEnum(type, game)),
    ...[...shared, ...game.records].map(emitRecord),
    ...(game.order.records ? [emitUnion(game.order, game)] : []),
    emitReader(game),
  ];
  return `// Code generated ${by}. DO NOT EDIT.

package ${game.name.toLowerCase()}

import (
	"encoding/json"${game.order.records ? '\n\t"errors"' : ''}

	"minions-judge.example/bot/minions"
)

${body.join('\n\n')}
`;
}

function emitPosition(levels: number): string {
  const names = ['Row', 'Column', 'Level'].slice(0, levels + 1);
  return `// Pos is a cell, from the top left. It compares with ==, and it can be the key of a map.
type Pos struct {
	${names.join(', ')} int
}

// UnmarshalJSON reads the list of the protocol.
func (p *Pos) UnmarshalJSON(text []byte) error {
	return minions.ReadNumbers(text, ${names.map((name) => `&p.${name}`).join(', ')})
}

// MarshalJSON writes the list of the protocol.
func (p Pos) MarshalJSON() ([]byte, error) {
	return minions.WriteNumbers(${names.map((name) => `p.${name}`).join(', ')}), nil
}`;
}

function emitEnum({ name, doc, values }: EnumType, game: Game): string {
  const isLand = name === 'Land';
  const constants = listConstants(game, name);
  const rows = values.map((one) => [
    `\t${constants.get(one.value)!}`,
    `${name} = ${isLand ? `'${one.value}'` : JSON.stringify(one.value)}`,
  ]);
  return `${comment(`${name}: ${doc || 'as in the protocol.'}`, '// ')}type ${name} ${isLand ? 'byte' : 'string'}

// As in the protocol.
const (
${align(rows)}
)`;
}

/** The names of the constants of an enumeration, by their words. */
export function listConstants(game: Game, name: string): ReadonlyMap<string, string> {
  const { values } = game.enums.find((type) => type.name === name)!;
  const others = game.enums.filter((type) => SHORT.includes(type.name) && type.name !== name);
  const taken = new Set([
    ...[...game.records, ...game.enums].flatMap((type) => [type.name, `${type.name}s`]),
    ...others.flatMap((type) => type.values.map((value) => pascal(value.name))),
    'Pos',
    'Order',
    'Orders',
    'Usual',
    'Bot',
    'ReadState',
    'Mine',
  ]);
  const isShort = SHORT.includes(name) && values.every((value) => !taken.has(pascal(value.name)));
  return new Map(values.map((value) => [value.value, `${isShort ? '' : name}${pascal(value.name)}`]));
}

/** An order that is no object. */
const emitBare = ({ name, doc }: RecordType): string => `${comment(`${name}: ${doc}`, '// ')}type ${name} struct {
	Value any
}

// UnmarshalJSON reads what is on the wire.
func (one *${name}) UnmarshalJSON(text []byte) error {
	return json.Unmarshal(text, &one.Value)
}

// MarshalJSON writes it.
func (one ${name}) MarshalJSON() ([]byte, error) {
	return json.Marshal(one.Value)
}`;

function emitRecord(record: RecordType): string {
  const { name, doc, fields } = record;
  if (record.isBare) return emitBare(record);
  const groups = fields.map((field): [string, string[]] => [
    writeDoc(name, field),
    [`\t${fieldName(field)}`, writeType(name, field), writeTag(name, field)],
  ]);
  // The formatter of Go aligns neighbours, but not across a comment.
  const blocks: [string, string[][]][] = [];
  for (const [text, row] of groups) {
    if (text || blocks.length === 0) blocks.push([text, []]);
    blocks.at(-1)![1].push(row);
  }
  if (blocks.length === 0) return `${comment(`${name}: ${doc || 'as in the protocol.'}`, '// ')}type ${name} struct{}`;
  const lines = blocks.map(([text, rows]) => `${comment(text, '\t// ')}${align(rows)}`).join('\n');
  const about = comment(`${name}: ${doc || 'as in the protocol.'}`, '// ');
  return `${about}type ${name} struct {\n${lines}\n}${emitStandIns(name, fields)}`;
}

/** Numbers that are missing and are not 0 then. */
function emitStandIns(record: string, fields: readonly Field[]): string {
  const missing = fields.filter((field) => isStandIn(record, field) && STAND_INS[`${record}.${field.name}`] !== 0);
  if (missing.length === 0) return '';
  const values = missing.map((field) => `${fieldName(field)}: ${STAND_INS[`${record}.${field.name}`]}`);
  return `

// UnmarshalJSON knows what stands for a number that is missing.
func (one *${record}) UnmarshalJSON(text []byte) error {
	type plain ${record}
	value := plain{${values.join(', ')}}
	err := json.Unmarshal(text, &value)
	*one = ${record}(value)
	return err
}`;
}

function emitUnion({ name, records, tells: keysOf }: Type, game: Game): string {
  const [of, tells] = [records!, keysOf!];
  const words = of.map((one, n) => {
    const { fields } = game.records.find((record) => record.name === one)!;
    return pascal(fields.find((field) => field.name === tells[n])!.word);
  });
  const methods = of.map((one) => `func (${one}) is${name}() {}`);
  const keys = tells.map((key, n) => [`\t\t${words[n]!}`, 'json.RawMessage', `\`json:"${key}"\``]);
  const cases = of.map((one, n) => `	case fields.${words[n]!} != nil:\n\t\treturn read${name}As[${one}](text)`);
  return `// ${name} is one of ${of.join(', ')}.
type ${name} interface {
	is${name}()
}

${methods.join('\n\n')}

// ${name}s is a list that can be read.
type ${name}s []${name}

// UnmarshalJSON tells the orders apart by their fields.
func (orders *${name}s) UnmarshalJSON(text []byte) error {
	var items []json.RawMessage
	err := json.Unmarshal(text, &items)
	for n := 0; n < len(items) && err == nil; n++ {
		var one ${name}
		one, err = read${name}(items[n])
		*orders = append(*orders, one)
	}
	return err
}

func read${name}(text []byte) (${name}, error) {
	var fields struct {
${align(keys)}
	}
	if err := json.Unmarshal(text, &fields); err != nil {
		return nil, err
	}
	switch {
${cases.join('\n')}
	}
	return nil, errors.New("an order of no kind")
}

func read${name}As[T ${name}](text []byte) (${name}, error) {
	var one T
	err := json.Unmarshal(text, &one)
	return one, err
}`;
}

/** As it stands, where it can. */
const quoteRaw = (text: string): string => (text.includes('`') ? JSON.stringify(text) : `\`${text}\``);

function emitReader({ id, name, usual }: Game): string {
  return `// Usual has the rules as they usually are.
var Usual = func() (config Config) {
	minions.MustRead(${quoteRaw(JSON.stringify(usual))}, &config)
	return config
}()

// Bot plays this game, each match with a new plan: minions.Run(${name.toLowerCase()}.Bot[Plan]()).
func Bot[T any, P interface {
	*T
	minions.Plan[State, Order]
}]() minions.Bot {
	return minions.NewBot("${id}", func() (func([]byte) (*State, error), minions.Plan[State, Order]) {
		return newReader(), P(new(T))
	})
}

// ReadState reads a state that was saved on a line.
func ReadState(line []byte) (*State, error) {
	return newReader()(line)
}

// Reads the states of one match; all have the configuration of the first.
func newReader() func(line []byte) (*State, error) {
	config := &Usual
	return func(line []byte) (*State, error) {
		state := new(State)
		err := json.Unmarshal(line, state)
		if state.Start != nil {
			config = state.Start.Config
		}
		state.Config = config
		return state, err
	}
}`;
}

export const fieldName = ({ word }: Field): string => (word === 'id' ? 'ID' : pascal(word));
const isStandIn = (record: string, { name, type, optional }: Field): boolean =>
  optional && type.kind === 'int' && `${record}.${name}` in STAND_INS;
const PLAIN: Readonly<Record<string, string>> = {
  int: 'int',
  number: 'float64',
  boolean: 'bool',
  string: 'string',
  position: 'Pos',
  json: 'any',
};

function writeType(record: string, field: Field): string {
  const { type, optional } = field;
  if (type.kind === 'nullable' || type.kind === 'json') return typeName(type);
  if (type.kind === 'record') return `*${type.name}`;
  const isPlain = isStandIn(record, field) || ['enum', 'map', 'list'].includes(type.kind) || record === 'State';
  return optional && !isPlain ? `*${typeName(type)}` : typeName(type);
}

function typeName(type: Type): string {
  if (type.kind === 'list' && type.of!.kind === 'union') return `${type.of!.name}s`;
  if (type.kind === 'nullable') return `*${typeName(type.of!)}`;
  const one = type.of && `${type.of.kind === 'record' ? '*' : ''}${typeName(type.of)}`;
  if (type.kind === 'list') return `[]${one}`;
  if (type.kind === 'pair') return `[2]${one}`;
  if (type.kind === 'map') return `map[string]${one}`;
  return PLAIN[type.kind] ?? type.name!;
}

function writeTag(record: string, { name, optional, kept }: Field): string {
  // What stands for a missing number is written too, unless it is 0.
  const isLeftOut = optional && !STAND_INS[`${record}.${name}`];
  return kept ? '`json:"-"`' : `\`json:"${name}${isLeftOut ? ',omitempty' : ''}"\``;
}

function writeDoc(record: string, field: Field): string {
  const standIn = isStandIn(record, field) ? ` ${STAND_INS[`${record}.${field.name}`]} where there is none.` : '';
  return `${field.doc.replaceAll(/\bnull\b/g, 'nil')}${standIn}`.trim();
}

/** Rows in columns, as the formatter of Go writes them. */
function align(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, n) => Math.max(...rows.map((row) => row[n]!.length)));
  return rows
    .map((row) =>
      row
        .map((word, n) => word.padEnd(widths[n]!))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}
