import type { Proc } from '../proc.ts';

/** Milliseconds in a tick of the clock in which /proc counts CPU time; the same on every Linux that Node runs on. */
const TICK_MS = 10;
/** Among the flags of a process (PF_EXITING). */
const EXITING = 4;

/** What /proc/<pid>/stat says of a process. */
export interface Stat {
  readonly pid: number;
  /** One letter: R runs or could, S and D sleep, T is stopped, Z has ended. */
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  /** Whether it has begun to end. */
  readonly isEnding: boolean;
  /** CPU time of all its threads, also of those that have ended. */
  readonly cpuMs: number;
  /** CPU time of its children that have ended and were waited for, with theirs. */
  readonly childrenCpuMs: number;
  readonly nice: number;
  /** 0 for the usual way of sharing the CPU. */
  readonly policy: number;
  readonly threads: number;
  /** When it was started: with the pid, it names a process for good. */
  readonly startedAt: string;
}

/** The name stands in parentheses and may hold anything, parentheses too: the fields begin behind the last one. */
export function parseStat(text: string | undefined): Stat | undefined {
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (index: number): number => Number(fields[index]);
  return {
    pid: Number.parseInt(text, 10),
    state: fields[0] ?? '',
    parent: number(1),
    group: number(2),
    isEnding: (number(6) & EXITING) !== 0,
    cpuMs: (number(11) + number(12)) * TICK_MS,
    childrenCpuMs: (number(13) + number(14)) * TICK_MS,
    nice: number(16),
    policy: number(38),
    threads: number(17),
    startedAt: fields[19] ?? '',
  };
}

/** Whether nothing of a process runs any more. A main thread that has ended may have left others behind. */
export function hasEnded({ state, threads }: Stat): boolean {
  return state === 'X' || (state === 'Z' && threads <= 1);
}

/** Whether a process can do nothing until somebody continues it. */
export function isStopped({ state }: Stat): boolean {
  return state === 'T' || state === 't';
}

/** All processes of the machine, those that ended and were not waited for too. Costs milliseconds: not for every round. */
export function scanProcesses(proc: Proc): Stat[] {
  return listProcesses(proc).flatMap((pid) => parseStat(proc.read(`/proc/${pid}/stat`)) ?? []);
}

export function listProcesses(proc: Proc): number[] {
  return proc
    .list('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}
