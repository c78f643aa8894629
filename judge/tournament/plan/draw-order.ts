import { hashLabel } from './block-seed.ts';

/** Draws lots: the same order for the same secret and label, and every order equally likely. */
export function drawOrder<T>(secret: string, label: string, items: readonly T[]): T[] {
  const lots = items.map((item, at) => ({ item, lot: hashLabel(secret, `${label}, lot ${at + 1}`) }));
  return lots.sort((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ item }) => item);
}
