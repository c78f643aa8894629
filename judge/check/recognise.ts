import type { ReadSchema, Schema } from '../../protocol/schema-files.ts';

/** The games that a value may be of, and their schemas. */
export interface KnownGames {
  readonly games: readonly { readonly id: string }[];
  readonly readSchema: ReadSchema;
}

/** Which schemas a value may be meant to keep to, by its own shape; several where the game is not clear. */
export function recognise(value: unknown, { games, readSchema }: KnownGames): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const has = (...names: string[]): boolean => names.every((name) => Object.hasOwn(value, name));
  const ofGames = (kind: string): string[] => games.map(({ id }) => `games/${id}/${kind}`);
  if (has('error')) return ['error'];
  if (has('replay')) return ['replay/header'];
  if (has('end')) return ['replay/end'];
  if (has('fingerprint')) return ['replay/round'];
  if (has('protocol') || has('board')) return chooseStates(value, ofGames('state'), readSchema);
  if (has('run') || has('bots')) return ['bot'];
  if (has('rules', 'rounds')) return ofGames('config');
  return has('orders') || has('round') ? chooseAnswers(value, ofGames('answer'), readSchema) : [];
}

/** The state of the game that it names, or of those that have most of its fields. */
function chooseStates(value: object, schemas: readonly string[], readSchema: ReadSchema): string[] {
  if (Object.hasOwn(value, 'game')) return schemas.filter((name) => name.includes(`/${findGameId(value)}/`));
  const fields = new Set(Object.keys(value));
  return chooseMost(schemas, (name) => Object.keys(readSchema(name)['properties'] as object), fields);
}

function chooseMost(
  schemas: readonly string[],
  list: (schema: string) => Iterable<string>,
  fields: Set<string>,
): string[] {
  const counts = schemas.map((name) => [...list(name)].filter((field) => fields.has(field)).length);
  const most = Math.max(...counts);
  return schemas.filter((_, index) => counts[index] === most);
}

/** A few orders show which game they are of. */
const LOOKED_AT = 100;

/** The answers whose orders have such fields; all of them where no order shows it. */
function chooseAnswers(value: object, schemas: readonly string[], readSchema: ReadSchema): string[] {
  const { orders } = value as { orders?: unknown };
  const fields = new Set((Array.isArray(orders) ? orders.slice(0, LOOKED_AT) : []).flatMap(listFields));
  return chooseMost(schemas, (name) => listOrderFields(readSchema(name)), fields);
}

function listFields(order: unknown): string[] {
  return typeof order === 'object' && order !== null ? Object.keys(order) : [];
}

/** The names of everything that an order of a game may have. */
function listOrderFields(schema: Schema): Set<string> {
  const definitions = schema['definitions'] as Readonly<Record<string, { readonly properties?: object }>>;
  return new Set(Object.values(definitions).flatMap(({ properties = {} }) => Object.keys(properties)));
}

function findGameId(value: object): string {
  return String((value as { game?: unknown }).game);
}
