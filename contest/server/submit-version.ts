import type { Readable } from 'node:stream';
import type { Contest } from './contest.ts';
import { receiveVersion, type Received } from '../store/versions.ts';
import { receiveUpload } from '../submit/receive-upload.ts';

export interface Submitting {
  readonly bot: string;
  readonly person: string;
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
  const received = await receiveVersion(db, { ...upload, bot, person });
  if (!received || received.isKnown) return received;
  const { version } = received;
  work.submit(version);
  await hub.publish('version', { id: version.id, bot, number: version.number, state: 'received' }, version.person_id);
  return received;
}
