/** How the replay of a match is called, without its ending: block 12, match 3. */
export function makeReplayName({ block, match }: { block: number; match: number }): string {
  return `${String(block).padStart(5, '0')}-${match}`;
}
