import type { SentGame } from '../../protocol/types/queue/game-files.ts';
import { makeDigest } from '../../judge/prepare/digest.ts';

/** What the rules of a game may have in all, to be sent to workers. */
export const MAX_GAME_BYTES = 16 * 2 ** 20;

/** What the digest of a game is made of, computed from the list alone: a list that is of another game is known as such at once. */
export function digestSentGame({ file, files }: SentGame): string {
  return makeDigest({ file, files: files.map(({ path, sha256 }) => [path, sha256]) });
}
