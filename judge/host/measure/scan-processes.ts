import { readFileSync, readdirSync } from 'node:fs';

/** One process of the machine, as /proc shows it. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** All processes of the machine. Costs a few milliseconds: not for every round. */
export function scanProcesses(): ProcessEntry[] {
  const pids = processIds();
  return pids.flatMap((pid) => {
    const stat = readStat(pid);
    return stat === undefined ? [] : [stat];
  });
}

export function processIds(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function readStat(pid: number): ProcessEntry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name stands in parentheses and may hold anything: count from behind it.
    const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ', 3);
    return state === 'Z' ? undefined : { pid, parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}

/** A process, its descendants, and whoever else is in its group. */
export function familyOf(leader: number, processes: readonly ProcessEntry[]): ProcessEntry[] {
  const family = new Set([leader]);
  let before = 0;
  while (family.size > before) {
    before = family.size;
    for (const { pid, parent, group } of processes) {
      if (family.has(parent) || group === leader) family.add(pid);
    }
  }
  return processes.filter(({ pid }) => family.has(pid));
}
