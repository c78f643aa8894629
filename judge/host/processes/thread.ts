import type { Proc } from '../proc.ts';
import { parseStat } from './stat.ts';

const BATCH = 3;
const IDLE = 5;

/** A thread as it is at the moment. Costs some ten microseconds to read: not for every round. */
export interface Thread {
  /** Its folder of /proc. */
  readonly id: string;
  /** How often it went to sleep by itself since it began. */
  readonly sleeps: number;
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
  const status = proc.read(`${folder}/status`) ?? '';
  const cpus = /^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1];
  const sleeps = Number(/^voluntary_ctxt_switches:\s*(\d+)/m.exec(status)?.[1] ?? 0);
  return { id: folder, sleeps, isRunnable: stat.state === 'R', nice: stat.nice, policy: stat.policy, cpus };
}

/** Whether a thread waits because it wants to: behind others, or on fewer CPUs than it was given. */
export function waitsByChoice({ nice, policy, cpus }: Thread, usual: Thread): boolean {
  return nice > usual.nice || policy === BATCH || policy === IDLE || (cpus !== undefined && cpus !== usual.cpus);
}

/** Of the threads that want to run. */
export const countSleeps = (threads: readonly Thread[]): ReadonlyMap<string, number> =>
  new Map(threads.filter(({ isRunnable }) => isRunnable).map(({ id, sleeps }) => [id, sleeps]));
