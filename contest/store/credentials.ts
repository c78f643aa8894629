import { createHash, randomBytes } from 'node:crypto';
import type { CredentialKind, Database, PersonRow } from './tables.ts';

/** 256 bits that nobody guesses, in letters that fit into an address. */
export const drawCredential = (): string => randomBytes(32).toString('base64url');

const hashCredential = (text: string): string => createHash('sha256').update(text).digest('hex');

interface NewCredential {
  readonly kind: CredentialKind;
  readonly person: string;
  readonly at: string;
  readonly expiresAt?: string | null;
}

/** Keeps the hash of a credential, drawn when not given, and returns it: nobody can read it again. */
export async function issueCredential(
  db: Database,
  { kind, person, at, expiresAt = null }: NewCredential,
  text = drawCredential(),
): Promise<string> {
  await db
    .insertInto('credentials')
    .values({ hash: hashCredential(text), kind, person_id: person, created_at: at, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return text;
}

/** Whose credential of that kind it is at this moment. */
export function findHolder(
  db: Database,
  kind: CredentialKind,
  text: string,
  now: string,
): Promise<PersonRow | undefined> {
  return db
    .selectFrom('credentials')
    .innerJoin('people', 'people.id', 'credentials.person_id')
    .selectAll('people')
    .where('credentials.hash', '=', hashCredential(text))
    .where('credentials.kind', '=', kind)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** When somebody was last given a credential of a kind that is valid now. */
export interface SignIn {
  readonly person_id: string;
  readonly kind: CredentialKind;
  readonly at: string;
}

export function listSignIns(db: Database, now: string): Promise<SignIn[]> {
  return db
    .selectFrom('credentials')
    .select(({ fn }) => ['person_id', 'kind', fn.max('created_at').as('at')])
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .groupBy(['person_id', 'kind'])
    .execute();
}

/** One credential is no longer valid: somebody signs out. */
export async function dropCredential(db: Database, text: string): Promise<void> {
  await db.deleteFrom('credentials').where('hash', '=', hashCredential(text)).execute();
}

/** Nothing that somebody had is valid any more: links, sessions, tokens. */
export async function dropCredentialsOf(db: Database, person: string): Promise<void> {
  await db.deleteFrom('credentials').where('person_id', '=', person).execute();
}
