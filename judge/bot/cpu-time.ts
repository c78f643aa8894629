import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
// Fields of /proc/<pid>/stat, counted from the one after the name in parentheses.
const USER_TIME = 11;
const LAST_CHILD_TIME = 14;

/** CPU time of a process, its threads and the children it has waited for; undefined where the system does not tell. */
export function cpuMsOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(USER_TIME, LAST_CHILD_TIME + 1).reduce((sum, field) => sum + Number(field), 0);
    return (ticks * 1000) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
