import type { ByPlayer } from '../../engine/core/players.ts';
import type { PlayedTable } from '../ratings/played-table.ts';

/** Four bots by their ids. A bot of the house may sit twice where the house has few. */
export type Table = Readonly<ByPlayer<string>>;

/** Who meets whom. */
export type PlanFormat =
  | { readonly kind: 'round-robin'; readonly cycles: number }
  | { readonly kind: 'gauntlet'; readonly cycles: number; readonly challengers: readonly string[] }
  | { readonly kind: 'swiss'; readonly rounds: number }
  | { readonly kind: 'upc'; readonly finalMatches: number }
  | { readonly kind: 'ladder'; readonly blocks: number }
  | { readonly kind: 'open-ladder' }
  | { readonly kind: 'tuning'; readonly seats: number; readonly blocks: number }
  | {
      readonly kind: 'comparison';
      readonly design: 'same-chair' | 'same-table';
      readonly seats: number;
      readonly blocks: number;
    };

/** What happened to the field. It holds for that block and all later ones; blocks before it are left as they were. */
export interface Change {
  readonly kind: 'added' | 'withdrawn' | 'replaced' | 'returned';
  readonly entrant: string;
  readonly fromBlock: number;
}

/** All that a plan is made of, but for the results. */
export interface PlanDefinition {
  readonly format: PlanFormat;
  /** Matches on one map: the four of the square of seats, or one. */
  readonly seats: 1 | 4;
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** Who was there at the beginning, in order of entry. */
  readonly entrants: readonly string[];
  /** Who fills tables and is not ranked. Three fill any table. */
  readonly house: readonly string[];
  /** In the order in which they were made. */
  readonly changes: readonly Change[];
  /** Each time that more was wanted: how many cycles, rounds or blocks there are from then on in all. */
  readonly extensions?: readonly number[];
  /** Who meets whom in an open ladder, block after block. */
  readonly scheduled?: readonly Table[];
  /** Entrants by what was known of their strength before, best first. */
  readonly seeding?: readonly string[] | undefined;
}

/** What came of a block, or of a part of it. */
export interface BlockResult {
  readonly block: number;
  /** How many of its matches need no more playing, because they were played or are void. All, where it is not said. */
  readonly decided?: number;
  /** Its matches that were played, in their order, also those that are void by now: what they decided stays decided, or
   * blocks that were played since would not be those of the plan. */
  readonly tables: readonly PlayedTable[];
  /** Those that count for places, where some are void. */
  readonly counted?: readonly PlayedTable[];
  /** Who went out of one of its matches by a fault. */
  readonly faulted: readonly string[];
  /** How long it took; formats that spend time where it says most use it where it is known. */
  readonly seconds?: number;
}

/** The matches on one map: the unit of work. */
export interface Block {
  /** From 1 on, in the order in which they count. */
  readonly number: number;
  /** The part of the tournament it belongs to, for people: "cycle 2". */
  readonly stage: string;
  readonly table: Table;
  /** Who sits where in each of its matches. */
  readonly seatings: readonly Table[];
  /** Whether ratings count it. A qualification shows that a bot works, not how strong it is. */
  readonly isRated: boolean;
  /** Whether a bot of it was replaced since. It counts no more, and need not be played. */
  readonly isOutdated: boolean;
}

/** What is to be played, as far as it can be known. With more results it only grows. */
export interface Plan {
  readonly blocks: readonly Block[];
  /** Whether nothing follows once these are played. */
  readonly isComplete: boolean;
  /** The places by the format's own rule, best first, where it has one; who shares a place stands together. */
  readonly order: readonly (readonly string[])[] | undefined;
}
