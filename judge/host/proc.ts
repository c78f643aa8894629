import { closeSync, openSync, readFileSync, readSync, readdirSync } from 'node:fs';

/** A file of /proc that is read again and again. */
export interface ProcFile {
  /** Undefined once the process is gone. */
  text(): string | undefined;
  close(): void;
}

/** What the system reports about processes. A test can make one up. */
export interface Proc {
  /** The text of a file; undefined when it is not there or may not be read. */
  read(path: string): string | undefined;
  /** The names in a folder; none when it is not there. */
  list(path: string): string[];
  /** Keeps a file open for many readings. */
  open(path: string): ProcFile;
}

export const SYSTEM_PROC: Proc = {
  read(path) {
    try {
      return readFileSync(path, 'latin1');
    } catch {
      return undefined;
    }
  },
  list(path) {
    try {
      return readdirSync(path);
    } catch {
      return [];
    }
  },
  open: (path) => new OpenFile(path),
};

/** Written anew by every reading. */
const buffer = Buffer.alloc(16_384);

/** Kept open, a reading costs two microseconds. */
class OpenFile implements ProcFile {
  private handle: number | undefined;

  constructor(path: string) {
    try {
      this.handle = openSync(path, 'r');
    } catch {
      this.handle = undefined;
    }
  }

  text(): string | undefined {
    if (this.handle === undefined) return undefined;
    try {
      const length = readSync(this.handle, buffer, 0, buffer.length, 0);
      return length === 0 ? undefined : buffer.toString('latin1', 0, length);
    } catch {
      this.close();
      return undefined;
    }
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }
}
