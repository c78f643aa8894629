import type { GroupLimits } from '../bot-group.ts';
import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';
import { CgroupGroup } from './cgroup-group.ts';
import { killGroup, tryToMakeGroup, tryToRemoveGroup } from './group-files.ts';
import type { Controller } from './hierarchies.ts';
import { MemoryController } from './memory-controller.ts';
import { PidsController } from './pids-controller.ts';

/** Where the groups of a controller are: among those of version 2, or in a tree of their own. */
export interface Home {
  readonly folder: string;
  readonly isUnified: boolean;
}

/** Where a judge keeps the groups of its bots. */
export class CgroupPlace {
  private made = 0;

  constructor(
    /** Of version 2; whoever ends it ends all bots of this judge. */
    readonly folder: string,
    private readonly homes: ReadonlyMap<Controller, Home>,
    private readonly proc: Proc,
    private readonly clock: Clock,
  ) {}

  get controllers(): Controller[] {
    return [...this.homes.keys()];
  }

  /** All folders of this judge: that of version 2 first, then those of controllers with trees of their own. */
  get folders(): string[] {
    return [...new Set([this.folder, ...[...this.homes.values()].map((home) => home.folder)])];
  }

  /** Whether the kernel tells how long a group waited for a CPU. */
  get tellsPressure(): boolean {
    return this.proc.read(`${this.folder}/cpu.pressure`)?.includes('full') ?? false;
  }

  /** A new group with limits; undefined when the kernel refuses. */
  make(limits: GroupLimits): CgroupGroup | undefined {
    this.made += 1;
    const name = `bot-${this.made}`;
    const folder = `${this.folder}/${name}`;
    if (!tryToMakeGroup(folder)) return undefined;
    const memory = this.makeIn('memory', name);
    const pids = this.makeIn('pids', name);
    const cpuset = this.homes.get('cpuset');
    return new CgroupGroup(this.proc, this.clock, {
      folder,
      separate: [memory, pids].flatMap((home) => (home === undefined || home.isUnified ? [] : [home.folder])),
      shared: cpuset === undefined || cpuset.isUnified ? [] : [cpuset.folder],
      memory: memory && new MemoryController(this.proc, memory, limits),
      pids: pids && new PidsController(this.proc, pids, limits),
    });
  }

  /** Ends everybody in all its groups. */
  kill(): void {
    killGroup(this.folder);
  }

  /** Removes what is empty. What is not yet is removed by the next judge. */
  close(): void {
    for (const folder of this.folders) tryToRemoveGroup(folder);
  }

  private makeIn(controller: Controller, name: string): Home | undefined {
    const home = this.homes.get(controller);
    if (home === undefined) return undefined;
    const folder = `${home.folder}/${name}`;
    return home.isUnified || tryToMakeGroup(folder) ? { ...home, folder } : undefined;
  }
}
