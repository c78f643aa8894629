import type { MatchEvent } from '../../engine/core/match-event.ts';
import { namePlayer } from '../../engine/core/name-player.ts';
import { PLAYERS } from '../../engine/core/players.ts';
import type { Drawing } from '../games/drawings.ts';
import { getFrame, type Film } from './film.ts';
import { describe } from './film-event.ts';
import { listUnitEvents, type UnitMoment } from './history.ts';
import { describeOrder, findOrderedUnit, listOrders } from './orders.ts';

/** An order that a unit got in some round, and what came of it. */
export interface UnitOrder {
  readonly frame: number;
  readonly index: number;
  readonly asked: string;
  readonly outcome: string;
  readonly isRefused: boolean;
}

/** What a unit was ordered through the whole match, and what came of each order. */
export function traceOrders(film: Film, drawing: Drawing, id: number): UnitOrder[] {
  return film.steps.flatMap((_, frame) => listUnitOrders(film, drawing, id, frame));
}

/** The orders for a unit in one round. Several players may have given some; the judge takes those of its owner. */
export function listUnitOrders(film: Film, drawing: Drawing, id: number, frame: number): UnitOrder[] {
  const step = film.steps[frame];
  if (!step?.orders) return [];
  return PLAYERS.flatMap((player) =>
    listOrders(step, player)
      .filter(({ order }) => findOrderedUnit(order) === id)
      .map(({ index, order, refusal }) => ({
        frame,
        index,
        asked: describeOrder(order),
        outcome: refusal === undefined ? describeOutcome(film, drawing, id, frame) : `refused: ${refusal}`,
        isRefused: refusal !== undefined,
      })),
  );
}

/** What comes with a step, or after everybody's: not what an order was about. */
const AFTERWARDS: ReadonlySet<string> = new Set(['recovered', 'converting', 'captured', 'reborn', 'aged', 'reloaded']);

function describeOutcome(film: Film, drawing: Drawing, id: number, frame: number): string {
  const step = film.steps[frame];
  if (!step?.events) return 'done';
  const all = listUnitEvents(film, frame, id);
  const death = all.findIndex(({ kind, unit }) => kind === 'killed' && unit === id);
  const events = all.slice(0, death === -1 ? undefined : death + 1).filter(({ kind }) => !AFTERWARDS.has(kind));
  if (events.length === 0) return 'done, stayed in its place';
  return events.map((event) => describeDeed(film, drawing, event, { id, frame })).join('; ');
}

/** An event of the unit itself without its name: the list is about it. */
function describeDeed(film: Film, drawing: Drawing, event: MatchEvent, { id, frame }: UnitMoment): string {
  if (event.kind === 'moved' && event.to) {
    const [row, column] = drawing.findPlace?.(getFrame(film, frame).view, event.to) ?? (event.to as [number, number]);
    return `went to ${drawing.nameCell(row, column)}`;
  }
  const text = describe(film, event);
  const subject = ` ${id} of ${namePlayer(event.player ?? -1, film.names)} `;
  const place = event.unit === id ? text.indexOf(subject) : -1;
  return place === -1 ? text : text.slice(place + subject.length);
}
