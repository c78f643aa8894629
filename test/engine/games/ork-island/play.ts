import type { Generator } from '../../../../engine/core/generator.ts';
import { byPlayer, type Player } from '../../../../engine/core/players.ts';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import type { Direction } from '../../../../engine/games/ork-island/vocabulary.ts';
import { takeOrders } from '../../../../engine/games/ork-island/take-orders.ts';
import type { OrkIslandConfig, OrkIslandPhase, OrkIslandTurn } from '../../../../engine/games/ork-island/types.ts';
import { lowest } from '../../core/scripted-generator.ts';
import type { Scene } from './picture.ts';

interface Played extends Scene {
  /** What was executed, such as `a E won`. */
  readonly moves: string[];
  /** Why orders were refused, by player. */
  readonly refused: string[][];
}

interface Circumstances {
  readonly orders?: readonly string[];
  readonly rng?: Generator;
  readonly config?: Partial<OrkIslandConfig>;
}

/**
 * Plays phases on a scene, which changes, with orders such as `a E`. Each player gives those for the orks that the
 * letters make its own. Without a generator every draw is the lowest: orders are carried out as listed, by player.
 */
export function play(
  phases: OrkIslandPhase | readonly OrkIslandPhase[],
  scene: Scene,
  how: Circumstances = {},
): Played {
  const { state, names } = scene;
  const intakes = byPlayer((player) => takeOrders(state, player, ordersOf(scene, player, how.orders ?? [])));
  const turn: OrkIslandTurn = {
    config: { ...defaults, ...how.config },
    state,
    rng: how.rng ?? lowest(),
    orders: byPlayer((player) => intakes[player].accepted),
    refused: byPlayer((player) => intakes[player].refused),
    moves: [],
    isWatched: false,
    emit() {},
  };
  for (const phase of [phases].flat()) phase(turn);
  return {
    ...scene,
    moves: turn.moves.map(({ unit, dir, outcome }) => `${names[unit]} ${dir} ${outcome}`),
    refused: turn.refused.map((refusals) => refusals.map(({ reason }) => reason)),
  };
}

function ordersOf(
  { state, names }: Scene,
  player: Player,
  orders: readonly string[],
): { unit: number; dir: Direction }[] {
  return orders.flatMap((order) => {
    const [name, dir] = order.split(' ') as [string, Direction];
    const unit = names.indexOf(name);
    return state.player[unit] === player ? [{ unit, dir }] : [];
  });
}
