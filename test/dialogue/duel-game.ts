import type { Game } from '../../engine/core/game.ts';
import { byPlayer, defineGame } from '../../engine/define-game.ts';

interface Duel {
  config: { rules: 'text'; rounds: number };
  state: { round: number; hidden: number[]; out: boolean[] };
  view: { mine: number[] };
  order: { name: string };
  move: { by: number; secret: string };
}

/**
 * One player is asked in each round, in turn; each has a number that only it knows, and an order "out" puts it out. It is over when
 * one is left. Points are halves.
 */
export const duel: Game<Duel> = defineGame<Duel>({
  id: 'duel',
  title: 'Duel',
  version: '1',
  defaults: { rules: 'text', rounds: 20 },
  generate: () => ({ round: 0, hidden: [10, 11, 12, 13], out: [false, false, false, false] }),
  round: [
    ({ state, orders, moves }) => {
      for (const [player, given] of orders.entries()) {
        for (const { order } of given) {
          moves.push({ by: player, secret: order.name });
          if (order.name === 'out') state.out[player] = true;
        }
      }
    },
  ],
  takeOrders: (_, __, orders) => ({
    accepted: orders.flatMap((order, index) => (order.name === 'bad' ? [] : [{ index, order }])),
    refused: orders.flatMap(({ name }, order) => (name === 'bad' ? [{ order, reason: 'bad' }] : [])),
  }),
  isOver: ({ out }) => out.filter((isOut) => !isOut).length === 1,
  isOut: ({ out }, _, player) => out[player]!,
  isAsked: ({ round }, _, player) => round % 4 === player,
  view: ({ hidden }) => ({ mine: [...hidden] }),
  viewFor: ({ hidden }, _, player) => ({ mine: [hidden[player]!] }),
  movesFor: (player, moves) => moves.map(({ by, secret }) => ({ by, secret: by === player ? secret : '?' })),
  score: ({ round }) => byPlayer((player) => (player + round) / 2),
});
