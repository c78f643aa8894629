import { existsSync, renameSync } from 'node:fs';

/**
 * Moves a folder that was made aside to where it belongs, and says whether it is there. Another process may have been faster:
 * what it has put there, whole, is as good.
 */
export function putInPlace(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (!existsSync(to)) throw error;
    return false;
  }
}
