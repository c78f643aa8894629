/**
 * Something that happened in a round, and why. Kinds and fields are the game's own; those named here mean the same in
 * every game, so that whoever reads events of any game finds whom and where they are about.
 */
export interface MatchEvent {
  /** A word such as `moved` or `killed`. */
  readonly kind: string;
  /** The unit that does it or that it happens to. */
  readonly unit?: number;
  /** The player it is about: whose unit it is, or who gains. -1 for nobody's. */
  readonly player?: number;
  /** The player who loses by it; -1 where nobody does. */
  readonly loser?: number;
  /** Where it happened. */
  readonly at?: readonly number[];
  /** Where that led to. */
  readonly to?: readonly number[];
  /** The unit that an attack hit. */
  readonly victim?: number;
  /** The unit that caused it, and whose it is. */
  readonly by?: number;
  readonly byPlayer?: number;
}

/** Hears of the events of a round, in order. */
export type EventListener<Event extends MatchEvent = MatchEvent> = (event: Event) => void;
