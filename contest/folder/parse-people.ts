import { checkShape } from '../../protocol/check-shape.ts';
import type { NewPerson } from '../../protocol/types/contest/new-person.ts';
import { quoteField } from '../../judge/export/make-csv.ts';
import { UsageError } from '../../judge/usage-error.ts';

const COLUMNS = ['id', 'name', 'email', 'team', 'section'] as const;

const NEEDED: ReadonlySet<string> = new Set(['id', 'name']);

/** A class list: CSV with a line of column names; of these "name" must be there. */
export function parsePeople(text: string, file = 'people.csv'): NewPerson[] {
  const [head = [], ...lines] = parseCsv(text.replace(/^\ufeff/, ''), file);
  const columns = head.map((name) => name.trim().toLowerCase());
  const unknown = columns.find((name) => !COLUMNS.some((column) => column === name));
  if (!columns.includes('name') || unknown !== undefined) {
    throw new UsageError(
      `invalid ${file}: expected the columns ${COLUMNS.join(',')}, got ${JSON.stringify(head.join(','))}`,
      'begin the file with a line that names the columns; "name" must be one of them',
    );
  }
  return lines.map((fields, at) => {
    const entries = columns.map((column, index) => [column, fields[index]?.trim() ?? ''] as const);
    // An empty detail is one that is to be removed; a column that is missing says nothing.
    const person = Object.fromEntries(entries.filter(([column, value]) => value !== '' || !NEEDED.has(column)));
    if (person['name'] === undefined) {
      throw new UsageError(`invalid ${file}: line ${at + 2} has no name`, 'give everybody a name');
    }
    const problem = checkShape('contest/new-person', person);
    if (problem !== undefined) {
      throw new UsageError(
        `invalid ${file}: line ${at + 2}, ${problem}`,
        'ids have small letters, digits, dots and hyphens; "minions schema contest/new-person" has the rest',
      );
    }
    return person as unknown as NewPerson;
  });
}

/** A class list without somebody, by id, or by name where it has no ids. */
export function removeFromPeople(text: string, { id, name }: { readonly id: string; readonly name: string }): string {
  const [head = [], ...lines] = parseCsv(text.replace(/^\ufeff/, ''), 'people.csv');
  const columns = head.map((column) => column.trim().toLowerCase());
  const find = (fields: readonly string[], column: string): string => fields[columns.indexOf(column)]?.trim() ?? '';
  const isTheirs = (fields: readonly string[]): boolean =>
    find(fields, 'id') === '' ? find(fields, 'name') === name : find(fields, 'id') === id;
  return [head, ...lines.filter((fields) => !isTheirs(fields))]
    .map((fields) => `${fields.map(quoteField).join(',')}\n`)
    .join('');
}

/** Fields apart by commas, in quotes where they have commas or ends of lines in them. Empty lines do not count. */
function parseCsv(text: string, file: string): string[][] {
  const rows: string[][] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|$)/y;
  let row: string[] = [];
  while (field.lastIndex < text.length) {
    const from = field.lastIndex;
    const found = field.exec(text);
    if (!found) {
      throw new UsageError(
        `invalid ${file}: a quote out of place near ${JSON.stringify(text.slice(from, from + 20))}`,
        'double the quotes inside of a field',
      );
    }
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',' && field.lastIndex < text.length) continue;
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  }
  return rows;
}
