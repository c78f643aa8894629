import type { Game, Kind, RecordType, Type } from './model.ts';
import type { GameNames } from './names.ts';
import { Schema, type Node } from './schema.ts';
import { TypeReader } from './read-types.ts';
import { makeTable } from './words.ts';

/** Gives the schema of a name, as in `common` and `games/ork-island/state`. */
export type ReadSchema = (name: string) => Node;

/** The types that the states of all games share. */
export function readShared(readSchema: ReadSchema): TypeReader {
  const shared = new TypeReader('Shared');
  const common = new Schema('common', readSchema);
  for (const name of ['limits', 'rejected', 'result']) {
    shared.readType(common.at(`#/definitions/${name}`), makePascal(name));
  }
  return shared;
}

const makePascal = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export interface GameSource extends GameNames {
  readonly id: string;
  /** The configuration of a match with the usual rules. */
  readonly usual: Readonly<Record<string, unknown>>;
  /** Fields that plans need not know, as in "Config.map". */
  readonly leftOut?: readonly string[];
}

/** The types of a game. */
export function readGame(source: GameSource, readSchema: ReadSchema, shared: TypeReader): Game {
  const { id, name, file, usual, leftOut } = source;
  const reader = new TypeReader(name, shared, leftOut);
  const answer = new Schema(`games/${id}/answer`, readSchema);
  const order = reader.readType(answer.at('#/definitions/order'), 'Order');
  const isTyped = order.kind === 'record' || order.kind === 'union';
  reader.records.forEach((record, n) => (reader.records[n] = withPlainFields(record)));
  if (!isTyped) reader.records.push(BARE_ORDER);
  reader.readType(new Schema(`games/${id}/state`, readSchema), 'State');
  const state = reader.records.pop()!;
  reader.records.push({ ...state, fields: [...state.fields, CONFIG] });
  const numbers = reader.records.find((record) => record.name === 'Config')!.fields.map((field) => field.name);
  return {
    id,
    name,
    file,
    levels: reader.levels || 1,
    enums: reader.enums,
    records: reader.records,
    order: isTyped ? order : { kind: 'record', name: 'Order' },
    usual: makeTable(Object.fromEntries(Object.entries(usual).filter(([word]) => numbers.includes(word)))),
  };
}

const SCALARS: readonly Kind[] = ['int', 'number', 'string', 'boolean', 'enum', 'position', 'json'];

/** Kits write what stands alone and lists of it; of the rest of an order, plans write the JSON. */
function withPlainFields(record: RecordType): RecordType {
  const isPlain = ({ kind, of }: Type): boolean =>
    SCALARS.includes(kind) || ((kind === 'nullable' || kind === 'list') && SCALARS.includes(of!.kind));
  const fields = record.fields.map((field) =>
    isPlain(field.type) ? field : { ...field, type: { kind: 'json' as const } },
  );
  return { ...record, fields };
}

const BARE_ORDER: RecordType = {
  name: 'Order',
  doc: 'An order, as the schema of the game describes it.',
  fields: [{ name: 'value', word: 'value', doc: 'Any JSON.', type: { kind: 'json' }, optional: false, kept: false }],
  isBare: true,
};

const CONFIG = {
  name: 'config',
  word: 'config',
  doc: 'Every number of the rules, kept from the first state.',
  type: { kind: 'record', name: 'Config' },
  optional: false,
  kept: true,
} as const;
