import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { PlayedTable } from './played-table.ts';

/** A match as matrices see it: bots are the numbers of their rows. */
export interface IndexedTable extends Omit<PlayedTable, 'seats'> {
  readonly seats: Readonly<ByPlayer<number>>;
}

/** @param bots the ids of all who may sit at a table, in the order of their rows */
export function indexTables(bots: readonly string[], tables: readonly PlayedTable[]): IndexedTable[] {
  const rows = new Map(bots.map((bot, row) => [bot, row]));
  const findRow = (bot: string): number => {
    const row = rows.get(bot);
    if (row !== undefined) return row;
    throw new Error(`invalid seat of a table: expected one of ${bots.join(', ')}, got ${bot}`);
  };
  return tables.map((table) => ({ ...table, seats: byPlayer((seat) => findRow(table.seats[seat])) }));
}
