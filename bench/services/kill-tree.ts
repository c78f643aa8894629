import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { scanProcesses } from '../../judge/host/processes/stat.ts';

/** Kills a process and everything below it at once, so that nobody has time to clean up. */
export function killTree(root: number): void {
  const processes = scanProcesses(SYSTEM_PROC);
  const tree = [root];
  for (const parent of tree) tree.push(...processes.filter((stat) => stat.parent === parent).map(({ pid }) => pid));
  for (const pid of tree) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }
}
