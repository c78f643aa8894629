import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HeadSignature } from '../../protocol/types/tournament/signature.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { makeHead } from '../journal/make-head.ts';
import { readJournal } from '../journal/read-journal.ts';
import { GENESIS_HASH } from '../journal/hashed-line.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { readDefinition, readTournament } from './read-tournament.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';

/** What is signed of a tournament. */
export type SignedFacts = Pick<HeadSignature, 'definition' | 'lines' | 'sum' | 'head'>;

const MAKE_KEY = 'make one with: openssl genpkey -algorithm ed25519 -out key.pem';

/** The private key of an organiser, from a PEM file. */
export function readSigningKey(path: string): KeyObject {
  const key = readKey(path, createPrivateKey, 'private');
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new UsageError(`invalid key in "${path}": expected an Ed25519 key, got ${key.asymmetricKeyType}`, MAKE_KEY);
}

/** The public key of an organiser, from a PEM file; one with the private key will do. */
export function readPublicKey(path: string): KeyObject {
  return readKey(path, createPublicKey, 'public');
}

function readKey(path: string, make: (text: Buffer) => KeyObject, what: string): KeyObject {
  let text: Buffer;
  try {
    text = readFileSync(path);
  } catch (error) {
    throw new UsageError(`"${path}" cannot be read: ${(error as Error).message}`, 'check the name of the file');
  }
  try {
    return make(text);
  } catch {
    throw new UsageError(`invalid key in "${path}": expected a ${what} key in PEM form`, MAKE_KEY);
  }
}

/** A public key as signature.json has it. */
export const makeKeyText = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' }).toString('base64');

export const makeSignedText = ({ definition, lines, sum, head }: SignedFacts): Buffer =>
  Buffer.from(['minions tournament 1', definition, lines, sum, head].join('\n'));

/** Signs a tournament as it stands now. */
export function signTournament(paths: TournamentPaths, key: KeyObject): HeadSignature {
  const [{ lines, sum }, head] = [findLastLine(paths), makeHead(readTournament(paths))];
  const facts = { definition: readDefinition(paths).digest, lines, sum, head };
  const value = sign(null, makeSignedText(facts), key).toString('base64');
  const signature: HeadSignature = { signature: 1, ...facts, publicKey: makeKeyText(key), value };
  writeFileAtomic(paths.signature, `${JSON.stringify(signature, undefined, 2)}\n`);
  return signature;
}

function findLastLine({ journal }: TournamentPaths): { readonly lines: number; readonly sum: string } {
  let last = { lines: 0, sum: GENESIS_HASH };
  for (const { line, sum } of readJournal(journal)) last = { lines: line, sum };
  return last;
}
