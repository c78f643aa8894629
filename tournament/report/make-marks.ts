import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { ShowName } from '../folder/private-table.ts';

/** The standings with a mark for every ranked bot. A formula names bots as people do, whatever the standings call them. */
export function addMarks(standings: Standings, formula: MarkFormula, showName: ShowName): Standings {
  const by = formula.by ?? 'points';
  const lines = formula.lines.map((line) => ({
    value: findValue(standings.rows, line, by, showName),
    mark: line.mark,
  }));
  lines.sort((a, b) => a.value - b.value);
  const decimals = formula.decimals ?? 1;
  const rows = standings.rows.map((row) =>
    row.status === 'ranked' ? { ...row, mark: Number(interpolate(lines, row[by] ?? 0).toFixed(decimals)) } : row,
  );
  return { ...standings, rows };
}

type Value = 'points' | 'meanRankPoints';

function findValue(
  rows: readonly StandingsRow[],
  line: MarkFormula['lines'][number],
  by: Value,
  showName: ShowName,
): number {
  if ('value' in line) return line.value;
  if ('bot' in line) {
    const row = rows.find(({ id }) => showName(id) === line.bot) ?? rows.find(({ id }) => id === line.bot);
    if (!row) {
      throw new UsageError(
        `the formula of the marks names "${line.bot}", and no bot of the tournament is called so`,
        `name one of: ${rows.map(({ id }) => showName(id)).join(', ')}`,
      );
    }
    return row[by] ?? 0;
  }
  const ranked = rows.filter(({ status }) => status === 'ranked');
  const row = line.rank < 0 ? ranked.at(line.rank) : ranked[line.rank - 1];
  if (!row) {
    throw new UsageError(
      `the formula of the marks names rank ${line.rank}, and ${ranked.length} bots are ranked`,
      'ranks go from 1 up, or from -1 down',
    );
  }
  return row[by] ?? 0;
}

interface Line {
  readonly value: number;
  readonly mark: number;
}

/** Straight between two lines, flat beyond the first and the last. */
function interpolate(lines: readonly Line[], value: number): number {
  const above = lines.findIndex((line) => line.value >= value);
  if (above === 0) return lines[0]!.mark;
  if (above < 0) return lines.at(-1)!.mark;
  const [low, high] = [lines[above - 1]!, lines[above]!];
  return low.mark + ((value - low.value) / (high.value - low.value)) * (high.mark - low.mark);
}
