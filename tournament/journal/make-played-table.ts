import { byPlayer } from '../../engine/core/players.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { PlayedTable } from '../ratings/played-table.ts';

/** A match as plans and ratings know it. */
export function makePlayedTable({ block, seats }: Played): PlayedTable {
  return {
    block,
    seats: byPlayer((player) => seats[player].id),
    places: byPlayer((player) => seats[player].place),
  };
}
