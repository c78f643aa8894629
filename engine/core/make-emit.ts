import { copyPlain } from './copy-plain.ts';
import type { EventOf, Game, GameTypes } from './game.ts';
import type { EventListener } from './match-event.ts';

/** What phases report events with. Rules of somebody else may emit parts of their state, which will change: a listener gets a copy. */
export function makeEmit<T extends GameTypes>(
  { text }: Game<T>,
  onEvent: EventListener<EventOf<T>> | undefined,
): (event: EventOf<T>) => void {
  if (!onEvent) return ignoreEvent;
  return text ? onEvent : (event) => onEvent(copyPlain(event));
}

function ignoreEvent(): void {}
