import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describeError } from '../../protocol/describe-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { PrivateEntry, PrivateTable, PrivateVersion } from '../../protocol/types/tournament/private.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentPaths } from './locate-tournament.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';

const OWNER_ONLY = 0o600;

/** What people are shown instead of an id. */
export type ShowName = (id: string) => string;

/** Anybody who is given salt and digest can compute it: the SHA-256 of the two texts, one behind the other. */
export const makeBotCommitment = (salt: string, digest: string): string =>
  createHash('sha256').update(`${salt}${digest}`).digest('hex');

/** The table as it lies in the folder of a tournament. Where it is gone nobody is known, and everybody has an id. */
export function readTableFile({ privateTable: path }: TournamentPaths): PrivateTable {
  if (!existsSync(path)) return { private: 1, entrants: {} };
  const hint = 'put the file back from a copy, or delete it: then bots are shown by their ids';
  let table: unknown;
  try {
    table = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`invalid ${path}: ${(error as Error).message}`, hint);
  }
  const validate = findValidator<PrivateTable>('tournament/private');
  if (validate(table)) return table;
  throw new UsageError(`invalid ${path}: ${describeProblem(describeError(validate.errors))}`, hint);
}

export function writeTableFile({ privateTable }: TournamentPaths, table: PrivateTable): void {
  writeFileAtomic(privateTable, `${JSON.stringify(table, undefined, 2)}\n`, { mode: OWNER_ONLY });
}

export const addEntry = ({ entrants, ...rest }: PrivateTable, id: string, entry: PrivateEntry): PrivateTable => ({
  ...rest,
  entrants: { ...entrants, [id]: entry },
});

/** The entry of a bot; undefined where it was erased. */
export const findEntry = ({ entrants }: PrivateTable, id: string): PrivateEntry | undefined =>
  Object.hasOwn(entrants, id) ? entrants[id] : undefined;

/** The version of a bot to which that is the commitment; undefined where it was erased. */
export function findVersion(table: PrivateTable, id: string, commitment: string): PrivateVersion | undefined {
  const versions = findEntry(table, id)?.versions ?? [];
  return versions.find(({ salt, digest }) => makeBotCommitment(salt, digest) === commitment);
}

/** The same for who cannot do without. */
export function requireVersion(table: PrivateTable, id: string, commitment: string): PrivateVersion {
  const version = findVersion(table, id, commitment);
  if (version) return version;
  throw new UsageError(
    `private.json does not say which files ${id} is made of: expected a version with the commitment ${commitment}`,
    'without it no further match with this bot can be played; put the entry back from a copy, or withdraw the bot',
  );
}

export const makeShowName =
  (table: PrivateTable): ShowName =>
  (id) =>
    findEntry(table, id)?.name ?? id;

export const makeShowPseudonym =
  (table: PrivateTable): ShowName =>
  (id) =>
    findEntry(table, id)?.pseudonym ?? id;
