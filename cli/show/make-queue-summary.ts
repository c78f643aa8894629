import { makeVisible } from '../../protocol/visible-text.ts';
import type { QueueStatus } from '../../tournament/queue/read-queue-status.ts';
import { makeTable } from './make-table.ts';

const TITLES = ['worker', 'slots', 'cores', 'speed', 'playing', 'played', 'a second', 'version', ''];

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

/** Who plays on a queue, and how far it is, for people. */
export function makeQueueSummary({ coordinator, workers, slots, blocks, results }: QueueStatus): string {
  const rows = workers.map((worker) => [
    worker.worker,
    String(worker.slots),
    String(worker.cores),
    String(worker.speed),
    String(worker.blocks.length),
    String(worker.played),
    worker.matchesPerSecond.toFixed(2),
    worker.tool,
    worker.silentSince === null ? '' : `silent since ${worker.silentSince}`,
  ]);
  const there = workers.filter(({ silentSince }) => silentSince === null).length;
  const table = workers.length === 0 ? 'No workers.\n' : makeTable(TITLES, rows);
  const what = coordinator
    ? `"${coordinator.title}", coordinated by ${coordinator.machine}: ${coordinator.matches} matches came back since ${coordinator.since}, ${coordinator.matchesPerSecond.toFixed(2)} a second.`
    : 'No tournament is coordinated here.';
  const counts = `${count(blocks.waiting, 'block')} waiting, ${blocks.running} running, ${blocks.done} done; ${count(results.waiting, 'result')} waiting.`;
  return `${table}\n${makeVisible(what)}\n${count(slots, 'slot')} of ${count(there, 'worker')}. ${counts}`;
}
