import type { Player } from '../../engine/core/players.ts';
import { UsageError } from '../../judge/usage-error.ts';

const HINT = 'for example: 0=./mine';

/** The bots that people put into seats: `0=./mine 2="python3 other.py"`. */
export function parseSeats(args: readonly string[]): ReadonlyMap<Player, string> {
  const seats = new Map<Player, string>();
  for (const argument of args) {
    const [, player, source = ''] = /^([^=]*)=(.*)$/s.exec(argument) ?? [];
    if (player === undefined)
      throw new UsageError(`invalid seat: expected a player and a bot, got "${argument}"`, HINT);
    if (!/^[0-3]$/.test(player))
      throw new UsageError(`invalid seat: expected a player from 0 to 3, got "${player}" in "${argument}"`, HINT);
    if (source.trim() === '') throw new UsageError(`invalid seat: expected a bot after "=", got "${argument}"`, HINT);
    if (seats.has(Number(player) as Player)) throw new UsageError(`player ${player} is given two bots`, 'give it one');
    seats.set(Number(player) as Player, source);
  }
  return seats;
}
