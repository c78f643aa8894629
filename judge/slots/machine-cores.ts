import { groupBy } from '../../protocol/group-by.ts';
import { availableParallelism } from 'node:os';
import { parseCpuList } from '../host/parse-cpu-list.ts';
import type { Proc } from '../host/proc.ts';

/** What this process may use of the machine. */
export interface MachineCores {
  /** Physical cores, each as the list of its CPUs: "0", or "0,4" where a core shows as two. */
  readonly cores: readonly string[];
  /** How many of them a control group lets it use at once; null without such a limit. */
  readonly quota: number | null;
  /** Whether the system said; elsewhere processors are counted, and nothing can be pinned. */
  readonly isKnown: boolean;
}

/** Looks which cores there are, from what the system reports. */
export function readMachineCores(proc: Proc): MachineCores {
  const allowed = /^Cpus_allowed_list:\s*(\S+)/m.exec(proc.read('/proc/self/status') ?? '')?.[1];
  const quota = readQuota(proc);
  if (allowed === undefined) {
    return { cores: Array.from({ length: availableParallelism() }, (_, cpu) => String(cpu)), quota, isKnown: false };
  }
  const cores = groupBy(
    parseCpuList(allowed),
    (cpu) => proc.read(`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`)?.trim() ?? String(cpu),
  );
  return { cores: [...cores.values()].map((list) => list.join(',')), quota, isKnown: true };
}

/** The smallest limit on the way from our control group up to the root. */
function readQuota(proc: Proc): number | null {
  const path = /^0::(\/.*)$/m.exec(proc.read('/proc/self/cgroup') ?? '')?.[1] ?? '/';
  const steps = path.split('/').filter((step) => step !== '');
  const folders = ['', ...steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`)];
  const quotas = folders.flatMap((folder) => parseQuota(proc.read(`/sys/fs/cgroup${folder}/cpu.max`)) ?? []);
  return quotas.length === 0 ? null : Math.min(...quotas);
}

/** "200000 100000" are two CPUs, "max 100000" is no limit. */
function parseQuota(text: string | undefined): number | undefined {
  const [, quota, period] = /^(\d+) (\d+)/.exec(text ?? '') ?? [];
  return quota === undefined ? undefined : Number(quota) / Number(period);
}
