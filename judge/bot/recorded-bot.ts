import type { Player } from '../../engine/core/players.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import type { StartBot } from './bot.ts';
import { scriptBot } from './scripted-bot.ts';

/** A bot that gives the orders of a player in a replay again, round by round, and none when the record ends. */
export function recallBot(rounds: readonly ReplayRound[], player: Player): StartBot {
  const orders = new Map(rounds.map((line) => [line.round, line.orders[player]]));
  return scriptBot(({ round }) => JSON.stringify({ round, orders: orders.get(round) ?? [] }));
}
