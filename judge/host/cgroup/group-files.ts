import { mkdirSync, readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { sendSignal } from '../processes/send-signal.ts';

/** Writes into a file of a group. False when the kernel refuses. */
export function tryToWrite(path: string, text: string): boolean {
  try {
    writeFileSync(path, text);
    return true;
  } catch {
    return false;
  }
}

/** False when it cannot be made, or is there already. */
export function tryToMakeGroup(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** The same while others do something else: making or removing a group may have to wait for all who enter one. */
export function tryToMakeGroupSoon(folder: string): Promise<boolean> {
  return mkdir(folder).then(
    () => true,
    () => false,
  );
}

/** Removes a group in which nobody is, while others do something else. If that fails, it goes with the group above. */
export function removeGroupSoon(folder: string): void {
  rmdir(folder).catch(() => {});
}

/** Removes a group with those below it. False while somebody is in one of them. */
export function tryToRemoveGroup(folder: string): boolean {
  for (const name of listGroups(folder)) tryToRemoveGroup(`${folder}/${name}`);
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** The names of the groups in a group. */
export function listGroups(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}

/** Ends everybody in a group and below it, also those who are frozen. */
export function killGroup(folder: string): void {
  if (tryToWrite(`${folder}/cgroup.kill`, '1')) return;
  // A kernel before 5.14: nobody can be started while all are frozen, and a frozen process can be killed.
  tryToWrite(`${folder}/cgroup.freeze`, '1');
  for (const group of [folder, ...listGroups(folder).map((name) => `${folder}/${name}`)]) killEach(group);
}

function killEach(folder: string): void {
  for (const pid of readNumbers(`${folder}/cgroup.procs`)) sendSignal(pid, 'SIGKILL');
}

/** The numbers in a file with one in each line; none when it cannot be read. */
export function readNumbers(path: string): number[] {
  try {
    return readFileSync(path, 'latin1').split('\n').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
