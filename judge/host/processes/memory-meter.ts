import type { Clock } from '../clock.ts';
import type { MemoryFiles } from '../memory-files.ts';
import type { Proc } from '../proc.ts';
import type { SharedMemory } from '../shared-memory.ts';
import type { Member } from './member.ts';
import type { ProcessFamily } from './process-family.ts';

/** A close look walks all pages of a bot: not more often than this. */
const CLOSE_LOOK_MS = 500;
/** However many files a bot holds open, so many are looked at in one go. */
const MAX_FILES_READ = 512;
/** Where a sandbox has memory that looks like files. */
const MEMORY_FOLDERS = ['/tmp', '/dev/shm'];

interface MemoryHost {
  readonly clock: Clock;
  readonly proc: Proc;
  readonly memoryFiles: MemoryFiles;
  readonly pageBytes: number;
  readonly sharedMemory: SharedMemory;
}

/** Measures the memory of all processes of a bot. */
export class MemoryMeter {
  private lookedAt = -Infinity;
  private residentAtLook = 0;
  private bytesAtLook = 0;

  constructor(
    private readonly host: MemoryHost,
    private readonly family: ProcessFamily,
  ) {}

  /**
   * In bytes. What is resident is cheap to read, but has pages that several processes share once for each, and lacks
   * files that are nothing but memory. Where one of the two could matter, a closer look is taken.
   */
  measure(limitBytes: number): number {
    const { host } = this;
    let pages = 0;
    for (const member of this.family.members.values()) pages += member.memoryPages;
    const residentBytes = pages * host.pageBytes;
    if (residentBytes + host.sharedMemory.grownBytes() <= limitBytes) return residentBytes;
    const grownBytes = Math.max(0, residentBytes - this.residentAtLook);
    const isFresh = host.clock.now() - this.lookedAt < CLOSE_LOOK_MS;
    if (isFresh && this.bytesAtLook + grownBytes <= limitBytes) return this.bytesAtLook + grownBytes;
    this.bytesAtLook = this.lookClosely();
    this.residentAtLook = residentBytes;
    this.lookedAt = host.clock.now();
    return this.bytesAtLook;
  }

  private lookClosely(): number {
    let ownBytes = 0;
    let mappedBytes = 0;
    for (const member of this.family.living) {
      const text = this.readShares(member);
      const shared = parseKilobytes(text, 'Pss_Shmem');
      mappedBytes += shared;
      // Where the system does not tell the shares of a process, all that is resident counts as its own.
      ownBytes += text === '' ? member.memoryPages * this.host.pageBytes : parseKilobytes(text, 'Pss') - shared;
    }
    return ownBytes + Math.max(mappedBytes, this.measureFiles());
  }

  /** A main thread that has ended shows nothing: another is asked then. */
  private readShares(member: Member): string {
    const tids = member.stat.state === 'Z' ? member.threadIds : [String(member.pid)];
    return tids.map((tid) => this.host.proc.read(`/proc/${tid}/smaps_rollup`)).find(Boolean) ?? '';
  }

  /** Files that are memory, whether somebody has mapped them or not. */
  private measureFiles(): number {
    const { proc, memoryFiles } = this.host;
    const files = new Map<string, number>();
    let left = MAX_FILES_READ;
    for (const { pid } of this.family.living) {
      for (const name of proc.list(`/proc/${pid}/fd`).slice(0, left)) {
        left -= 1;
        const file = memoryFiles.find(`/proc/${pid}/fd/${name}`);
        if (file) files.set(file.id, file.bytes);
      }
    }
    const held = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    return held + this.measureFolders();
  }

  /** What was written into the memory of a sandbox. Outside of one these folders are everybody's. */
  private measureFolders(): number {
    const [, first] = this.family.members.keys();
    if (!this.family.hasNamespace || first === undefined) return 0;
    const sizes = MEMORY_FOLDERS.map((folder) => this.host.memoryFiles.measureFolder(`/proc/${first}/root${folder}`));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  }
}

function parseKilobytes(text: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024;
}
