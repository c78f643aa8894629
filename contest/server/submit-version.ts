import type { Readable } from 'node:stream';
import type { Contest } from './contest.ts';
import { noteInAudit } from '../store/audit.ts';
import { makeOwnerKey, type Owner } from '../store/teams.ts';
import { receiveVersion, type Received } from '../store/versions.ts';
import { receiveUpload } from '../submit/receive-upload.ts';

export interface Submitting {
  readonly bot: string;
  readonly person: Owner;
  readonly body: Readable;
  /** The name of a source file that is sent as it is. */
  readonly fileName: string | undefined;
}

/** Takes a submission, writes it down and lets it wait for its gate. Undefined if the name of the bot belongs to somebody else. */
export async function submitVersion(
  { db, clock, settings, work, paths, game, hub, uploadMs }: Contest,
  { bot, person, body, fileName }: Submitting,
): Promise<Received | undefined> {
  const upload = await receiveUpload(body, {
    paths,
    game,
    maxBytes: settings.quotas.uploadBytes,
    fileName,
    timeoutMs: uploadMs,
    at: () => clock.at(),
  });
  const received = await receiveVersion(db, { ...upload, bot, person: person.id });
  if (!received || received.isKnown) return received;
  const { version } = received;
  work.submit(version);
  const { id, number, team } = version;
  if (team !== null)
    await noteInAudit(db, { at: clock.at(), person_id: person.id, action: `submit version ${number}`, subject: bot });
  await hub.publish('version', { id, bot, number, state: 'received' }, makeOwnerKey(version));
  return received;
}
