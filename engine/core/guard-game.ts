import type { CheckShape } from '../../protocol/validator.ts';
import { ConfigError } from './config-error.ts';
import type { GameTypes } from './game.ts';
import type { Match } from './match.ts';
import { OrdersError } from './orders-error.ts';
import type { PlayableGame } from './playable-game.ts';
import { PLAYERS } from './players.ts';

/**
 * The same game for whoever has not checked what comes in: configurations and orders that break the game's schemas are
 * refused, in the words that bots and commands get. The engine itself does not look at shapes, since the judge has done so.
 */
export function guardGame<G extends PlayableGame>(game: G, checkShape: CheckShape): G {
  const guard = (match: Match): Match =>
    Object.create(match, {
      play: {
        value: (...[orders, onEvent]: Parameters<Match['play']>) => {
          requireOrders(match, orders, checkShape);
          return match.play(orders, onEvent);
        },
      },
      clone: { value: (...options: Parameters<Match['clone']>) => guard(match.clone(...options)) },
    }) as Match;
  return {
    ...game,
    start(...[config, ...seeds]: Parameters<PlayableGame['start']>) {
      requireConfig(game.id, config, checkShape);
      return guard(game.start(config, ...seeds));
    },
  };
}

function requireConfig(id: string, config: GameTypes['config'], checkShape: CheckShape): void {
  const schema = `games/${id}/config`;
  const problem = checkShape(schema, config);
  if (problem === undefined) return;
  throw new ConfigError(`invalid configuration: ${problem}`, `"minions schema ${schema}" shows what may stand in it`);
}

function requireOrders({ game, round }: Match, orders: unknown, checkShape: CheckShape): void {
  const schema = `games/${game}/answer`;
  for (const player of PLAYERS) {
    const given: unknown = Array.isArray(orders) ? orders[player] : undefined;
    const problem = checkShape(schema, { round, orders: given ?? null });
    if (problem === undefined) continue;
    throw new OrdersError(
      `the orders of player ${player}: ${problem}`,
      `"minions schema ${schema}" shows what orders look like`,
    );
  }
}
