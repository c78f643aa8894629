/**
 * What the starter kits know of a game, read from its schemas and free of any language. One emitter per language
 * (`python.ts`, …) writes it; `scripts/generate-kit-types.mjs` runs them for our games, and `minions new` for a game from
 * outside. What an emitter makes of the model:
 *
 * - every record a type with typed fields; `optional` and `nullable` as the language says "may be missing";
 * - every enumeration an enumeration, so that a misspelt word does not compile;
 * - Pos, with the fields row, column (and level where game.levels > 1), that compares and can be a key; on the wire it is
 *   the list of its fields;
 * - a reader from JSON to State, and a writer from an order to JSON. Readers skip fields that they do not know: a later
 *   version of the protocol may send more. A word that an enumeration does not know may be an error;
 * - State.config (`kept`) is not on the wire: it is that of the last start, or game.usual before there was any.
 *
 * To add a language: write `<language>.ts` with an `emit`, name it in `emitters.ts`, run "npm run build && npm run types",
 * and commit what that writes; "npm run check" fails when it is out of date. What is written is formatted by the emitter
 * (or, for .ts and .mjs of our own games, by oxfmt).
 */
export interface Model {
  /** From what and by what, for the first line of every file. */
  readonly by: string;
  /** Records that all games share (Limits, Rejection, Result), those used by others first. */
  readonly shared: readonly RecordType[];
  readonly games: readonly Game[];
}

export interface Game {
  /** As in the protocol: ork-island. */
  readonly id: string;
  /** OrkIsland. */
  readonly name: string;
  /** ork-island: what its files are called. */
  readonly file: string;
  /** 2 in Crematoria, where positions have a level, and 1 elsewhere. */
  readonly levels: number;
  /** Direction, UnitType, …, and in our games Land: the letters of the board. */
  readonly enums: readonly EnumType[];
  /** Those used by others first; Config, Start, Last and State come last. */
  readonly records: readonly RecordType[];
  /** What an answer lists: the record Order, or a union of several. */
  readonly order: Type;
  /** The configuration of a match with the usual rules, as in the protocol. */
  readonly usual: Readonly<Record<string, unknown>>;
}

export interface EnumType {
  readonly name: string;
  readonly doc: string;
  readonly values: readonly EnumValue[];
}

export interface EnumValue {
  /** The word of the protocol. */
  readonly value: string;
  /** A name made of letters: for most the word itself, for letters of the board what they mean (value R, name rock). */
  readonly name: string;
}

export interface RecordType {
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly Field[];
  /** It has one field, and on the wire it is the value of that: an order that is no object. */
  readonly isBare?: boolean;
}

export interface Field {
  /** As in the protocol. */
  readonly name: string;
  /** The same as a name of a program: letters and digits in camel case, another for each field whatever the spelling. */
  readonly word: string;
  readonly doc: string;
  readonly type: Type;
  /** May be missing on the wire. */
  readonly optional: boolean;
  /** Not on the wire: remembered from an earlier state (State.config alone). */
  readonly kept: boolean;
}

/**
 * `map` is an object with any names. `pair` is a list of two. `json` is any value. `union` (Order of Apocalypse) is one of
 * several records; `tells` has for each the field that no other of them has.
 */
export interface Type {
  readonly kind: Kind;
  /** Of an enumeration, a record, a union. */
  readonly name?: string;
  /** Of what there is one or none (nullable), or many (list, map, pair). */
  readonly of?: Type;
  readonly records?: readonly string[];
  readonly tells?: readonly string[];
}

export type Kind =
  | 'int'
  | 'number'
  | 'string'
  | 'boolean'
  | 'position'
  | 'json'
  | 'nullable'
  | 'list'
  | 'map'
  | 'pair'
  | 'enum'
  | 'record'
  | 'union';

/** The texts of files, by their paths in the folder of the kit. */
export type KitFiles = Readonly<Record<string, string>>;

/** The records that orders are. */
export const orderNames = ({ order }: Game): readonly string[] => order.records ?? [order.name!];
