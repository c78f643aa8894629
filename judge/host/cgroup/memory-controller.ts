import type { GroupLimits } from '../bot-group.ts';
import type { Proc, ProcFile } from '../proc.ts';
import type { Home } from './cgroup-place.ts';
import { tryToWrite } from './group-files.ts';

const MIB = 2 ** 20;
/**
 * Where the kernel itself puts an end to it: well above the limit, so that the verdict comes first, and with room for
 * files that it reads, which the kernel forgets before it ends anybody.
 */
const HARD_FACTOR = 1.25;
const HARD_EXTRA_BYTES = 64 * MIB;

/** What of its memory nothing else could be used for: its own, files in memory, what the kernel keeps for it. */
const OWN_V2 = ['anon', 'shmem', 'kernel', 'sock'];
const OWN_V1 = ['total_rss', 'total_shmem'];

/** The memory of a group, as the kernel counts and limits it. */
export class MemoryController {
  private readonly stat: ProcFile;
  private readonly kernel: ProcFile | undefined;
  private readonly events: ProcFile;
  private readonly hardBytes: number;
  private readonly own: RegExp;

  constructor(proc: Proc, { folder, isUnified }: Home, { memoryMb }: GroupLimits) {
    this.hardBytes = memoryMb === null ? Infinity : memoryMb * MIB * HARD_FACTOR + HARD_EXTRA_BYTES;
    if (memoryMb !== null) limitMemory(folder, isUnified, Math.floor(this.hardBytes));
    this.stat = proc.open(`${folder}/memory.stat`);
    this.kernel = isUnified ? undefined : proc.open(`${folder}/memory.kmem.usage_in_bytes`);
    this.events = proc.open(`${folder}/memory.${isUnified ? 'events' : 'oom_control'}`);
    this.own = new RegExp(`^(?:${(isUnified ? OWN_V2 : OWN_V1).join('|')}) (\\d+)`, 'gm');
  }

  /** In bytes; more than the limit when the kernel has ended somebody for it. */
  measure(): number {
    const ended = Number(/^oom_kill (\d+)/m.exec(this.events.text() ?? '')?.[1] ?? 0);
    let bytes = Number(this.kernel?.text() ?? 0);
    for (const [, own] of (this.stat.text() ?? '').matchAll(this.own)) bytes += Number(own);
    return ended > 0 ? Math.max(bytes, this.hardBytes) : bytes;
  }

  close(): void {
    this.stat.close();
    this.kernel?.close();
    this.events.close();
  }
}

function limitMemory(folder: string, isUnified: boolean, bytes: number): void {
  if (isUnified) {
    tryToWrite(`${folder}/memory.max`, String(bytes));
    tryToWrite(`${folder}/memory.swap.max`, '0');
    tryToWrite(`${folder}/memory.oom.group`, '1');
  } else {
    tryToWrite(`${folder}/memory.limit_in_bytes`, String(bytes));
    // With memory that was swapped out; it must not be less than the limit above.
    tryToWrite(`${folder}/memory.memsw.limit_in_bytes`, String(bytes));
  }
}
