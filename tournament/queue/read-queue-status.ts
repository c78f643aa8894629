import type { QueueAddress } from './queue-address.ts';
import { QueueConnection } from './queue-connection.ts';
import { GONE_AFTER_MS, type ProgressHeartbeat, type WorkerHeartbeat } from './heartbeat.ts';
import { listWorkers, readProgress, type ListedWorker } from './worker-signs.ts';

export interface QueueStatus {
  /** What is being played; null when nobody coordinates. */
  readonly coordinator: (ProgressHeartbeat & { readonly matchesPerSecond: number }) | null;
  /** Also those that fell silent within the last hour, and since when; null for one that is there. */
  readonly workers: readonly (WorkerHeartbeat & {
    readonly matchesPerSecond: number;
    readonly silentSince: string | null;
  })[];
  /** Of the workers that are there. */
  readonly slots: number;
  readonly blocks: { readonly waiting: number; readonly running: number; readonly done: number };
  readonly results: { readonly waiting: number };
}

/** Who plays on a queue, and how far it is. */
export async function readQueueStatus(address: QueueAddress): Promise<QueueStatus> {
  const connection = await QueueConnection.open(address, () => {});
  try {
    return await readStatus(connection, Date.now());
  } finally {
    await connection.close();
  }
}

async function readStatus(connection: QueueConnection, now: number): Promise<QueueStatus> {
  const workers = await listWorkers(connection);
  const isThere = ({ silentMs }: ListedWorker): boolean => silentMs <= GONE_AFTER_MS;
  const progress = await readProgress(connection);
  const rate = (matches: number, since: string): number =>
    Number((matches / Math.max(1, (now - Date.parse(since)) / 1000)).toFixed(2));
  const blocks = await connection.openQueue().getJobCounts('wait', 'delayed', 'active');
  return {
    coordinator: progress ? { ...progress, matchesPerSecond: rate(progress.matches, progress.since) } : null,
    workers: workers.map((listed) => {
      const { silentMs, ...worker } = listed;
      const silentSince = isThere(listed) ? null : new Date(now - silentMs).toISOString();
      return { ...worker, matchesPerSecond: rate(worker.played, worker.since), silentSince };
    }),
    slots: workers.filter(isThere).reduce((sum, { slots }) => sum + slots, 0),
    blocks: {
      waiting: (blocks['wait'] ?? 0) + (blocks['delayed'] ?? 0),
      running: blocks['active'] ?? 0,
      done: progress?.blocks ?? 0,
    },
    results: { waiting: progress?.waiting ?? 0 },
  };
}
