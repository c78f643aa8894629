/** Rows as a table that spreadsheets read (RFC 4180). */
export function makeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(makeField).join(',')}\r\n`).join('');
}

function makeField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet would take these for a formula and run it.
  return quoteField(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
}

/** A field as it is, in quotes where it has to be. */
export function quoteField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
