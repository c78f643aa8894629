import type { Player } from '../../engine/core/players.ts';
import { makeGivenOrders } from '../../replay/compare-refusals.ts';
import type { FilmRound } from './film.ts';

/** An order as a bot gave it, with its number in the bot's list and what the judge said to it. */
export interface GivenOrder {
  readonly index: number;
  readonly order: object;
  /** Why it was not carried out. */
  readonly refusal: string | undefined;
}

/** All orders of a player in a round, the refused ones at their places. */
export function listOrders({ orders, rejected }: FilmRound, player: Player): GivenOrder[] {
  if (!orders) return [];
  const given = makeGivenOrders({ orders, ...(rejected ? { rejected } : {}) })[player];
  const reasons = new Map((rejected?.[player] ?? []).map(({ order, reason }) => [order, reason]));
  return given.map((order, index) => ({ index, order, refusal: reasons.get(index) }));
}

/** Whom an order is for, wherever in it that is said; a parachuter's helicopter is the one he leaves. */
export function findOrderedUnit(order: object): number | undefined {
  const { unit, soldier, helicopter } = order as Partial<Record<'unit' | 'soldier' | 'helicopter', number>>;
  return unit ?? soldier ?? helicopter;
}

/** An order in a few words: what is asked, without whom. */
export function describeOrder(order: object): string {
  const asked = Object.entries(order).filter(([name]) => !['unit', 'soldier', 'helicopter'].includes(name));
  return asked
    .map(([name, value]) => `${name} ${Array.isArray(value) ? `[${value.join(', ')}]` : String(value)}`)
    .join(', ');
}
