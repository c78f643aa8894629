const MAX_DIFFERENT = 2;

/** The word that was probably meant: the same but for case, or at most two letters different. */
export function findClosest(word: string, words: readonly string[]): string | undefined {
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (word.length > longest + MAX_DIFFERENT) return undefined;
  const ranked = words
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.min(MAX_DIFFERENT, best.candidate.length - 1) ? best.candidate : undefined;
}

/** Letters to insert, remove or replace to turn one word into the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}
