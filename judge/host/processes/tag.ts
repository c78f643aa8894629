import type { Proc } from '../proc.ts';
import { hasEnded, listProcesses, parseStat } from './stat.ts';
import { sendSignal } from './send-signal.ts';

/** Every process of a match inherits this variable, wherever it forks to. */
export const TAG_VARIABLE = 'MINIONS_MATCH';

const MAX_SWEEPS = 50;

/** Whether a process carries a tag, or one that was made from it, in the environment it was started with. */
export function hasTag(proc: Proc, pid: number, tag: string): boolean {
  const environment = `\0${proc.read(`/proc/${pid}/environ`) ?? ''}\0`;
  const start = `\0${TAG_VARIABLE}=${tag}`;
  return environment.includes(`${start}\0`) || environment.includes(`${start}-`);
}

/** The processes that carry a tag and have not ended. */
export function findTagged(proc: Proc, tag: string): number[] {
  return listProcesses(proc).filter((pid) => {
    if (pid === process.pid || !hasTag(proc, pid, tag)) return false;
    const stat = parseStat(proc.read(`/proc/${pid}/stat`));
    return stat !== undefined && !hasEnded(stat);
  });
}

/** Ends processes that left their group and their parents, such as daemons, until none is left. */
export function killTagged(proc: Proc, tag: string): void {
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const tagged = findTagged(proc, tag);
    if (tagged.length === 0) return;
    for (const pid of tagged) sendSignal(pid, 'SIGKILL');
  }
}
