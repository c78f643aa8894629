import type { MatchEvent } from '../../engine/core/match-event.ts';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { EventKind, GameEvent } from '../games/game-drawing.ts';
import type { Film } from './film.ts';

const DEATHS: ReadonlySet<string> = new Set(['killed', 'converted', 'expired']);
const CAPTURES: ReadonlySet<string> = new Set(['captured', 'conquered', 'switched', 'picked']);

/** What kind of line or mark an event of the engine is. */
export function classifyEvent(event: MatchEvent): EventKind {
  const { kind } = event;
  // A parachuter is lost by somebody; a cell is lost by its owner.
  if (DEATHS.has(kind) || (kind === 'lost' && event.loser === undefined)) return 'death';
  if (CAPTURES.has(kind)) return 'capture';
  return 'event';
}

/** An event of the engine as a mark or a line. A match has thousands: their words are made when somebody reads them. */
export class FilmEvent implements GameEvent {
  readonly kind: EventKind;
  readonly player: number;

  constructor(
    private readonly film: Film,
    readonly event: MatchEvent,
  ) {
    this.kind = classifyEvent(event);
    this.player = event.player ?? event.loser ?? -1;
  }

  get text(): string {
    return describe(this.film, this.event);
  }
}

/** An event in words. */
export function describe({ game, names, config }: Film, event: MatchEvent): string {
  return game.describeEvent(event, names, config as unknown as BaseConfig);
}

/** Whether a player gains, loses or acts in it. */
export function concerns({ player, event }: GameEvent, one: number): boolean {
  return player === one || (event !== undefined && (event.loser === one || event.byPlayer === one));
}
