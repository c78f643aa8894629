/** What means the same in every database: text, whole numbers below 2^53, and nothing. */
export type Plain = string | number | null;

/** A NUL, or half of a character. */
const UNPORTABLE = /\0|\p{Cs}/u;

/** Whether every database can hold a text. */
export const isPortable = (text: string): boolean => !UNPORTABLE.test(text);

/** In a sentence. */
const SHOWN = 60;

/**
 * The only way of a value into a database. libsql ends the process on true, a Date or an object, cuts text at a NUL, and
 * PostgreSQL refuses that NUL: what is not plain is a bug of ours, and is thrown here.
 */
export function bindValue(value: unknown): Plain {
  if (value === null) return null;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value + 0;
  if (typeof value === 'string' && isPortable(value)) return value;
  throw new TypeError(`invalid value for the database: expected text, an integer or null, got ${describe(value)}`);
}

function describe(value: unknown): string {
  if (typeof value === 'string')
    return `text with a NUL or half a character in it: ${JSON.stringify(value).slice(0, SHOWN)}`;
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value;
}
