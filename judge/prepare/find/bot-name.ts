import { plainName } from '../../../protocol/plain-name.ts';
import { hasHidden } from '../../../protocol/visible-text.ts';
import { UsageError } from '../../usage-error.ts';

/** In characters as people count them. */
export const MAX_NAME_LENGTH = 12;

/** A name that people gave. */
export function checkName(name: string): string {
  const { length } = [...plainName(name)];
  if (hasHidden(name)) {
    throw new UsageError(
      `invalid name: expected characters that can be shown, got ${JSON.stringify(name)}`,
      'use letters and digits',
    );
  }
  if (length <= MAX_NAME_LENGTH) return name;
  throw new UsageError(
    `invalid name: expected at most ${MAX_NAME_LENGTH} characters, got ${length} in "${name}"`,
    'choose a shorter one',
  );
}

/** The second bot of a name gets "#2" behind it, and so on: on the screen, in results and in replays. */
export function distinguishNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let number = 1;
    while (taken.has(number === 1 ? name : `${name}#${number}`)) number += 1;
    const distinct = number === 1 ? name : `${name}#${number}`;
    taken.add(distinct);
    return distinct;
  });
}

/** A name made from that of a file: cut where it is too long. */
export function makeName(text: string): string {
  const letters = [...text].map((letter) => (hasHidden(letter) || /\s/.test(letter) ? '_' : letter));
  return letters.slice(0, MAX_NAME_LENGTH).join('') || 'bot';
}
