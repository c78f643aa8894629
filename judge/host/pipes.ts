import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, unlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { O_RDONLY, O_WRONLY, O_RDWR, O_NONBLOCK } = constants;

/** Names are made for one match at a time, three for each bot: a hundred at once take twenty milliseconds. */
const BATCH = 12;

/** One pipe: descriptors for the judge, which never wait, and for the bot, which do. */
export interface Pipe {
  readonly reader: number;
  readonly writer: number;
}

/**
 * Real pipes. What Node calls a pipe is a socket, and a socket cannot be opened by name: "echo > /dev/stdout" would
 * fail in an honest shell script. Node can make no pipes itself, so they are made as named ones, and lose their names as
 * soon as they are open.
 */
export class Pipes {
  /** Where they are made; empty as long as none is. */
  folder = '';
  private names: string[] = [];
  private chosen = 0;

  /** A pipe from the judge to a bot (`isInput`) or back; undefined where none can be made. */
  make(isInput: boolean): Pipe | undefined {
    const name = this.takeName();
    if (name === undefined) return undefined;
    // Opening one end waits for the other, so both are held open at first.
    const both = openSync(name, O_RDWR | O_NONBLOCK);
    const reader = openSync(name, isInput ? O_RDONLY : O_RDONLY | O_NONBLOCK);
    const writer = openSync(name, isInput ? O_WRONLY | O_NONBLOCK : O_WRONLY);
    closeSync(both);
    unlinkSync(name);
    return { reader, writer };
  }

  /** Has the names for a match made, while others do something else. If that fails, they are made when they are needed. */
  async prepare(makeNamed: (names: readonly string[]) => Promise<boolean>): Promise<void> {
    if (this.names.length >= BATCH) return;
    this.openFolder();
    const names = this.chooseNames(BATCH - this.names.length);
    const isMade = this.folder !== '' && (await makeNamed(names));
    // Meanwhile the folder may have been removed.
    if (isMade && this.folder !== '') this.names.push(...this.locate(names));
  }

  close(): void {
    if (this.folder !== '') rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
    this.folder = '';
    this.names = [];
  }

  private takeName(): string | undefined {
    if (this.names.length === 0) this.names = this.makeNames();
    return this.names.pop();
  }

  private makeNames(): string[] {
    this.openFolder();
    if (this.folder === '') return [];
    const names = this.locate(this.chooseNames(BATCH));
    return spawnSync('mkfifo', ['-m', '600', ...names], { stdio: 'ignore' }).status === 0 ? names : [];
  }

  /** Without a folder for temporary files, or room in it, there is none. */
  private openFolder(): void {
    if (this.folder !== '') return;
    try {
      this.folder = mkdtempSync(join(tmpdir(), 'minions-pipes-'));
    } catch {
      this.folder = '';
    }
  }

  /** No name is chosen twice: who was asked to make one and did not answer may still do so. */
  private chooseNames(count: number): string[] {
    return Array.from({ length: count }, () => String(this.chosen++));
  }

  private locate(names: readonly string[]): string[] {
    return names.map((name) => join(this.folder, name));
  }
}
