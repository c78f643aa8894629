/** How the replay of a match is called, without its ending: block 12, match 3, and "again" for a second attempt. */
export function makeReplayName({ block, match, attempt }: { block: number; match: number; attempt: number }): string {
  return `${String(block).padStart(5, '0')}-${match}${attempt === 1 ? '' : '-again'}`;
}
