import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { makeTable } from './make-table.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

const TITLES = ['rank', 'bot', 'points', '±', 'could be', 'rank points', 'matches', 'faults'];

/** The standings as a table for people. */
export function makeStandingsSummary({ title, rows, matches, blocks, notes }: Standings): string {
  const hasPlaces = rows.some(({ place }) => place !== undefined);
  const own = (text: string): string[] => (hasPlaces ? [text] : []);
  const table = makeTable(
    [...own('position'), ...TITLES],
    rows.map((row) => [...own(String(row.place ?? '-')), ...makeRow(row)]),
  );
  const count = `${matches} ${matches === 1 ? 'match' : 'matches'} in ${blocks} ${blocks === 1 ? 'block' : 'blocks'}`;
  return [`${title}: ${count}\n`, table, ...notes.map((note) => `${note}\n`)].join('\n');
}

function makeRow({
  rank,
  status,
  name,
  points,
  error,
  rankRange,
  meanRankPoints,
  matches,
  faults,
}: StandingsRow): string[] {
  return [
    rank === null ? '-' : String(rank),
    status === 'ranked' ? name : `${name} (${status})`,
    points.toFixed(0),
    (STANDARD_ERRORS * error).toFixed(0),
    rankRange === null ? '-' : rankRange[0] === rankRange[1] ? String(rankRange[0]) : rankRange.join('-'),
    meanRankPoints === null ? '-' : meanRankPoints.toFixed(3),
    String(matches),
    String(faults),
  ];
}
