import type { ClockKind } from './bot-group.ts';
import type { Controller } from './cgroup/hierarchies.ts';

interface Guarantees {
  readonly clock: ClockKind;
  readonly controllers: readonly Controller[];
  /** Whether bots are in a sandbox. */
  readonly isEnclosed: boolean;
}

/** What cannot be relied on, for the record and for organisers of contests. */
export function listNotGuaranteed({ clock, controllers, isEnclosed }: Guarantees): string[] {
  if (clock === 'proc') return [...WITHOUT_CGROUPS, ...(isEnclosed ? [] : [OUTSIDE_PROC])];
  return [
    ...(controllers.includes('memory') ? [] : ['memory in files that no process has mapped is counted']),
    ...(controllers.includes('pids') ? [] : ['children that have ended and were not waited for are counted']),
    ...(isEnclosed ? [] : [OUTSIDE_CGROUP]),
  ];
}

const WITHOUT_CGROUPS = [
  'CPU time of processes that end between two looks is billed',
  'a bot that is stopped stays stopped',
  'waiting for a CPU is counted while it lasts',
  'memory in files that no process has mapped is counted',
];
const OUTSIDE_PROC = 'processes that leave their parents, their group and their environment are found';
const OUTSIDE_CGROUP = 'bots stay in their groups: without a sandbox they can leave them';
