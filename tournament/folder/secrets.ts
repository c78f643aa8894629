import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { UsageError } from '../../judge/usage-error.ts';
import type { Seal } from '../journal/tournament-state.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';

const OWNER_ONLY = 0o600;

/** 256 bits as 64 hexadecimal digits. */
export const drawSecret = (): string => randomBytes(32).toString('hex');

/** A secret that people give with an option. */
export function parseSecret(text: string, option = '--secret'): string {
  const secret = text.toLowerCase();
  if (/^[0-9a-f]{64}$/.test(secret)) return secret;
  throw new UsageError(
    `invalid ${option}: expected 64 hexadecimal digits`,
    `leave ${option} out and it is drawn, or make one with: openssl rand -hex 32`,
  );
}

/** What is published before the first match: nobody can turn it back into the secret. */
export const makeCommitment = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Keeps a secret beside those that are there. */
export function keepSecret({ secrets }: TournamentPaths, secret: string): void {
  const known = existsSync(secrets) ? readFileSync(secrets, 'utf8') : '';
  if (!known.includes(secret)) writeFileAtomic(secrets, `${known}${secret}\n`, { mode: OWNER_ONLY });
}

/** The secret behind a seal: from the journal once it is revealed, until then from the folder. */
export function findSecret({ secrets }: TournamentPaths, { secret, commitment }: Seal): string {
  const kept = existsSync(secrets) ? readFileSync(secrets, 'utf8').split('\n') : [];
  const found = [secret ?? '', ...kept].find((candidate) => makeCommitment(candidate) === commitment);
  if (found !== undefined) return found;
  throw new UsageError(
    `the secret of the tournament is neither in its journal nor in ${secrets}`,
    'without it no further match can be played; put the file back from a copy',
  );
}
