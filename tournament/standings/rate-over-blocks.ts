import { makePlayedTable } from '../journal/make-played-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { rateBots } from '../ratings/rate-bots.ts';
import { isRanked, isSwiss } from './make-standings.ts';

/** What was known of a bot after a block. */
export interface KnownPoints {
  readonly block: number;
  readonly points: number;
  readonly error: number;
}

/** By id, in order of block. */
export type RatingHistory = ReadonlyMap<string, readonly KnownPoints[]>;

const STEPS = 6;
/** Each step is a fit of everything so far, and a fit of many bots takes its time. */
export const MAX_HISTORY_BOTS = 100;

/** How the ratings became what they are: what the matches up to some block say, at a few blocks. */
export function rateOverBlocks(state: TournamentState): RatingHistory {
  const rated = state.counted.filter((played) => played.isRated);
  const blocks = [...new Set(rated.map(({ block }) => block))];
  const history = new Map<string, KnownPoints[]>();
  if (state.participants.length > MAX_HISTORY_BOTS || blocks.length < 2) return history;
  const bots = state.participants.map((participant) => ({ id: participant.id, isRanked: isRanked(participant) }));
  const ends = Array.from({ length: STEPS }, (_, step) => blocks[Math.ceil(((step + 1) * blocks.length) / STEPS) - 1]!);
  const isPairedByResults = isSwiss(state);
  for (const block of new Set(ends)) {
    const tables = rated.filter((played) => played.block <= block).map(makePlayedTable);
    for (const { bot, points, error, matches } of rateBots({ bots, tables, isPairedByResults }).rows) {
      if (matches > 0) history.set(bot, [...(history.get(bot) ?? []), { block, points, error }]);
    }
  }
  return history;
}
