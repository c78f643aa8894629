import type { Proc } from '../proc.ts';
import { parseStat } from './stat.ts';

const BATCH = 3;
const IDLE = 5;

/** A thread as it is at the moment. Costs some ten microseconds to read: not for every round. */
export interface Thread {
  /** Whether it runs, or would if the machine had a CPU for it. */
  readonly isRunnable: boolean;
  readonly nice: number;
  /** 0 for the usual way of sharing the CPU. */
  readonly policy: number;
  /** The CPUs it keeps to, as in 0-3. */
  readonly cpus: string | undefined;
}

/** From its folder of /proc; undefined once it has ended. */
export function readThread(proc: Proc, folder: string): Thread | undefined {
  const stat = parseStat(proc.read(`${folder}/stat`));
  if (stat === undefined) return undefined;
  const cpus = /^Cpus_allowed_list:\s*(\S+)/m.exec(proc.read(`${folder}/status`) ?? '')?.[1];
  return { isRunnable: stat.state === 'R', nice: stat.nice, policy: stat.policy, cpus };
}

/** Whether a thread waits because it wants to: behind others, or on fewer CPUs than it was given. */
export function waitsByChoice({ nice, policy, cpus }: Thread, usual: Thread): boolean {
  return nice > usual.nice || policy === BATCH || policy === IDLE || (cpus !== undefined && cpus !== usual.cpus);
}
