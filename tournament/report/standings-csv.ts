import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { makeCsv } from '../../judge/export/make-csv.ts';
import type { ReportData } from './report-data.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

type Column = readonly [title: string, find: (row: StandingsRow, realName: string) => string | number | null];

const round = (value: number): number => Number(value.toFixed(1));

const COLUMNS: readonly Column[] = [
  ['rank', ({ rank }) => rank],
  ['name', (_, realName) => realName],
  ['status', ({ status }) => status],
  ['points', ({ points }) => round(points)],
  ['error', ({ error }) => round(error)],
  ['low', ({ points, error }) => round(points - STANDARD_ERRORS * error)],
  ['high', ({ points, error }) => round(points + STANDARD_ERRORS * error)],
  ['best rank', ({ rankRange }) => rankRange?.[0] ?? null],
  ['worst rank', ({ rankRange }) => rankRange?.[1] ?? null],
  ['tier', ({ tier }) => tier],
  ['mean rank points', ({ meanRankPoints }) => meanRankPoints],
  ['matches', ({ matches }) => matches],
  ['first', ({ places }) => places[0]],
  ['second', ({ places }) => places[1]],
  ['third', ({ places }) => places[2]],
  ['fourth', ({ places }) => places[3]],
  ['faults', ({ faults }) => faults],
  ['place', ({ place }) => place ?? null],
  ['mark', ({ mark }) => mark ?? null],
  ['id', ({ id }) => id],
];

/** The standings for a spreadsheet, always with the names. */
export function makeStandingsCsv({ bots, hasPseudonyms, showRealName }: ReportData): string {
  const titles = [...COLUMNS.map(([title]) => title), ...(hasPseudonyms ? ['pseudonym'] : [])];
  const rows = bots.map(({ row, shown }) => [
    ...COLUMNS.map(([, find]) => find(row, showRealName(row.id))),
    ...(hasPseudonyms ? [shown] : []),
  ]);
  return makeCsv([titles, ...rows]);
}
