import { closeSync, openSync, promises, renameSync, rmSync, writeSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { nameUnfinished } from '../unfinished-replay.ts';
import { UsageError } from '../usage-error.ts';
import type { ReplayForm } from './replay-names.ts';

/**
 * A file that appears under its name only when it is whole. Until then it grows under a temporary name beside it,
 * uncompressed, so that even what a killed judge leaves behind can be read. The caller commits or discards it.
 */
export class OutputFile {
  private readonly part: string;
  private readonly handle: number;
  private isOpen = true;

  constructor(
    readonly path: string,
    readonly form: ReplayForm,
    private readonly writeBytes: typeof writeSync = writeSync,
  ) {
    this.part = nameUnfinished(path);
    this.handle = this.explainFailure(() => openSync(this.part, 'w'));
  }

  write(text: string): void {
    const bytes = Buffer.from(text);
    // A system may take less than it is given.
    for (let from = 0; from < bytes.length;)
      from += this.explainFailure(() => this.writeBytes(this.handle, bytes, from));
  }

  /** Gives the file its name. */
  async commit(): Promise<void> {
    this.close();
    try {
      if (this.form.isCompressed) await this.compress();
      else renameSync(this.part, this.path);
    } catch (error) {
      rmSync(this.part, { force: true });
      throw this.explain(error);
    }
  }

  /** Leaves nothing behind. A file that has its name already is left alone. */
  discard(): void {
    if (!this.isOpen) return;
    this.close();
    rmSync(this.part, { force: true });
  }

  /** Beside the part, which somebody may still be reading. */
  private async compress(): Promise<void> {
    const compressed = `${this.part}.gz`;
    // Both are opened before anything flows: a stream that is given up while it opens its file makes it all the same,
    // after the removal below.
    const source = await promises.open(this.part);
    try {
      const target = await promises.open(compressed, 'w');
      await pipeline(source.createReadStream(), createGzip({ level: 9 }), target.createWriteStream());
      renameSync(compressed, this.path);
    } finally {
      await source.close();
      rmSync(compressed, { force: true });
      rmSync(this.part, { force: true });
    }
  }

  private close(): void {
    this.isOpen = false;
    closeSync(this.handle);
  }

  private explainFailure<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw this.explain(error);
    }
  }

  private explain(error: unknown): UsageError {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      return new UsageError(`"${this.path}" cannot be written: the disk is full`, 'make room, or choose another disk');
    }
    return new UsageError(`"${this.path}" cannot be written: ${message}`, 'choose another folder');
  }
}
