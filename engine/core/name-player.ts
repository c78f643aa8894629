import type { ByPlayer } from './players.ts';

/** A player's name for sentences, with the number since two bots may share a name. */
export function namePlayer(player: number, names: ByPlayer<string>): string {
  return names[player] === undefined ? 'nobody' : `${names[player]} (${player})`;
}
