import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * A file that appears under its name only when it is whole. Until then it grows under a temporary name beside it,
 * uncompressed, so that even what a killed judge leaves behind can be read.
 */
export class OutputFile {
  private readonly part: string;
  private readonly handle: number;
  private isOpen = true;
  private readonly onExit = (): void => this.discard();

  constructor(readonly path: string) {
    this.part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
    this.handle = openSync(this.part, 'w');
    process.once('exit', this.onExit);
  }

  /** Whether its name asks for the published game's text instead of JSON lines. */
  get isText(): boolean {
    return /\.(res|out)(\.gz)?$/.test(this.path);
  }

  write(text: string): void {
    writeSync(this.handle, text);
  }

  /** Gives the file its name. */
  commit(): void {
    this.close();
    if (this.path.endsWith('.gz')) writeFileSync(this.part, gzipSync(readFileSync(this.part), { level: 9 }));
    renameSync(this.part, this.path);
  }

  discard(): void {
    if (!this.isOpen) return;
    this.close();
    rmSync(this.part, { force: true });
  }

  private close(): void {
    this.isOpen = false;
    process.removeListener('exit', this.onExit);
    closeSync(this.handle);
  }
}
