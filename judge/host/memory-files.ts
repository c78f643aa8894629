import { statSync, statfsSync } from 'node:fs';

const BLOCK_BYTES = 512;
const TMPFS = 0x01021994;

export interface MemoryFile {
  /** The same however many processes have opened it. */
  readonly id: string;
  readonly bytes: number;
}

/** Files that are nothing but memory. A test can make them up. */
export interface MemoryFiles {
  /** What is open under a path, if it is one. */
  find(path: string): MemoryFile | undefined;
  /** How much there is where a folder is, if that is nothing but memory. */
  measureFolder(path: string): number;
}

export const SYSTEM_MEMORY_FILES: MemoryFiles = {
  find(path) {
    try {
      if (statfsSync(path).type !== TMPFS) return undefined;
      const { dev, ino, blocks } = statSync(path);
      return { id: `${dev} ${ino}`, bytes: blocks * BLOCK_BYTES };
    } catch {
      return undefined;
    }
  },
  measureFolder(path) {
    try {
      const { type, blocks, bfree, bsize } = statfsSync(path);
      return type === TMPFS ? (blocks - bfree) * bsize : 0;
    } catch {
      return 0;
    }
  },
};
