import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { formatNumber } from './format-numbers.ts';
import type { ShowName } from '../folder/private-table.ts';

/** The standings with a mark for every ranked bot. A formula names bots as people do, whatever the standings call them. */
export function addMarks(standings: Standings, formula: MarkFormula, showName: ShowName): Standings {
  const by = formula.by ?? 'points';
  const lines = findMarkLines(standings, formula, showName);
  const decimals = formula.decimals ?? 1;
  const rows = standings.rows.map((row) =>
    row.status === 'ranked' ? { ...row, mark: Number(interpolate(lines, row[by] ?? 0).toFixed(decimals)) } : row,
  );
  return { ...standings, rows };
}

/** The lines of a formula with the values that they have in these standings, from the lowest value up. */
export function findMarkLines(standings: Standings, formula: MarkFormula, showName: ShowName): MarkLine[] {
  const by = formula.by ?? 'points';
  const lines = formula.lines.map((line, at) => ({
    value: findValue(standings.rows, line, by, showName),
    mark: line.mark,
    text: `line ${at + 1}, ${JSON.stringify(line)}`,
    line,
  }));
  lines.sort((a, b) => a.value - b.value);
  requireAgreement(lines, formula);
  return lines;
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
    return (row[by] ?? 0) + (line.offset ?? 0);
  }
  const ranked = rows.filter(({ rank }) => rank !== null).sort((a, b) => a.rank! - b.rank!);
  const row = line.rank < 0 ? ranked.at(line.rank) : ranked[line.rank - 1];
  if (!row) {
    throw new UsageError(
      `the formula of the marks names rank ${line.rank}, and ${ranked.length} bots are ranked`,
      'ranks go from 1 up, or from -1 down',
    );
  }
  return row[by] ?? 0;
}

export interface MarkLine {
  readonly value: number;
  readonly mark: number;
  /** As people find it in their file. */
  readonly text: string;
  readonly line: MarkFormula['lines'][number];
}

/** A bot with more points may not get a worse mark, and one with as many no other mark. */
function requireAgreement(lines: readonly MarkLine[], { by = 'points', bestMark = 'highest' }: MarkFormula): void {
  const direction = bestMark === 'highest' ? 1 : -1;
  for (const [at, high] of lines.entries()) {
    const low = lines[at - 1];
    if (!low || (low.value === high.value ? low.mark === high.mark : direction * (high.mark - low.mark) >= 0)) continue;
    const unit = by === 'points' ? 'points' : 'mean rank points';
    const show = ({ text, value }: MarkLine): string =>
      `${text}, is at ${formatNumber(value, by === 'points' ? 1 : 3)} ${unit}`;
    throw new UsageError(
      `two lines of the marks contradict each other: ${show(low)}; ${show(high)}: ` +
        (low.value === high.value ? 'the same value would get two marks' : 'a higher value would get a worse mark'),
      bestMark === 'highest'
        ? 'change one of them; if the lowest mark is the best, add "bestMark": "lowest"'
        : 'change one of them',
    );
  }
}

/** Straight between two lines, flat beyond the first and the last. */
function interpolate(lines: readonly MarkLine[], value: number): number {
  const above = lines.findIndex((line) => line.value >= value);
  if (above === 0) return lines[0]!.mark;
  if (above < 0) return lines.at(-1)!.mark;
  const [low, high] = [lines[above - 1]!, lines[above]!];
  return low.mark + ((value - low.value) / (high.value - low.value)) * (high.mark - low.mark);
}
