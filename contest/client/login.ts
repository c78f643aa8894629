import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContestToken } from '../../protocol/types/contest/token.ts';
import { findStateFolder } from '../../judge/prepare/find-state-folder.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { askContest, type ContestAddress } from './contest-client.ts';

const LINK = /^(https?:\/\/[^/?#@\s]+)\/in\/([\w-]{20,100})\/?$/;

const locateLogin = (): string => join(findStateFolder('contest'), 'login.json');

/** Whom a personal link is for, and how to ask the contest as them. */
interface SignedIn {
  readonly address: ContestAddress;
  readonly who: Omit<ContestToken, 'token'>;
}

/** Turns a personal link into a token. */
export async function signInToContest(link: string): Promise<SignedIn> {
  const [, url, secret] = LINK.exec(link.trim()) ?? [];
  if (url === undefined || secret === undefined) {
    // It may be nearly one, so it is not repeated.
    throw new UsageError(
      'invalid personal link: expected one like https://contest.example.org/in/…',
      'copy the whole link',
    );
  }
  const { token, ...who } = await askContest<ContestToken>({ url }, '/api/login', {
    method: 'POST',
    json: { link: secret },
  });
  return { address: { url, token }, who };
}

/** The same, and the token is kept for this user of the machine. */
export async function loginToContest(link: string): Promise<Omit<ContestToken, 'token'>> {
  const { address, who } = await signInToContest(link);
  mkdirSync(findStateFolder('contest'), { recursive: true, mode: 0o700 });
  writeFileSync(locateLogin(), `${JSON.stringify(address)}\n`, { mode: 0o600 });
  return who;
}

/** The contest that this user is signed in to. */
export function requireLogin(): ContestAddress {
  const login = findLogin();
  if (login) return login;
  throw new UsageError('you are not signed in to a contest', 'run: minions login <personal link>');
}

export function findLogin(): ContestAddress | undefined {
  const path = locateLogin();
  if (!existsSync(path)) return undefined;
  const { url, token } = JSON.parse(readFileSync(path, 'utf8')) as ContestAddress;
  return { url, token };
}
