import { closeSync, openSync, readSync } from 'node:fs';

const buffer = Buffer.alloc(512);

/** A small file of /proc that is read again and again: kept open, a reading costs two microseconds. */
export class ProcFile {
  private handle: number | undefined;

  constructor(path: string) {
    try {
      this.handle = openSync(path, 'r');
    } catch {
      this.handle = undefined;
    }
  }

  /** Undefined once the process is gone. */
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

  numbers(): number[] | undefined {
    return this.text()?.trim().split(' ').map(Number);
  }

  close(): void {
    if (this.handle !== undefined) closeSync(this.handle);
    this.handle = undefined;
  }
}
