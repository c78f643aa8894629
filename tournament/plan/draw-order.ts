import { hashLabel } from './block-seed.ts';

/** A lot of 64 bits; a hash has room for four. */
const DIGITS = 16;
const LOTS_PER_HASH = 4;

/** Draws lots: the same order for the same secret and label, and every order equally likely. */
export function drawOrder<T>(secret: string, label: string, items: readonly T[]): T[] {
  const hashes = Array.from({ length: Math.ceil(items.length / LOTS_PER_HASH) }, (_, at) => {
    return hashLabel(secret, `${label}, lots ${at + 1}`);
  });
  const digits = hashes.join('');
  const lots = items.map((item, at) => ({ item, lot: digits.slice(DIGITS * at, DIGITS * (at + 1)) }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ item }) => item);
}
