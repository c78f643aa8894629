import { byPlayer, PLAYERS, type Player } from '../../engine/core/players.ts';
import type { PlanBuilder } from './plan-builder.ts';
import type { Table } from './plan.ts';

/** Other rivals of the house in each block, where there are more than seats; where there are fewer, some sit twice. */
export function drawRivals(builder: PlanBuilder, block: number, count: number): string[] {
  const drawn = builder.draw(`rivals of block ${block}`, builder.definition.house);
  return Array.from({ length: count }, (_, at) => drawn[at % drawn.length]!);
}

/** All seats, or others in each block, so that every seat comes equally often. */
export function chooseChairs(block: number, count: number): Player[] {
  const chosen = Array.from({ length: count }, (_, next) => ((block - 1) * count + next) % PLAYERS.length);
  return PLAYERS.filter((seat) => chosen.includes(seat));
}

/** The rivals take the seats that are left, in their order. */
export function fillSeats(seated: ReadonlyMap<Player, string>, rivals: readonly string[]): Table {
  const waiting = [...rivals];
  return byPlayer((seat) => seated.get(seat) ?? waiting.shift()!);
}
