import { byPlayer } from '../../engine/core/players.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentState } from './tournament-state.ts';
import type { PlayedTable } from '../ratings/played-table.ts';

/** Matches as plans and ratings know them: bots by number. */
export function makePlayedTables({ participants }: TournamentState, matches: readonly Played[]): PlayedTable[] {
  const numbers = new Map(participants.map(({ name }, number) => [name, number]));
  return matches.map(({ block, seats }) => ({
    block,
    seats: byPlayer((player) => numbers.get(seats[player].name)!),
    places: byPlayer((player) => seats[player].place),
  }));
}
