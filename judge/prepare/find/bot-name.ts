import { UsageError } from '../../usage-error.ts';

/** In characters as people count them. */
export const LONGEST_NAME = 12;

/** Control characters, halves of characters, and marks that turn the direction of writing: none of them is a name. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;

/** A name that people gave. */
export function checkName(name: string): string {
  const { length } = [...name];
  if (INVISIBLE.test(name)) {
    throw new UsageError(
      `the name ${JSON.stringify(name)} has characters that cannot be shown`,
      'use letters and digits',
    );
  }
  if (length <= LONGEST_NAME) return name;
  throw new UsageError(`the name "${name}" has ${length} characters`, `use at most ${LONGEST_NAME}`);
}

/** A name made from that of a file: cut where it is too long. */
export function makeName(text: string): string {
  const letters = [...text].map((letter) => (INVISIBLE.test(letter) || /\s/.test(letter) ? '_' : letter));
  return letters.slice(0, LONGEST_NAME).join('') || 'bot';
}
