import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import {
  listEvents,
  listFrames,
  listOrders,
  listScores,
  type ExportRecord,
  type ListRecords,
} from '../../replay/list-exports.ts';
import { stepThroughHolding, type NamedReplay } from '../../replay/step-through-holding.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { makeCsv } from './make-csv.ts';
import { fillCells, listEventColumns, listOrderColumns, listThingColumns } from './columns.ts';
import { listThings, THING_COLUMNS } from './list-things.ts';

export const EXPORT_FORMATS = ['jsonl', 'csv'] as const;

interface Export {
  readonly list: ListRecords;
  readonly withEvents?: boolean;
  /** The records that a table has instead of one of those. */
  split?(record: ExportRecord): ExportRecord[];
  /** The columns of the table, by the first record. */
  listColumns(first: ExportRecord, game: LoadedGame): readonly string[];
}

const ORDER_COLUMNS = ['round', 'player', 'name', 'index', 'refused'] as const;

/** What can be taken out of a replay. */
export const EXPORTS = {
  frames: {
    list: listFrames,
    split: listThings,
    listColumns: (_, game) => [...THING_COLUMNS, ...listThingColumns(game)],
  },
  orders: { list: listOrders, listColumns: (_, game) => [...ORDER_COLUMNS, ...listOrderColumns(game)] },
  events: {
    list: listEvents,
    // Where no schema says what fields there are, one column has all of them.
    split: (record) => [{ ...record, event: JSON.stringify(record) }],
    listColumns: (_, game) => ['round', 'index', ...listEventColumns(game)],
    withEvents: true,
  },
  scores: { list: listScores, listColumns: (first) => Object.keys(first) },
} as const satisfies Readonly<Record<string, Export>>;

export type ExportKind = keyof typeof EXPORTS;

/** A replay as lines of text for other programs, piece by piece. It is played once, and throws where it does not hold. */
export async function* exportReplay(
  replay: NamedReplay<LoadedGame>,
  kind: ExportKind,
  format: (typeof EXPORT_FORMATS)[number],
): AsyncGenerator<string> {
  const { list, split = (record) => [record], listColumns, withEvents }: Export = EXPORTS[kind];
  let game: LoadedGame | undefined;
  let columns: readonly string[] | undefined;
  for await (const stepped of stepThroughHolding(replay, { withEvents })) {
    game = stepped.stepper.game;
    for (const record of list(stepped)) {
      if (format === 'jsonl') {
        yield `${makeVisibleJson(record)}\n`;
        continue;
      }
      if (columns === undefined) yield makeCsv([(columns = listColumns(record, game))]);
      const rows = columns;
      yield makeCsv(split(record).map((one) => makeRow(one, rows)));
    }
  }
  // A table without rows still says what it would have.
  if (format === 'csv' && columns === undefined) yield makeCsv([listColumns({}, game!)]);
}

function makeRow(record: ExportRecord, columns: readonly string[]): (string | number | null)[] {
  const cells = new Map<string, unknown>(columns.map((column) => [column, null]));
  for (const [name, value] of Object.entries(record)) fillCells(cells, name, value);
  return columns.map((column) => makeCell(cells.get(column)));
}

function makeCell(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  // Names may be anybody's, and tables are looked at on terminals too.
  return makeVisible(typeof value === 'string' ? value : JSON.stringify(value));
}
