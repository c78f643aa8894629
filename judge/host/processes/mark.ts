import type { Proc } from '../proc.ts';
import { hasEnded, listProcesses, parseStat } from './stat.ts';
import { sendSignal } from './send-signal.ts';

/** Every process of a match inherits this variable, wherever it forks to. */
export const MARK_VARIABLE = 'MINIONS_MATCH';

const MOST_SWEEPS = 50;

/** Whether a process carries a mark, or one that was made from it, in the environment it was started with. */
export function carriesMark(proc: Proc, pid: number, mark: string): boolean {
  const environment = `\0${proc.read(`/proc/${pid}/environ`) ?? ''}\0`;
  const start = `\0${MARK_VARIABLE}=${mark}`;
  return environment.includes(`${start}\0`) || environment.includes(`${start}-`);
}

/** The processes that carry a mark and have not ended. */
export function findMarked(proc: Proc, mark: string): number[] {
  return listProcesses(proc).filter((pid) => {
    if (pid === process.pid || !carriesMark(proc, pid, mark)) return false;
    const stat = parseStat(proc.read(`/proc/${pid}/stat`));
    return stat !== undefined && !hasEnded(stat);
  });
}

/** Ends processes that left their group and their parents, such as daemons, until none is left. */
export function endMarked(proc: Proc, mark: string): void {
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const marked = findMarked(proc, mark);
    if (marked.length === 0) return;
    for (const pid of marked) sendSignal(pid, 'SIGKILL');
  }
}
