/** What counts: the blocks from 1 on without a gap. Blocks with short matches finish first, and would count first. */
export function takePrefix<T extends { readonly block: number }>(finished: Iterable<T>): T[] {
  const byNumber = new Map(Array.from(finished, (each) => [each.block, each]));
  const prefix: T[] = [];
  for (let next = byNumber.get(1); next; next = byNumber.get(prefix.length + 1)) prefix.push(next);
  return prefix;
}
