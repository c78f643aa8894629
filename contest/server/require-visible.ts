import { hasHidden } from '../../protocol/visible-text.ts';
import { Refusal } from '../refusal.ts';

/** A line that people write and others read. */
export function requireVisible(what: string, text: string): void {
  if (hasHidden(text))
    throw new Refusal(422, `invalid ${what}: it has characters that cannot be shown`, 'use letters, digits and spaces');
}
