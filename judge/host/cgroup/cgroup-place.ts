import { existsSync } from 'node:fs';
import type { GroupLimits } from '../bot-group.ts';
import type { Clock } from '../clock.ts';
import type { Proc } from '../proc.ts';
import { CgroupGroup } from './cgroup-group.ts';
import { killGroup, tryToMakeGroup, tryToMakeGroupSoon, tryToRemoveGroup } from './group-files.ts';
import type { Controller } from './hierarchies.ts';
import { MemoryController } from './memory-controller.ts';
import { PidsController } from './pids-controller.ts';

/** Where the groups of a controller are: among those of version 2, or in a tree of their own. */
export interface Home {
  readonly folder: string;
  readonly isUnified: boolean;
}

/** The bots of a match. */
const BATCH = 4;

/** Where a judge keeps the groups of its bots. */
export class CgroupPlace {
  private made = 0;
  /** Names of groups that are there already, in all trees. */
  private readonly ready: string[] = [];

  constructor(
    /** Of version 2; ending it ends all bots of this judge. */
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

  /** Whether the kernel reports how long a group waited for a CPU. */
  get reportsPressure(): boolean {
    return this.proc.read(`${this.folder}/cpu.pressure`)?.includes('full') ?? false;
  }

  /** Makes the groups of the next match, while others do something else. If that fails, they are made when they are needed. */
  async prepare(): Promise<void> {
    const names = Array.from({ length: BATCH - this.ready.length }, () => this.chooseName());
    const made = await Promise.all(
      names.map((name) => Promise.all(this.branches.map((folder) => tryToMakeGroupSoon(`${folder}/${name}`)))),
    );
    this.ready.push(...names.filter((_, index) => made[index]!.every(Boolean)));
  }

  /** A new group with limits; undefined when the kernel refuses. */
  make(limits: GroupLimits): CgroupGroup | undefined {
    const name = this.takeName();
    return name === undefined ? undefined : this.open(name, limits);
  }

  /** The name of a new group, in all trees; undefined when the kernel refuses. */
  takeName(): string | undefined {
    return this.ready.pop() ?? this.makeNow();
  }

  /** The files that a process writes to in order to enter a group. */
  listDoors(name: string): string[] {
    const homes = [this.findIn('memory', name), this.findIn('pids', name), this.homes.get('cpuset')];
    // Into a group of version 1 one thread can go by itself, and a shell has no other. To move whole processes the kernel waits
    // until all CPUs have done something else: for ten milliseconds, if nobody was moved just before.
    const tasks = homes.flatMap((home) => (home === undefined || home.isUnified ? [] : [`${home.folder}/tasks`]));
    return [...new Set(tasks), `${this.folder}/${name}/cgroup.procs`];
  }

  /** A group that was made, with limits. */
  open(name: string, limits: GroupLimits): CgroupGroup {
    const folder = `${this.folder}/${name}`;
    const memory = this.findIn('memory', name);
    const pids = this.findIn('pids', name);
    return new CgroupGroup(this.proc, this.clock, {
      folder,
      separate: [memory, pids].flatMap((home) => (home === undefined || home.isUnified ? [] : [home.folder])),
      doors: this.listDoors(name),
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

  /** Where each bot has a group: bots share one cpuset. */
  private get branches(): string[] {
    const own = ['memory', 'pids'] as const;
    return [...new Set([this.folder, ...own.flatMap((controller) => this.homes.get(controller)?.folder ?? [])])];
  }

  private chooseName(): string {
    this.made += 1;
    return `bot-${this.made}`;
  }

  private makeNow(): string | undefined {
    const name = this.chooseName();
    const [unified, ...separate] = this.branches;
    if (!tryToMakeGroup(`${unified}/${name}`)) return undefined;
    for (const folder of separate) tryToMakeGroup(`${folder}/${name}`);
    return name;
  }

  /** A controller whose group could not be made is not there for this bot. */
  private findIn(controller: Controller, name: string): Home | undefined {
    const home = this.homes.get(controller);
    if (home === undefined) return undefined;
    const folder = `${home.folder}/${name}`;
    return existsSync(folder) ? { ...home, folder } : undefined;
  }
}
