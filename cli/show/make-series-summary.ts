import type { SeriesSummary } from '../../tournament/series/summarise-series.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { nameCommand } from '../command-name.ts';
import { makeTable } from './make-table.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

const TITLES = ['bot', 'mean place', 'mean points', '±', 'first', 'second', 'third', 'fourth', 'faults'];

/** A series for people: a table, and what to look at. */
export function makeSeriesSummary({ rows, lost }: SeriesSummary, findReplay: (match: number) => string): string {
  const table = makeTable(
    TITLES,
    rows.map(({ name, meanPlace, meanPoints, error, places, faults }) => [
      name,
      meanPlace.toFixed(2),
      meanPoints.toFixed(1),
      (STANDARD_ERRORS * error).toFixed(1),
      ...places.map(String),
      describeFaults(faults),
    ]),
  );
  if (lost.length === 0) return table;
  const lines = lost.map(({ number, place, behind, fault }) => {
    const out = fault === null ? '' : `, ${fault}`;
    return nameCommand(
      `  place ${place}, ${behind} points behind${out}: minions view ${quoteForShell(findReplay(number))}`,
    );
  });
  return `${table}\nThe matches that ${rows[0]!.name} lost worst:\n${lines.join('\n')}\n`;
}

function describeFaults(faults: Readonly<Record<string, number>>): string {
  const kinds = Object.entries(faults).map(([code, count]) => `${count} ${code}`);
  return kinds.length === 0 ? '0' : kinds.join(', ');
}
