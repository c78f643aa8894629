import type { Place } from './make-fingerprints.ts';
import type { SimilarPair } from './find-similar.ts';

/** Lines of one program that are also in the other. */
export interface SharedLines {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** What a pair shares, as lines of each of the two, neighbours and overlaps put together. */
export function mergeLines({ one, other, shared }: SimilarPair): { one: SharedLines[]; other: SharedLines[] } {
  const take = (places: ReadonlyMap<string, Place>): SharedLines[] => merge(shared.map((print) => places.get(print)!));
  return { one: take(one.fingerprints), other: take(other.fingerprints) };
}

function merge(places: readonly Place[]): SharedLines[] {
  const sorted = places.toSorted((a, b) => (a.file === b.file ? a.from - b.from : a.file < b.file ? -1 : 1));
  const merged: SharedLines[] = [];
  for (const { file, from, to } of sorted) {
    const last = merged.at(-1);
    if (last?.file === file && from <= last.to + 1) {
      merged[merged.length - 1] = { ...last, to: Math.max(last.to, to) };
    } else merged.push({ file, from, to });
  }
  return merged;
}
