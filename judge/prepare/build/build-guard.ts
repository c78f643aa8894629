import { statfsSync } from 'node:fs';
import type { BotGroup } from '../../host/bot-group.ts';
import type { Host } from '../../host/host.ts';
import type { Watched } from '../../host/monitor.ts';
import type { Stat } from '../../host/processes/stat.ts';
import { waitUntilEmpty } from '../../host/wait-until-empty.ts';
import type { BuildLimits } from './build-limits.ts';

const MIB = 2 ** 20;
/** A build on a busy machine may take so many times its limit. */
const MAX_PATIENCE = 10;
const SECOND_LOOK_MS = 100;

/** What is guarded. */
export interface GuardedBuild {
  /** The process that was started; it leads a group. */
  readonly pid: number;
  readonly group: BotGroup;
  /** By what processes are recognised that left it; undefined when they are in a namespace of their own. */
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
  private readonly free: FreeSpace;
  private cancelTimer = (): void => {};
  private readonly startedAt: number;
  private readonly onAbort = (): void => this.stop('was interrupted');

  constructor(
    private readonly host: Host,
    private readonly build: GuardedBuild,
  ) {
    const { pid, group, disk, limits, signal } = build;
    host.track(pid);
    group.begin(pid);
    this.free = readFreeSpace(disk);
    group.markWaits();
    this.startedAt = host.clock.now();
    this.watchTime(limits.seconds * 1000);
    host.monitor.watch(this);
    signal?.addEventListener('abort', this.onAbort);
    if (signal?.aborted) this.onAbort();
  }

  get needsScan(): boolean {
    return this.build.group.needsScan;
  }

  look(scan: readonly Stat[] | undefined): void {
    const { disk, limits, group } = this.build;
    group.update(scan);
    const free = readFreeSpace(disk);
    const { memoryBytes, processes } = group.measure(limits.memoryMb * MIB);
    const diskMb = (this.free.bytes - free.bytes) / MIB;
    if (processes > limits.processes) this.stop(`had more than ${limits.processes} processes`);
    if (memoryBytes > limits.memoryMb * MIB) this.stop(`used more than ${limits.memoryMb} MiB of memory`);
    if (diskMb > limits.diskMb) this.stop(`wrote more than ${limits.diskMb} MiB to disk`);
    if (this.free.files - free.files > limits.files) this.stop(`made more than ${limits.files} files`);
  }

  /** So much was written so far. */
  count(bytes: number): void {
    const { outputMb } = this.build.limits;
    if (bytes > outputMb * MIB) this.stop(`wrote more than ${outputMb} MiB of messages`);
  }

  /** It has ended; whatever it left running ends too. */
  async end(): Promise<void> {
    this.cancelTimer();
    this.host.monitor.forget(this);
    this.build.signal?.removeEventListener('abort', this.onAbort);
    this.build.group.kill();
    this.host.killGroup(this.build.pid, this.build.tag);
    await waitUntilEmpty(this.build.group, this.host.clock);
    this.build.group.close();
  }

  private watchTime(ms: number): void {
    this.cancelTimer = this.host.clock.after(ms, () => this.judgeTime());
  }

  /** Time in which the machine had no CPU for it is not its own, as in a match. */
  private judgeTime(): void {
    const { group, limits } = this.build;
    const limitMs = limits.seconds * 1000;
    const wallMs = this.host.clock.now() - this.startedAt;
    const waitedMs = group.waitedMs() ?? 0;
    const leftMs = Math.min(limitMs - (wallMs - waitedMs), MAX_PATIENCE * limitMs - wallMs);
    if (leftMs > 0) return this.watchTime(Math.max(leftMs, SECOND_LOOK_MS));
    const waited = waitedMs < 1000 ? '' : `, beside ${(waitedMs / 1000).toFixed(0)} s in which it waited for a CPU,`;
    this.stop(`took longer than ${limits.seconds} s${waited}`);
  }

  private stop(problem: string): void {
    this.problem ??= `${problem} and was ended`;
    this.build.group.kill();
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
