import { GAMES } from '../../engine/registry.ts';
import { readSchema } from '../../protocol/schema-files.ts';

/** Which schemas a value may be meant to keep to, by its own shape; several where the game cannot be told. */
export function recognise(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  const has = (...names: string[]): boolean => names.every((name) => Object.hasOwn(value, name));
  const ofGames = (kind: string): string[] => GAMES.map(({ id }) => `games/${id}/${kind}`);
  if (has('replay')) return ['replay/header'];
  if (has('end')) return ['replay/end'];
  if (has('fingerprint')) return ['replay/round'];
  if (has('protocol') || has('board'))
    return ofGames('state').filter((name) => !has('game') || name.includes(`/${findGameId(value)}/`));
  if (has('run') || has('bots')) return ['bot'];
  if (has('rules', 'rounds')) return ofGames('config');
  return has('orders') || has('round') ? chooseAnswers(value, ofGames('answer')) : [];
}

/** A few orders tell which game they are of. */
const LOOKED_AT = 100;

/** The answers whose orders have such fields; all of them where no order tells. */
function chooseAnswers(value: object, schemas: readonly string[]): string[] {
  const { orders } = value as { orders?: unknown };
  const fields = new Set((Array.isArray(orders) ? orders.slice(0, LOOKED_AT) : []).flatMap(listFields));
  const counts = schemas.map((name) => [...listOrderFields(name)].filter((field) => fields.has(field)).length);
  const most = Math.max(...counts);
  return schemas.filter((_, index) => counts[index] === most);
}

function listFields(order: unknown): string[] {
  return typeof order === 'object' && order !== null ? Object.keys(order) : [];
}

/** The names of everything that an order of a game may have. */
function listOrderFields(schema: string): Set<string> {
  const definitions = readSchema(schema)['definitions'] as Readonly<Record<string, { readonly properties?: object }>>;
  return new Set(Object.values(definitions).flatMap(({ properties = {} }) => Object.keys(properties)));
}

function findGameId(value: object): string {
  return String((value as { game?: unknown }).game);
}
