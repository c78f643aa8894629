import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { removeFromPeople } from '../folder/parse-people.ts';
import { noteInAudit } from '../store/audit.ts';
import { eraseRows, listSubmissions } from '../store/erase-rows.ts';
import { forgetOldPages } from '../store/forget-old-pages.ts';
import { findPerson } from '../store/people.ts';
import type { Database } from '../store/tables.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { eraseFromRounds, requireRoundsAtRest } from './erase-from-rounds.ts';
import type { ErasedPerson } from './erased-person.ts';

interface Erasing {
  readonly db: Database;
  readonly paths: ContestPaths;
  readonly at: string;
  /** Who does it. */
  readonly by: string;
  /** Whoever plays them plays nothing of theirs any more. */
  readonly stop?: () => Promise<void>;
  /** Takes entrants out of the ladder. */
  readonly eraseEntrants: (entrants: readonly string[]) => void;
}

/**
 * Removes a person's name, e-mail, sources and standard error. What was played stays, under a pseudonym. The name goes
 * last: who is interrupted does it again.
 */
export async function erasePerson(erasing: Erasing, id: string): Promise<ErasedPerson> {
  const { db, paths, at, by } = erasing;
  const person = await findPerson(db, id);
  if (!person)
    throw new UsageError(
      `there is no person with the id "${id}" in the contest`,
      'check the id; ids are made from names',
    );
  if (person.role === 'owner')
    throw new UsageError('the owner of a contest is not erased', 'delete the folder of the contest instead');
  requireRoundsAtRest(paths);
  await erasing.stop?.();
  const { versions, ownDigests, bots } = await listSubmissions(db, person);
  erasing.eraseEntrants(versions.flatMap(({ entrant }) => entrant ?? []));
  eraseFromRounds(paths, new Set(bots));
  for (const digest of ownDigests) rmSync(locateFiles(paths.versions, digest), { recursive: true, force: true });
  for (const version of versions) rmSync(join(paths.gates, String(version.id)), { recursive: true, force: true });
  if (existsSync(paths.people)) {
    const text = readFileSync(paths.people, 'utf8');
    writeFileAtomic(paths.people, removeFromPeople(text, person), { mode: 0o600 });
  }
  const pseudonym = `erased-${randomBytes(4).toString('hex')}`;
  await eraseRows(db, id, pseudonym);
  await forgetOldPages(db);
  await noteInAudit(db, { at, person_id: by, action: 'erase person', subject: pseudonym });
  return { pseudonym, versions: versions.length };
}
