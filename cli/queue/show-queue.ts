import { parseQueueAddress } from '../../tournament/queue/queue-address.ts';
import { QueueConnection } from '../../tournament/queue/queue-connection.ts';
import { readProgress, readWorkers } from '../../tournament/queue/worker-signs.ts';
import type { ProgressSign, WorkerSign } from '../../tournament/queue/signs-of-life.ts';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { requireQueue } from '../commands/worker.ts';
import { makeTable } from '../show/make-table.ts';

export interface ShowQueueOptions {
  readonly queue?: string;
  readonly prefix: string;
  readonly json?: true;
}

interface QueueStatus {
  /** What is being played; null when nobody coordinates. */
  readonly coordinator: (ProgressSign & { readonly matchesPerSecond: number }) | null;
  readonly workers: readonly (WorkerSign & { readonly matchesPerSecond: number })[];
  readonly slots: number;
  readonly blocks: { readonly waiting: number; readonly running: number; readonly done: number };
  readonly results: { readonly waiting: number };
}

/** Who plays, and how far it is. */
export async function showQueue(options: ShowQueueOptions): Promise<void> {
  const address = parseQueueAddress(requireQueue(options.queue), options.prefix);
  const connection = await QueueConnection.open(address, () => {});
  try {
    const status = await readStatus(connection, Date.now());
    if (options.json) return console.log(makeVisibleJson({ queue: address.shown, prefix: address.prefix, ...status }));
    console.log(describeStatus(status));
  } finally {
    await connection.close();
  }
}

async function readStatus(connection: QueueConnection, now: number): Promise<QueueStatus> {
  const workers = await readWorkers(connection);
  const progress = await readProgress(connection);
  const rate = (matches: number, since: string): number =>
    Number((matches / Math.max(1, (now - Date.parse(since)) / 1000)).toFixed(2));
  const blocks = await connection.openQueue().getJobCounts('wait', 'delayed', 'active');
  return {
    coordinator: progress ? { ...progress, matchesPerSecond: rate(progress.matches, progress.since) } : null,
    workers: workers.map((worker) => ({ ...worker, matchesPerSecond: rate(worker.played, worker.since) })),
    slots: workers.reduce((sum, { slots }) => sum + slots, 0),
    blocks: {
      waiting: (blocks['wait'] ?? 0) + (blocks['delayed'] ?? 0),
      running: blocks['active'] ?? 0,
      done: progress?.blocks ?? 0,
    },
    results: { waiting: progress?.waiting ?? 0 },
  };
}

function describeStatus({ coordinator, workers, slots, blocks, results }: QueueStatus): string {
  const titles = ['worker', 'slots', 'cores', 'speed', 'playing', 'played', 'a second', 'version'];
  const rows = workers.map((worker) => [
    worker.worker,
    String(worker.slots),
    String(worker.cores),
    String(worker.speed),
    String(worker.blocks.length),
    String(worker.played),
    worker.matchesPerSecond.toFixed(2),
    worker.tool,
  ]);
  const table = workers.length === 0 ? 'No workers.\n' : makeTable(titles, rows);
  const what = coordinator
    ? `"${coordinator.title}", coordinated by ${coordinator.machine}: ${coordinator.matches} matches came back since ${coordinator.since}, ${coordinator.matchesPerSecond.toFixed(2)} a second.`
    : 'Nobody coordinates a tournament here.';
  const counts = `${blocks.waiting} blocks waiting, ${blocks.running} running, ${blocks.done} done; ${results.waiting} results waiting.`;
  return `${table}\n${makeVisible(what)}\n${slots} slots of ${workers.length} workers. ${counts}`;
}
