import { readFileSync } from 'node:fs';

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process started, in ticks since the system did; null where the system does not tell. */
export function readStartTime(pid: number): string | null {
  return readStat(pid)?.[19] ?? null;
}

/** A process that has ended and that nobody has buried yet writes no more. */
const isZombie = (pid: number): boolean => readStat(pid)?.[0] === 'Z';

/** The fields of /proc/<pid>/stat after the name, which may contain anything. */
function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
