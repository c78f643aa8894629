import { createHash } from 'node:crypto';
import { readBytes } from './read-text.ts';

/** The digest of a replay before compression; undefined for a file that is damaged, or larger than it may be. */
export async function digestReplay(path: string, maxBytes = Infinity): Promise<string | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of readBytes(path)) {
      bytes += chunk.length;
      if (bytes > maxBytes) return undefined;
      hash.update(chunk);
    }
  } catch {
    return undefined;
  }
  return `sha256:${hash.digest('hex')}`;
}
