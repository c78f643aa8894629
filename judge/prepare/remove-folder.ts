import { randomUUID } from 'node:crypto';
import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Far below what a system takes as a path (4096 bytes), so that a name may follow. */
const MAX_PATH_BYTES = 3000;

/**
 * Removes a folder that a program of somebody else has written to. It may have made folders that cannot be opened, or
 * that are deeper than a path can be long; what is left then is left, and harms nobody.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    try {
      makeRemovable(folder);
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Not ours.
    }
  }
}

/** Opens every folder, and moves up those at the end of a long path until no path is too long. */
function makeRemovable(root: string): void {
  const waiting = [root];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const path = join(folder, entry.name);
      waiting.push(Buffer.byteLength(path) > MAX_PATH_BYTES ? moveInto(root, path) : path);
    }
  }
}

function moveInto(root: string, path: string): string {
  const target = join(root, randomUUID());
  chmodSync(path, 0o700);
  renameSync(path, target);
  return target;
}
