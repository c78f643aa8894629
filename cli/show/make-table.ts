import { makeVisible } from '../../protocol/visible-text.ts';

/** Columns side by side. Numbers are flush right, the last column is never padded. */
export function makeTable(
  titles: readonly string[],
  written: readonly (readonly string[])[],
  paintRow: (line: string, row: number) => string = (line) => line,
): string {
  const rows = written.map((row) => row.map(makeVisible));
  const widths = titles.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]!.length)));
  const isNumeric = titles.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^(-?[\d.,]+( ms)?|-)$/.test(row[column]!)),
  );
  const makeRow = (row: readonly string[]): string =>
    row
      .map((text, column) => (isNumeric[column] ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  // The titles are row -1.
  return `${[titles, ...rows].map((row, index) => paintRow(makeRow(row), index - 1)).join('\n')}\n`;
}
