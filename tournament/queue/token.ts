import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';

const MIN_CHARACTERS = 16;

/** Where the token of this machine is kept, for who gives none. */
function locateToken(): string {
  const folder = process.env['XDG_CONFIG_HOME'] ?? '';
  return join(isAbsolute(folder) ? folder : join(homedir(), '.config'), 'minions', 'token');
}

/**
 * What coordinator and workers share and nobody else knows: as people give it, or from the environment, or from a file
 * that only its owner can read and that is made when it is first needed.
 */
export function findToken(given: string | undefined, path = locateToken()): string {
  const token = given ?? process.env['MINIONS_TOKEN'];
  if (token === undefined) return readToken(path);
  // It goes into a header of HTTP.
  if (/^[\x21-\x7e]+$/.test(token) && token.length >= MIN_CHARACTERS) return token;
  throw new UsageError(
    'invalid token: expected at least 16 printable characters without spaces',
    'make one with: openssl rand -hex 32',
  );
}

/** The file that workers take the token from; null if they have to be given it, as this program was. */
export function locateGivenToken(given: string | undefined): string | null {
  return given === undefined && process.env['MINIONS_TOKEN'] === undefined ? locateToken() : null;
}

function readToken(path: string): string {
  try {
    if (!existsSync(path)) writeToken(path);
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new UsageError(
      `${path} cannot be used for the token: ${(error as Error).message}`,
      'give the token in MINIONS_TOKEN',
    );
  }
}

/** The first process writes it, and whole. */
function writeToken(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const part = `${path}.${process.pid}`;
  writeFileSync(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  try {
    linkSync(part, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

/** Whether a token is the right one, in a time that does not say how much of it is. */
export function isSameToken(given: string, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
