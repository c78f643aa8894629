import type { BlockJob } from '../../protocol/types/queue/block.ts';
import { makeDigest } from '../../judge/prepare/digest.ts';

/** What a block is called in the queue: the digest of what it is made of. Put there twice it is there once. */
export const makeBlockId = (block: BlockJob): string => makeDigest(block).replace('sha256:', '');

/** How a match is called among all that a tournament asks for. */
export function makeAttemptId({ block, match, attempt }: { block: number; match: number; attempt: number }): string {
  return `${block}.${match}.${attempt}`;
}
