import type { MatchEvent } from '../engine/core/match-event.ts';

/** Whether a unit does something in an event, or something is done to it. */
export function isAboutUnit({ unit, victim, by }: MatchEvent, id: number): boolean {
  return unit === id || victim === id || by === id;
}
