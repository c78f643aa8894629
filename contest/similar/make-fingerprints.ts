import { createHash } from 'node:crypto';
import type { Token } from './tokenise-source.ts';

/** Whatever two programs share that is shorter is chance. */
const TOKENS = 14;
/** Of so many neighbouring hashes one is kept: every common run of `TOKENS + WINDOW - 1` tokens is found. */
const WINDOW = 8;

/** Where a fingerprint was taken. */
export interface Place {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Fingerprints of a program by winnowing (Schleimer, Wilkerson, Aiken 2003), each with the lines it stands for. */
export function makeFingerprints(file: string, tokens: readonly Token[]): Map<string, Place> {
  const hashes = Array.from({ length: Math.max(0, tokens.length - TOKENS + 1) }, (_, at) => hash(tokens, at));
  const found = new Map<string, Place>();
  for (let from = 0; from < hashes.length; from += 1) {
    const at = findLeast(hashes, from, Math.min(from + WINDOW, hashes.length));
    const place = { file, from: tokens[at]!.line, to: tokens[at + TOKENS - 1]!.line };
    if (!found.has(hashes[at]!)) found.set(hashes[at]!, place);
    // A shorter window at the end would keep hashes that no other program keeps.
    if (from + WINDOW >= hashes.length) break;
  }
  return found;
}

function hash(tokens: readonly Token[], at: number): string {
  const text = tokens
    .slice(at, at + TOKENS)
    .map((token) => token.text)
    .join(' ');
  return createHash('sha1').update(text).digest('base64url').slice(0, 12);
}

/** The last of the least, as is usual: runs of equal hashes are then kept once. */
function findLeast(hashes: readonly string[], from: number, to: number): number {
  let least = from;
  for (let at = from + 1; at < to; at += 1) if (hashes[at]! <= hashes[least]!) least = at;
  return least;
}
