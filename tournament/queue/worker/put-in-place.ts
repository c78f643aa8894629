import { existsSync, renameSync } from 'node:fs';

/** Moves a folder that was made aside to where it belongs. Several workers of a machine may do that at the same time. */
export function putInPlace(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Another worker of this machine was faster.
    if (!existsSync(to)) throw error;
  }
}
