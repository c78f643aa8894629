/** Process groups of bots that may still be alive. A group has the id of the process that leads it. */
const live = new Set<number>();

export function rememberGroup(pid: number): void {
  live.add(pid);
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

/** The last resort, on the judge's own exit: nothing survives it. */
export function endAllGroups(): void {
  for (const pid of live) endGroup(pid);
}

process.on('exit', endAllGroups);
