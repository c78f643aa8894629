import { statfsSync } from 'node:fs';
import type { Host } from '../../host/host.ts';
import type { Watched } from '../../host/monitor.ts';
import { ProcessFamily } from '../../host/processes/process-family.ts';
import type { Stat } from '../../host/processes/stat.ts';
import type { BuildLimits } from './build-limits.ts';

const MIB = 2 ** 20;
/** What is guarded. */
export interface GuardedBuild {
  /** The process that was started; it leads a group. */
  readonly pid: number;
  /** By what processes can be told that left it; undefined when they are in a namespace of their own. */
  readonly tag: string | undefined;
  /** A folder on the disk that it writes to. */
  readonly disk: string;
  readonly limits: BuildLimits;
  readonly signal?: AbortSignal | undefined;
}

/** Ends a build with all its processes when it takes too much of anything. */
export class BuildGuard implements Watched {
  /** Why it was ended; the first reason stays. */
  problem: string | undefined;
  private readonly family: ProcessFamily;
  private readonly free: FreeSpace;
  private readonly cancelTimer: () => void;
  private readonly onAbort = (): void => this.stop('was interrupted');

  constructor(
    private readonly host: Host,
    private readonly build: GuardedBuild,
  ) {
    const { pid, tag, disk, limits, signal } = build;
    host.track(pid);
    this.family = new ProcessFamily(host.proc, pid, tag);
    this.free = readFreeSpace(disk);
    this.cancelTimer = host.clock.after(limits.seconds * 1000, () =>
      this.stop(`took longer than ${limits.seconds} seconds`),
    );
    host.monitor.watch(this);
    signal?.addEventListener('abort', this.onAbort);
    if (signal?.aborted) this.onAbort();
  }

  get needsScan(): boolean {
    return this.build.tag !== undefined || !this.host.listsChildren || this.family.hasUnreadThreads;
  }

  look(scan: readonly Stat[] | undefined): void {
    if (scan === undefined) this.family.update();
    else this.family.scan(scan);
    const { disk, limits } = this.build;
    const free = readFreeSpace(disk);
    let pages = 0;
    for (const { memoryPages } of this.family.living) pages += memoryPages;
    const memoryMb = (pages * this.host.pageBytes) / MIB;
    const diskMb = (this.free.bytes - free.bytes) / MIB;
    if (this.family.living.length > limits.processes) this.stop(`had more than ${limits.processes} processes`);
    if (memoryMb > limits.memoryMb) this.stop(`used more than ${limits.memoryMb} MiB of memory`);
    if (diskMb > limits.diskMb) this.stop(`wrote more than ${limits.diskMb} MiB to disk`);
    if (this.free.files - free.files > limits.files) this.stop(`made more than ${limits.files} files`);
  }

  /** So much was written so far. */
  count(bytes: number): void {
    const { outputMb } = this.build.limits;
    if (bytes > outputMb * MIB) this.stop(`wrote more than ${outputMb} MiB of messages`);
  }

  /** It has ended; whatever it left running ends too. */
  end(): void {
    this.cancelTimer();
    this.host.monitor.forget(this);
    this.build.signal?.removeEventListener('abort', this.onAbort);
    this.host.killGroup(this.build.pid, this.build.tag);
    this.family.close();
  }

  private stop(problem: string): void {
    this.problem ??= `${problem} and was ended`;
    this.family.update();
    this.family.signal('SIGKILL');
  }
}

/** Others write to the disk too, so limits on it are wide. */
interface FreeSpace {
  readonly bytes: number;
  readonly files: number;
}

function readFreeSpace(folder: string): FreeSpace {
  const { bavail, bsize, ffree } = statfsSync(folder);
  return { bytes: bavail * bsize, files: ffree };
}
