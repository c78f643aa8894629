import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { makeCsv } from '../../judge/export/make-csv.ts';
import { findEntry } from '../folder/private-table.ts';
import type { ReportData } from './report-data.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

type Column = readonly [title: string, find: (row: StandingsRow, realName: string) => string | number | null];

const round = (value: number): number => Number(value.toFixed(1));

const COLUMNS: readonly Column[] = [
  ['rank', ({ rank }) => rank],
  ['name', (_, realName) => realName],
  ['status', ({ status }) => status],
  ['points', ({ points }) => round(points)],
  ['standard error', ({ error }) => round(error)],
  ['low 95 %', ({ points, error }) => round(points - STANDARD_ERRORS * error)],
  ['high 95 %', ({ points, error }) => round(points + STANDARD_ERRORS * error)],
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
  ['position', ({ place }) => place ?? null],
  ['mark', ({ mark }) => mark ?? null],
  ['id', ({ id }) => id],
];

const NO_PEOPLE = { people: [], personId: '' };

/** The standings for a spreadsheet, always with the names. */
export function makeStandingsCsv({ bots, hasPseudonyms, showRealName, table, isPublished }: ReportData): string {
  const hasPeople = !isPublished && Object.values(table.entrants).some(({ people }) => people.length > 0);
  const extra = [...(hasPeople ? ['people', 'person id'] : []), ...(hasPseudonyms ? ['pseudonym'] : [])];
  const rows = bots.map(({ row, shown }) => {
    const { people, personId = '' } = findEntry(table, row.id) ?? NO_PEOPLE;
    return [
      ...COLUMNS.map(([, find]) => find(row, showRealName(row.id))),
      ...(hasPeople ? [people.join('; '), personId] : []),
      ...(hasPseudonyms ? [shown] : []),
    ];
  });
  const titles = [...COLUMNS.map(([title]) => title), ...extra];
  return makeCsv([titles, ...rows]);
}
