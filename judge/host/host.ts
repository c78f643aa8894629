import { randomUUID } from 'node:crypto';
import { UsageError } from '../usage-error.ts';
import type { BotGroup, ClockChoice, ClockKind, GroupLimits } from './bot-group.ts';
import type { CgroupPlace } from './cgroup/cgroup-place.ts';
import { findPlace } from './cgroup/find-place.ts';
import { SYSTEM_CLOCK, type Clock } from './clock.ts';
import { JudgeLag } from './judge-lag.ts';
import { MachineLoad } from './machine-load.ts';
import { Monitor } from './monitor.ts';
import { Pipes } from './pipes.ts';
import { SYSTEM_PROC, type Proc } from './proc.ts';
import { killTagged } from './processes/tag.ts';
import { ProcGroup } from './processes/proc-group.ts';
import { sendSignal } from './processes/send-signal.ts';
import type { RoundMeter } from './round-meter.ts';
import type { Command } from './start-child.ts';
import { WaitingShells, type EnteredProcess } from './waiting-shells.ts';
import { Watchdog } from './watchdog.ts';

const NO_CGROUPS =
  'run the judge as root, or as a user with systemd (it then starts itself in a scope of its own), or in a unit of systemd with Delegate=yes; "minions doctor" says what is missing. Or play with --clock proc: then CPU time of processes that end unseen is not billed';

/**
 * The machine that bots run on, as far as one judge has to do with it: what must not outlive the judge, who watches
 * the bots, what the clocks say. It is made, serves any number of matches one after another, and is ended.
 */
export class Host {
  readonly lag: JudgeLag;
  readonly load: MachineLoad;
  readonly pipes = new Pipes();
  readonly monitor: Monitor;
  /** Whether the system lists the children of a process, so that no scan is needed to find them. */
  readonly listsChildren: boolean;
  /** What the marks of its bots begin with. */
  readonly tag = randomUUID();
  /** The clocks of all bots that play here at the moment. */
  readonly meters = new Set<RoundMeter>();
  private readonly groups = new Set<number>();
  private watchdog: Watchdog | undefined;
  private foundPlace: { readonly place: CgroupPlace | undefined } | undefined;
  private watchedPlace: CgroupPlace | undefined;
  private tagsMade = 0;
  private readonly shells = new WaitingShells(this.pipes, (pid) => this.track(pid));
  private preparing: Promise<void> = Promise.resolve();
  private isEnded = false;
  private readonly onExit = (): void => this.endEverything();

  constructor(
    readonly clock: Clock = SYSTEM_CLOCK,
    readonly proc: Proc = SYSTEM_PROC,
  ) {
    this.lag = new JudgeLag(clock, proc);
    this.load = new MachineLoad(clock, proc);
    this.monitor = new Monitor(clock, proc);
    this.listsChildren = proc.read(`/proc/self/task/${process.pid}/children`) !== undefined;
    process.on('exit', this.onExit);
  }

  /** Where bots can be cgroups; undefined where they cannot. Looked for once. */
  get place(): CgroupPlace | undefined {
    this.foundPlace ??= { place: findPlace(this.proc, this.clock) };
    return this.foundPlace.place;
  }

  /** How the processes of bots are kept together here. */
  chooseClock(choice: ClockChoice): ClockKind {
    if (choice === 'proc') return 'proc';
    if (this.place !== undefined) return 'cgroup';
    if (choice === 'auto') return 'proc';
    throw new UsageError(
      'this judge cannot make cgroups here, which a contest needs for clocks that nothing escapes',
      NO_CGROUPS,
    );
  }

  /** A group for the processes of a bot or a build; `tag` is what those carry that are not in a sandbox. */
  makeGroup(clock: ClockKind, limits: GroupLimits, tag: string | undefined): BotGroup {
    const place = clock === 'cgroup' ? this.watchPlace() : undefined;
    return place?.make(limits) ?? new ProcGroup(this, tag);
  }

  /**
   * Starts a program as a cgroup. Undefined when it cannot be started, or not like this, and has to enter its group by itself.
   */
  startEntered(command: Command, limits: GroupLimits, tag: string | undefined): EnteredProcess | undefined {
    const place = this.watchPlace();
    return place && this.shells.become(command, place, limits, tag);
  }

  /** A tag for the environment of a bot: its processes can be recognised by it wherever they fork to. */
  makeTag(): string {
    this.tagsMade += 1;
    return `${this.tag}-${this.tagsMade}`;
  }

  /** Has the pipes of the next match made, and shells in the groups of its bots, while it is being prepared. */
  prepareStart(clock: ClockChoice): Promise<void> {
    // What fails here fails again for who needs it, and is reported there.
    this.preparing = this.preparing.then(() => this.prepareNow(clock)).catch(() => {});
    return this.preparing;
  }

  /** From now on this group must not outlive the judge. A group has the id of the process that leads it. */
  track(group: number): void {
    if (this.groups.has(group)) return;
    this.groups.add(group);
    this.keepWatchdog().watch(this.groups);
  }

  /** Ends what is left of a group after its first process, and with a tag also the processes that have left the group. */
  killGroup(group: number, tag?: string): void {
    sendSignal(-group, 'SIGKILL');
    if (tag !== undefined) killTagged(this.proc, tag);
    this.groups.delete(group);
    this.watchdog?.watch(this.groups);
  }

  /** Ends the processes that have left their group and their parents, but carry a tag of ours. For when no bot is wanted any more. */
  killOrphans(): void {
    if (this.tagsMade > 0) killTagged(this.proc, this.tag);
  }

  /** Ends whatever still runs, and leaves nothing behind in this process. */
  end(): void {
    process.removeListener('exit', this.onExit);
    this.isEnded = true;
    const isEmpty = this.shells.count === 0;
    this.endEverything();
    this.foundPlace?.place?.close();
    this.watchdog?.dismiss(isEmpty);
    this.monitor.close();
    this.lag.close();
    this.load.close();
  }

  private async prepareNow(clock: ClockChoice): Promise<void> {
    await Promise.all([
      this.pipes.prepare((names) => this.keepWatchdog().makePipes(names)),
      clock === 'proc' ? undefined : this.place?.prepare(),
    ]);
    const place = clock === 'proc' || this.isEnded ? undefined : this.watchPlace();
    if (place !== undefined) this.shells.fill(place);
  }

  /** The place of cgroups, which must not outlive the judge with the processes in it. */
  private watchPlace(): CgroupPlace | undefined {
    const { place } = this;
    if (place !== undefined && this.watchedPlace !== place) this.keepWatchdog().watchCgroups(place.folders);
    this.watchedPlace = place ?? this.watchedPlace;
    return place;
  }

  private keepWatchdog(): Watchdog {
    this.watchdog ??= new Watchdog(this.tag, this.pipes.folder, this.clock);
    return this.watchdog;
  }

  /** The last resort, on the judge's own exit: nothing survives it. */
  private endEverything(): void {
    this.pipes.close();
    this.shells.dismiss();
    if (this.groups.size === 0) return;
    this.foundPlace?.place?.kill();
    for (const group of this.groups) sendSignal(-group, 'SIGKILL');
    this.killOrphans();
    this.groups.clear();
  }
}
