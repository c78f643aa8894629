import type { ChildProcess } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { measureTree } from './measure-tree.ts';

const MIB = 2 ** 20;
const SECONDS = 60;
const MOST_OUTPUT = 16 * MIB;
const MOST_MEMORY = 2048 * MIB;
const MOST_PROCESSES = 256;
/** What a build may write to disk, in its folder and in its result. */
const MOST_DISK = 2048 * MIB;
const MOST_FILES = 200_000;

const LOOK_MS = 100;

/** Ends a build with all its processes when it takes too much of anything; the first reason stays. */
export class BuildGuard {
  problem: string | undefined;
  private readonly disk: Disk;
  private readonly timer: NodeJS.Timeout;
  private readonly looks: NodeJS.Timeout;
  private readonly onAbort = (): void => this.stop('was interrupted');

  constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly signal: AbortSignal | undefined,
  ) {
    this.disk = readDisk(folder);
    this.timer = setTimeout(() => this.stop(`took longer than ${SECONDS} seconds and was ended`), SECONDS * 1000);
    this.looks = setInterval(() => this.look(), LOOK_MS);
    signal?.addEventListener('abort', this.onAbort);
    if (signal?.aborted) this.onAbort();
  }

  /** So much was written so far. */
  count(bytes: number): void {
    if (bytes > MOST_OUTPUT) this.stop(`wrote more than ${MOST_OUTPUT / MIB} MiB of messages and was ended`);
  }

  /** It has ended; whatever it left running ends too. */
  end(): void {
    clearTimeout(this.timer);
    clearInterval(this.looks);
    this.signal?.removeEventListener('abort', this.onAbort);
    this.kill();
  }

  private look(): void {
    const { processes, bytes } = measureTree(this.child.pid);
    const disk = readDisk(this.folder);
    if (processes > MOST_PROCESSES) this.stop(`had more than ${MOST_PROCESSES} processes and was ended`);
    if (bytes > MOST_MEMORY) this.stop(`used more than ${MOST_MEMORY / MIB} MiB of memory and was ended`);
    if (this.disk.bytes - disk.bytes > MOST_DISK)
      this.stop(`wrote more than ${MOST_DISK / MIB} MiB to disk and was ended`);
    if (this.disk.files - disk.files > MOST_FILES) this.stop(`made more than ${MOST_FILES} files and was ended`);
  }

  private stop(problem: string): void {
    this.problem ??= problem;
    this.kill();
  }

  private kill(): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // Nobody is left.
    }
  }
}

/** What is free. Others write to the disk too, so limits on it are wide. */
interface Disk {
  readonly bytes: number;
  readonly files: number;
}

function readDisk(folder: string): Disk {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return { bytes: bavail * bsize, files: ffree };
}
