import type { Proc } from '../host/proc.ts';
import { scanProcesses } from '../host/processes/stat.ts';
import { parseCpuList } from '../host/parse-cpu-list.ts';

/**
 * Whether everything that a process has started is still on these CPUs. Children inherit them, but nothing keeps a bot
 * from choosing others.
 */
export function isPinned(proc: Proc, root: number, cpus: string): boolean {
  const allowed = new Set(parseCpuList(cpus));
  const lists = listFamily(proc, root).flatMap((pid) => listCpus(proc, pid));
  return lists.every((list) => parseCpuList(list).every((cpu) => allowed.has(cpu)));
}

/** A process with its children, their children, and so on. */
function listFamily(proc: Proc, root: number): number[] {
  const processes = scanProcesses(proc);
  const family = [root];
  for (const parent of family) family.push(...processes.filter((stat) => stat.parent === parent).map(({ pid }) => pid));
  return family;
}

/** The CPUs of each thread of a process. */
function listCpus(proc: Proc, pid: number): string[] {
  return proc.list(`/proc/${pid}/task`).flatMap((thread) => {
    const status = proc.read(`/proc/${pid}/task/${thread}/status`) ?? '';
    return /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? [];
  });
}
