import { existsSync } from 'node:fs';
import { Refusal, refuseUnknown } from '../refusal.ts';
import type { PersonRow } from '../store/tables.ts';
import { makeOwnerKey } from '../store/teams.ts';
import { findVersion, receiveAgain, type FoundVersion } from '../store/versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import type { Contest } from './contest.ts';
import { requireStaff } from './identity.ts';
import { requireVisible } from './require-visible.ts';

/** Runs the gate of a version again, which was rejected or has not come to its end. The time of receipt stays. */
export async function requeueAs(
  { db, clock, hub, work, paths }: Contest,
  person: PersonRow | undefined,
  id: number,
  reason: string,
): Promise<FoundVersion> {
  const staff = requireStaff(person);
  requireVisible('reason', reason);
  const version = await findVersion(db, id);
  if (!version) throw refuseUnknown(`version ${id}`);
  if (hasPassed(version)) throw refusePassed(version);
  if (!existsSync(locateFiles(paths.versions, version.digest)))
    throw new Refusal(409, `the files of version ${version.number} were erased`, 'ask for a new version');
  const isWaiting = await work.requeue(version, async () => {
    const note = { at: clock.at(), person_id: staff.id, action: 'requeue', subject: `version ${id}`, reason };
    if (!(await receiveAgain(db, id, note))) throw refusePassed(version);
    const { bot, number } = version;
    await hub.publish('version', { id, bot, number, state: 'received' }, makeOwnerKey(version));
  });
  if (!isWaiting)
    throw new Refusal(
      409,
      `version ${version.number} of ${version.bot} waits for its gate already, or is at it`,
      'look at the queue: /queue',
    );
  return (await findVersion(db, id))!;
}

/** Whether a version is through: there is nothing to run again. */
export const hasPassed = ({ state }: FoundVersion): boolean => state === 'active' || state === 'retired';

const refusePassed = ({ number, bot }: FoundVersion): Refusal =>
  new Refusal(
    409,
    `version ${number} of ${bot} has passed the gate already`,
    'only a version that was rejected, or is lost before its gate, is run again',
  );
