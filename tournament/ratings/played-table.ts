import type { ByPlayer } from '../../engine/core/players.ts';

/** One match as statistics see it: who sat where, and who came where. */
export interface PlayedTable {
  /** The block it belongs to: matches of one block share a seed, so they are not independent. */
  readonly block: number;
  /** By seat: the index of the entrant in the list of entrants and house bots. */
  readonly seats: Readonly<ByPlayer<number>>;
  /** By seat: 1 to 4, and those who tie share the better place, as in "1 2 2 4". */
  readonly places: Readonly<ByPlayer<number>>;
}
