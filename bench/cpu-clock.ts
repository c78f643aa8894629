import { readFileSync } from 'node:fs';

/** CPU time of this process so far, in milliseconds. */
export interface CpuTime {
  /** Of the thread that plays. Where the system does not tell, what a clock on the wall says. */
  readonly mainMs: number;
  /** Of all others: V8 compiles and collects garbage in them. */
  readonly othersMs: number;
}

/** What others do on the machine lengthens every time on the wall, but hardly this one. */
export function readCpuTime(): CpuTime {
  const { user, system } = process.cpuUsage();
  const mainMs = readMainMs();
  return mainMs === undefined
    ? { mainMs: performance.now(), othersMs: 0 }
    : { mainMs, othersMs: Math.max(0, (user + system) / 1000 - mainMs) };
}

/** A tick of the times in /proc/…/stat. */
const TICK_MS = 10;

/** CPU time of all children that have ended, and of theirs. */
export function readChildrenMs(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]!.split(' ');
  return TICK_MS * (Number(fields[13]) + Number(fields[14]));
}

function readMainMs(): number | undefined {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ', 1)[0]) / 1e6;
  } catch {
    return undefined;
  }
}
