import { GAMES } from '../../engine/registry.ts';

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
  return has('orders') || has('round') ? ofGames('answer') : [];
}

function findGameId(value: object): string {
  return String((value as { game?: unknown }).game);
}
