import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import type { MarkLine } from '../../tournament/report/make-marks.ts';

/** Why a bot has its mark, in sentences: where it stands, between which lines of the formula, and what follows. */
export function explainMark(
  { rows }: Standings,
  row: StandingsRow & { readonly mark: number },
  lines: readonly MarkLine[],
  { by = 'points', decimals = 1 }: MarkFormula,
): string {
  const show = (value: number): string => (by === 'points' ? formatPoints(value) : formatNumber(value, 3));
  const unit = by === 'points' ? 'points' : 'mean rank points';
  const ranked = rows.filter(({ status }) => status === 'ranked').length;
  const value = row[by] ?? 0;
  const where = `${row.name} is at ${show(value)} ${unit}, rank ${row.rank ?? '–'} of ${ranked}.`;
  const above = lines.findIndex((line) => line.value >= value);
  const name = (line: MarkLine): string =>
    `${nameLine(line)} (${show(line.value)} ${unit}, mark ${formatNumber(line.mark, decimals)})`;
  const mark = `mark ${formatNumber(row.mark, decimals)}`;
  if (above < 0) return `${where} That is above ${name(lines.at(-1)!)}: ${mark}.`;
  if (above === 0 || lines[above]!.value === value)
    return `${where} That is ${lines[above]!.value === value ? 'at' : 'below'} ${name(lines[above]!)}: ${mark}.`;
  return `${where} That is between ${name(lines[above - 1]!)} and ${name(lines[above]!)}; on the straight line between them: ${mark}.`;
}

function nameLine({ line }: MarkLine): string {
  if ('bot' in line)
    return line.offset ? `${line.bot} ${line.offset > 0 ? '+' : '−'} ${Math.abs(line.offset)}` : line.bot;
  if ('rank' in line)
    return line.rank < 0
      ? line.rank === -1
        ? 'the last bot'
        : `rank ${-line.rank} from the end`
      : `rank ${line.rank}`;
  return `the value ${line.value}`;
}
