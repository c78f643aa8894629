import { readFileSync } from 'node:fs';
import { processIds } from './measure/scan-processes.ts';

/** Every process of a match inherits this variable with the match's mark, wherever it forks to. */
export const MARK_VARIABLE = 'MINIONS_MATCH';

/** Process groups of bots that may still be alive. A group has the id of the process that leads it. */
const live = new Set<number>();
const liveMarks = new Set<string>();

const MOST_SWEEPS = 50;

export function rememberGroup(pid: number): void {
  live.add(pid);
}

export function rememberMark(mark: string): void {
  liveMarks.add(mark);
}

/** Signals a whole group, grandchildren included; false when nobody is left in it. */
export function signalGroup(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Ends whoever is left in a group, after its leader is gone too. */
export function endGroup(pid: number): void {
  signalGroup(pid, 'SIGKILL');
  live.delete(pid);
}

/** Ends processes that left their group, such as daemons: they still carry the mark of the match. */
export function endMarked(mark: string): void {
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    const marked = processIds().filter((pid) => pid !== process.pid && carries(pid, mark));
    if (marked.length === 0) break;
    for (const pid of marked) signalProcess(pid, 'SIGKILL');
  }
  liveMarks.delete(mark);
}

/** Whether a process belongs to a match, however it got its id. */
export function carries(pid: number, mark: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`${MARK_VARIABLE}=${mark}`);
  } catch {
    return false;
  }
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** The last resort, on the judge's own exit: nothing survives it. */
function endEverything(): void {
  for (const pid of live) endGroup(pid);
  for (const mark of liveMarks) endMarked(mark);
}

process.on('exit', endEverything);
