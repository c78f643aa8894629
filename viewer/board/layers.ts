import type { ByPlayer } from '../../engine/core/players.ts';

/** What begins the name of a heat map of one kind of event. */
export const EVENT_HEAT = 'event:';

export type Heat = 'none' | 'presence' | 'deaths' | `${typeof EVENT_HEAT}${string}`;

/** What is drawn on the board beside the game itself. */
export interface Layers {
  /** Whose units are seen, and whose marks. */
  readonly units: ByPlayer<boolean>;
  readonly marks: ByPlayer<boolean>;
  /** The way every unit came. */
  readonly trails: boolean;
  /** Numbers of rows and columns. */
  readonly rulers: boolean;
  /** Numbers of units, where there is room. */
  readonly ids: boolean;
  /** Units are the letters of the document, where there are such. */
  readonly letters: boolean;
  /** Where units were or died, or where something else happened, in the whole match so far. */
  readonly heat: Heat;
}

export const DEFAULT_LAYERS: Layers = {
  units: [true, true, true, true],
  // One's own bot is the first of "minions play"; what the rivals draw is there when it is asked for.
  marks: [true, false, false, false],
  trails: false,
  rulers: true,
  ids: true,
  letters: false,
  heat: 'none',
};
