import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import type { FoundVersion } from '../store/versions.ts';
import type { ContestWork } from '../work/contest-work.ts';

/** A version as its author sees it. */
export function describeVersion(version: FoundVersion, work: ContestWork): ContestVersion {
  const { id, bot, number, digest, bytes, files, received_at, state, state_at, submitted_by } = version;
  return {
    id,
    bot,
    number,
    digest,
    bytes,
    files,
    receivedAt: received_at,
    state,
    stateAt: state_at,
    by: submitted_by,
    queue: work.findPlace(id),
  };
}
