import { makeVisible } from '../../../protocol/visible-text.ts';

/** Columns side by side. Numbers are flush right, the last column is never padded. */
export function makeTable(titles: readonly string[], written: readonly (readonly string[])[]): string {
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
  return `${[titles, ...rows].map(makeRow).join('\n')}\n`;
}
