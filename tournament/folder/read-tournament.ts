import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeError } from '../../protocol/describe-error.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { TournamentDefinition } from '../../protocol/types/tournament/definition.ts';
import type { JournalRecord } from '../../protocol/types/tournament/record.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { readJournal } from '../journal/read-journal.ts';
import { StateCollector, type TournamentState } from '../journal/tournament-state.ts';
import type { FolderKind, TournamentPaths } from './locate-tournament.ts';
import { readTableFile } from './private-table.ts';
import { FolderUpgrade, isOldDefinition } from './upgrade-folder.ts';

/** The form that is written. The one before is read as well. */
export const VERSION = 2;

/** What people call what is in a folder. */
export const WORDS: Readonly<Record<FolderKind, string>> = {
  tournament: 'tournament',
  compare: 'comparison',
  tune: 'tuning',
};

export interface ReadDefinition {
  readonly definition: TournamentDefinition;
  /** Of the bytes of tournament.json. */
  readonly digest: string;
  /** Makes the records of an older folder what they would be today, one after another; undefined for one of today. */
  readonly upgrade: FolderUpgrade | undefined;
}

/** The definition of a tournament, or a sentence on why there is none. */
export function readDefinition({ kind, root, definition: path }: TournamentPaths): ReadDefinition {
  if (!existsSync(path)) {
    throw new UsageError(
      `there is no ${WORDS[kind]} in ${root}: no ${basename(path)}`,
      `check the name of the folder; "minions ${kind} <game> <bots…> -o <folder>" begins one`,
    );
  }
  const bytes = readFileSync(path);
  const digest = makeFileDigest(bytes);
  const value = parseJson(path, bytes.toString('utf8'));
  const upgrade = isOldDefinition(value) ? new FolderUpgrade(value, digest) : undefined;
  return { definition: requireDefinition(path, upgrade?.definition ?? value), digest, upgrade };
}

export const makeFileDigest = (bytes: Uint8Array): string =>
  `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`invalid JSON in ${path}: ${(error as Error).message}`, 'put the file back from a copy');
  }
}

function requireDefinition(path: string, value: unknown): TournamentDefinition {
  const version = (value as { tournament?: unknown } | null)?.tournament;
  if (version !== VERSION && version !== 1) {
    throw new UsageError(
      `invalid ${path}: expected a form from 1 to ${VERSION}, got ${JSON.stringify(version)}`,
      'use the version of minions that made it: the field "tool" says which',
    );
  }
  const validate = findValidator<TournamentDefinition>('tournament/definition');
  if (validate(value)) return value;
  throw new UsageError(
    `invalid ${path}: ${describeProblem(describeError(validate.errors))}`,
    'put the file back from a copy',
  );
}

/** Every record of the journal must belong to this definition. */
export function checkBelongs(record: JournalRecord, path: string, digest: string): void {
  if (record.kind !== 'began' || record.definition === digest) return;
  throw new UsageError(
    `${path} was changed after the beginning`,
    'put the file back from a copy; the journal knows its digest',
  );
}

/** What definition and journal say, without the right to write. */
export function readTournament(paths: TournamentPaths): TournamentState {
  const read = readDefinition(paths);
  const collector = new StateCollector(read.definition);
  for (const record of readRecords(paths, read)) collector.take(record);
  return collector.state();
}

/** Who is who, as far as anybody knows: from private.json, or from what an older folder says in other paths. */
export function readPrivateTable(paths: TournamentPaths): PrivateTable {
  const read = readDefinition(paths);
  if (!read.upgrade) return readTableFile(paths);
  for (const _ of readRecords(paths, read));
  return read.upgrade.table;
}

function* readRecords(paths: TournamentPaths, { digest, upgrade }: ReadDefinition): Generator<JournalRecord> {
  if (!existsSync(paths.journal)) return;
  for (const { record } of readJournal(paths.journal)) {
    checkBelongs(record, paths.definition, digest);
    yield upgrade?.upgradeRecord(record) ?? record;
  }
}
