import { makeCsv } from '../../judge/export/make-csv.ts';
import type { ReportData } from './report-data.ts';

const TITLES =
  'map,seed,stage,name,rank points,rank points by rating,place as player 0,place as player 1,place as player 2,place as player 3';

/** Places by map: a row for each bot on each map. */
export function makeMapsCsv({ maps, showName }: ReportData): string {
  const rows = maps.flatMap(({ block, matches, bots }) => {
    const { seed, mapSeed = seed, stage } = matches[0]!;
    return bots.map(({ id, rankPoints, expected, places }) => {
      const points = [round(rankPoints), expected === null ? null : round(expected)];
      return [block, String(mapSeed), stage, showName(id), ...points, ...places];
    });
  });
  return makeCsv([TITLES.split(','), ...rows]);
}

const round = (value: number): number => Number(value.toFixed(3));
