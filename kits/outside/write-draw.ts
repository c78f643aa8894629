import type { Game, Type } from '../kit-types/model.ts';
import type { OrderRecipe, Recipe } from './demo-orders.ts';

/** How a language writes what `demo` draws. */
export interface DrawWords {
  /** The id of the unit at hand. */
  readonly unit: string;
  range(low: number, high: number): string;
  /** A value as in the protocol. */
  literal(type: Type, value: unknown): string;
  /** One of some values; `isAll`: they are all of an enumeration. */
  pick(type: Type, values: readonly string[], isAll: boolean): string;
  position(coordinates: readonly string[]): string;
  list(type: Type, items: readonly string[]): string;
}

/** An expression that draws a value. */
export function writeDraw(game: Game, recipe: Recipe, given: Type, words: DrawWords): string {
  const type = given.kind === 'nullable' ? given.of! : given;
  switch (recipe.kind) {
    case 'unit':
      return words.unit;
    case 'range':
      return words.range(recipe.low, recipe.high);
    case 'choice':
      return writeChoice(game, recipe.values, type, words);
    case 'position':
      return words.position(recipe.of.map((one) => writeDraw(game, one, { kind: 'int' }, words)));
    case 'list':
      return words.list(
        type,
        recipe.of.map((one) => writeDraw(game, one, type.of!, words)),
      );
  }
}

function writeChoice(game: Game, values: readonly unknown[], type: Type, words: DrawWords): string {
  const texts = values.map((value) => words.literal(type, value));
  if (texts.length === 1) return texts[0]!;
  const all = game.enums.find(({ name }) => name === type.name)?.values.length;
  return words.pick(type, texts, type.kind === 'enum' && all === texts.length);
}

/** The name of the constant for a word of an enumeration. */
export function findConstant(game: Game, type: Type, word: unknown): string {
  const { values } = game.enums.find(({ name }) => name === type.name)!;
  return values.find(({ value }) => value === word)!.name;
}

/** The enumerations and other types that the orders mention. */
export function listTypes(forms: readonly OrderRecipe[]): string[] {
  const name = ({ kind, of, name: own }: Type): string[] =>
    of ? name(of) : kind === 'position' ? ['Pos'] : own === undefined ? [] : [own];
  return [...new Set(forms.flatMap(({ given }) => [...given.keys()].flatMap((field) => name(field.type))))];
}

/** A number that may have a fraction, written so that every language takes it for one. */
export const decimal = (value: unknown): string => (Number.isInteger(value) ? `${String(value)}.0` : String(value));
