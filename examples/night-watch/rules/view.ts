import { copyPlain, type Player } from 'minions-judge/engine';
import { DIRECTIONS, isFloor, isNear, stepFrom, type Cell } from './cells.ts';
import type { Config, Move, Order, State, View } from './types.ts';

/** Everything, for those who watch. */
export function view({ board, guards, cans }: State): View {
  const units = guards.flatMap(({ pos, health }, player) => (health > 0 ? [{ id: player, player, pos, health }] : []));
  return copyPlain({ board, units, cans: cans.map((pos) => ({ pos })), lit: null });
}

/** What one guard sees: whatever is near it. */
export function viewFor(state: State, { sight, size }: Config, player: Player): View {
  const { pos } = state.guards[player]!;
  const isSeen = (thing: { pos: Cell }): boolean => isNear(thing.pos, pos, sight);
  const all = view(state);
  const lit = [...pos.map((at) => Math.max(0, at - sight)), ...pos.map((at) => Math.min(size - 1, at + sight))];
  return { ...all, units: all.units.filter(isSeen), cans: all.cans.filter(isSeen), lit };
}

export function movesFor(player: Player, moves: readonly Move[]): Move[] {
  return moves.flatMap(({ seenBy = [], ...move }) => (seenBy.includes(player) ? [move] : []));
}

export function legalOrders({ board, units }: View, player: Player): Order[] {
  const mine = units.find((unit) => unit.player === player);
  if (!mine) return [];
  const open = DIRECTIONS.filter((dir) => isFloor(board, stepFrom(mine.pos, dir)));
  return open.flatMap((dir) => [
    { do: 'walk', dir },
    { do: 'throw', dir },
  ]);
}
