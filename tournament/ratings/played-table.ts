import type { ByPlayer } from '../../engine/core/players.ts';

/** One match as plans and statistics see it: who sat where, and who came where. */
export interface PlayedTable {
  /** The block it belongs to: matches of one block share a seed, so they are not independent. */
  readonly block: number;
  /** By seat: the id of the bot. */
  readonly seats: Readonly<ByPlayer<string>>;
  /** By seat: 1 to 4, and those who tie share the better place, as in "1 2 2 4". */
  readonly places: Readonly<ByPlayer<number>>;
}
