import { listConstants, fieldName } from '../kit-types/go.ts';
import type { Field, Game, KitFiles, Type } from '../kit-types/model.ts';
import { comment } from '../kit-types/words.ts';
import { aboutPlan, type GameKit } from './game-kit.ts';
import { decimal, writeDraw, type DrawWords } from './write-draw.ts';

export function writeGo(kit: GameKit): KitFiles {
  return { [`minions/${kit.game.file}/game.go`]: writeLibrary(kit), 'plan.go': writePlan(kit) };
}

function writeLibrary({ game, title, units }: GameKit): string {
  const lists = game.enums.map(({ name, values }) => {
    const constants = listConstants(game, name);
    return `\n// ${name}s are all of ${name}.\nvar ${name}s = []${name}{${values.map(({ value }) => constants.get(value)!).join(', ')}}\n`;
  });
  const mine = `
// Mine are my units.
func Mine(state *State) []*${units?.name} {
	var mine []*${units?.name}
	for _, unit := range state.Units {
		if unit.Player == state.Player {
			mine = append(mine, unit)
		}
	}
	return mine
}
`;
  const about = comment(
    `Package ${game.name.toLowerCase()} has what a bot for ${title} needs. Its types are in types.go.`,
    '// ',
  );
  return `${about}package ${game.name.toLowerCase()}\n${lists.join('')}${units ? mine : ''}`;
}

const POINTER = `
func pointerTo[T any](value T) *T {
	return &value
}
`;

function writePlan(kit: GameKit): string {
  const give = writeForms(kit);
  const lines = kit.orders.isForUnits
    ? ['for _, unit := range game.Mine(state) {', ...give.map((line) => `\t${line}`), '}']
    : give;
  const body = lines.map((line) => `\t${line}\n`).join('');
  return `package main

import (
	"minions-judge.example/bot/minions"
	game "minions-judge.example/bot/minions/${kit.game.file}"
)

${comment(`Plan: ${aboutPlan(kit)}`, '// ')}type Plan struct{}

// Play chooses the orders of a round.
func (p *Plan) Play(state *game.State, rng *minions.Random) []game.Order {
	var orders []game.Order
${body}	return orders
}
${body.includes('pointerTo(') ? POINTER : ''}`;
}

function writeForms({ game, orders: { forms } }: GameKit): string[] {
  const words = makeWords(game);
  const lines = forms.map(({ record, given }) => {
    const values = [...given].map(([field, recipe]) => {
      const text = writeDraw(game, recipe, field.type, words);
      return `${fieldName(field)}: ${isPointer(field) ? `pointerTo(${text})` : text}`;
    });
    return `orders = append(orders, game.${record.name}{${values.join(', ')}})`;
  });
  if (lines.length < 2) return lines;
  const tests = lines.flatMap((line, n) => [n === lines.length - 1 ? 'default:' : `case ${n}:`, `\t${line}`]);
  return [`switch rng.Random(0, ${lines.length - 1}) {`, ...tests, '}'];
}

const isPointer = ({ type, optional }: Field): boolean =>
  type.kind === 'nullable' || (optional && !['enum', 'list', 'json'].includes(type.kind));

function makeWords(game: Game): DrawWords {
  const literal = (type: Type, value: unknown): string => {
    if (type.kind === 'enum') return `game.${listConstants(game, type.name!).get(value as string)!}`;
    if (type.kind === 'position')
      return `game.Pos{${(value as number[]).map((one, n) => `${COORDINATES[n]}: ${one}`).join(', ')}}`;
    if (type.kind === 'list')
      return writeList(
        type,
        (value as unknown[]).map((one) => literal(type.of!, one)),
      );
    return type.kind === 'json' ? writeAny(value) : type.kind === 'number' ? decimal(value) : JSON.stringify(value);
  };
  const writeList = (type: Type, items: readonly string[]): string => `[]${typeName(type.of!)}{${items.join(', ')}}`;
  return {
    unit: 'unit.ID',
    range: (low, high) => `rng.Random(${low}, ${high})`,
    literal,
    pick: (type, values, isAll) =>
      `minions.Pick(rng, ${isAll ? `game.${type.name}s` : `[]${typeName(type)}{${values.join(', ')}}`})`,
    position: (coordinates) => `game.Pos{${coordinates.map((one, n) => `${COORDINATES[n]}: ${one}`).join(', ')}}`,
    list: writeList,
  };
}

const COORDINATES = ['Row', 'Column', 'Level'];
const PLAIN: Readonly<Record<string, string>> = {
  int: 'int',
  number: 'float64',
  boolean: 'bool',
  string: 'string',
  json: 'any',
};
const typeName = (type: Type): string => PLAIN[type.kind] ?? `game.${type.name ?? 'Pos'}`;

/** Any JSON, as Go writes it. */
function writeAny(value: unknown): string {
  if (value === null || value === undefined) return 'nil';
  if (Array.isArray(value)) return `[]any{${value.map(writeAny).join(', ')}}`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${writeAny(one)}`);
  return `map[string]any{${members.join(', ')}}`;
}
