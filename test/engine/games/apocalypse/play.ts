import type { Refusal } from '../../../../engine/core/game.ts';
import type { Generator } from '../../../../engine/core/generator.ts';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { toCell } from '../../../../engine/games/apocalypse/board.ts';
import { cloneState, type ApocalypseState } from '../../../../engine/games/apocalypse/state.ts';
import { takeOrders } from '../../../../engine/games/apocalypse/take-orders.ts';
import type {
  ApocalypseEvent,
  ApocalypseOrder,
  ApocalypsePhase,
  HelicopterOrder,
} from '../../../../engine/games/apocalypse/types.ts';
import { scripted } from '../../core/scripted-generator.ts';
import type { Place, Scene } from './picture.ts';

/** An order and who gives it, which may depend on who stands where. */
type Command = (state: ApocalypseState) => { player: number; order: ApocalypseOrder };

export interface Outcome extends Scene {
  readonly moves: ApocalypseOrder[];
  /** What whoever listens is told. */
  readonly events: ApocalypseEvent[];
  /** Why orders were refused, by player. */
  readonly reasons: ByPlayer<string[]>;
}

/** Whoever stands on a cell goes to another. */
export function move(from: Place, to: Place): Command {
  return (state) => {
    const soldier = state.soldierAt[toCell(...from)]!;
    return { player: state.player[soldier]!, order: { soldier: state.id[soldier]!, to } };
  };
}

export function fly(helicopter: number, task: HelicopterOrder['do']): Command {
  return () => ({ player: ownerOf(helicopter), order: { helicopter, do: task } });
}

export function drop(helicopter: number, parachuter: Place): Command {
  return () => ({ player: ownerOf(helicopter), order: { parachuter, helicopter } });
}

export function order(player: number, given: ApocalypseOrder): Command {
  return () => ({ player, order: given });
}

const ownerOf = (helicopter: number): number => Math.floor((helicopter - 1) / 2);

/** Plays one or more phases of a round with these orders. The scene itself stays as it is. */
export function play(
  phases: ApocalypsePhase | readonly ApocalypsePhase[],
  before: Scene,
  commands: readonly Command[] = [],
  rng: Generator = scripted(),
): Outcome {
  const state = cloneState(before.state);
  const given = commands.map((command) => command(state));
  const intakes = byPlayer((player) => {
    const orders = given.filter((entry) => entry.player === player).map((entry) => entry.order);
    return takeOrders(state, player, orders, before.config);
  });
  const refused = byPlayer((player): Refusal[] => intakes[player].refused);
  const moves: ApocalypseOrder[] = [];
  const events: ApocalypseEvent[] = [];
  const turn = {
    config: before.config,
    state,
    rng,
    orders: byPlayer((player) => intakes[player].accepted),
    refused,
    moves,
    isWatched: true,
    emit: (event: ApocalypseEvent) => void events.push(event),
  };
  for (const phase of [phases].flat()) phase(turn);
  return {
    ...before,
    state,
    moves,
    events,
    reasons: byPlayer((player) => refused[player].map(({ reason }) => reason)),
  };
}
