import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes a folder that a program of somebody else has written to. It may have made folders that cannot be opened, or
 * that are deeper than a path can be long; what is left then is left, and harms nobody.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    openFolders(folder);
    spawnSync('rm', ['-rf', '--', folder], { stdio: 'ignore' });
  }
}

function openFolders(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of folders) openFolders(join(folder, name));
  } catch {
    // Deeper than we can go, or not ours.
  }
}
