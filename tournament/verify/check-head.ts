import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { findValidator } from '../../protocol/find-validator.ts';
import type { HeadSignature } from '../../protocol/types/tournament/signature.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { makeKeyText, makeSignedText } from '../folder/sign-tournament.ts';
import { findLastSum, type VerifiedJournal } from './verified-journal.ts';

/** What people know of a tournament from elsewhere. */
export interface KnownHead {
  /** The head of its results, or the checksum of the last line of its journal. */
  readonly head?: string | undefined;
  /** The organiser's. */
  readonly publicKey?: KeyObject | undefined;
}

export interface HeadVerification {
  readonly problems: readonly string[];
  /** The key it is signed with, in base64; null for a tournament that is not signed. */
  readonly signedBy: string | null;
  /** How many lines were signed. */
  readonly signedLines: number;
}

/** Compares the head with the one that was published, and checks the signature, if there is one. */
export function checkHead(
  journal: VerifiedJournal,
  head: string,
  paths: TournamentPaths,
  { head: known, publicKey }: KnownHead,
): HeadVerification {
  const problems: string[] = [];
  const sum = findLastSum(journal);
  if (known !== undefined && ![head, sum].includes(known.toLowerCase())) {
    problems.push(`the head is ${head} (and that of the journal ${sum}): expected ${known}`);
  }
  const signature = readSignature(paths);
  if (signature === undefined) {
    if (publicKey) problems.push('it is not signed: there is no signature.json');
    return { problems, signedBy: null, signedLines: 0 };
  }
  if (typeof signature === 'string') return { problems: [...problems, signature], signedBy: null, signedLines: 0 };
  problems.push(...checkSignature(journal, head, signature));
  if (publicKey && journal.sums.length > signature.lines && signature.head !== head) {
    const last = journal.sums.length - signature.lines;
    problems.push(
      `of its ${journal.sums.length} lines the last ${last} are not signed, and change the head: have it signed again`,
    );
  }
  if (publicKey && makeKeyText(publicKey) !== signature.publicKey) {
    problems.push(`it is signed with another key: expected ${makeKeyText(publicKey)}, got ${signature.publicKey}`);
  }
  return { problems, signedBy: signature.publicKey, signedLines: signature.lines };
}

/** What is in signature.json; a sentence if it is none. */
function readSignature({ signature: path }: TournamentPaths): HeadSignature | string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const signature: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (findValidator<HeadSignature>('tournament/signature')(signature)) return signature;
  } catch {
    // What is no JSON is no signature either.
  }
  return 'signature.json is no signature of a tournament';
}

function checkSignature({ digest, sums }: VerifiedJournal, head: string, signature: HeadSignature): string[] {
  if (!isSignedBy(signature)) return ['the signature in signature.json is false: something of it was changed'];
  if (signature.definition !== digest)
    return ['signature.json is of another tournament, or its definition was changed'];
  if (sums[signature.lines - 1] !== signature.sum) {
    return [`line ${signature.lines} of the journal is not as it was signed, or a line before it`];
  }
  // Lines may follow: then the head is another one.
  if (sums.length > signature.lines || signature.head === head) return [];
  return [`the head is ${head}: expected ${signature.head}, which was signed`];
}

function isSignedBy({ publicKey, value, ...facts }: HeadSignature): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return (
      key.asymmetricKeyType === 'ed25519' && verify(null, makeSignedText(facts), key, Buffer.from(value, 'base64'))
    );
  } catch {
    return false;
  }
}
