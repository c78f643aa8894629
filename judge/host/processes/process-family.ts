import type { Proc } from '../proc.ts';
import { hasTag } from './tag.ts';
import { Member } from './member.ts';
import { ProcFiles } from './proc-files.ts';
import { sendSignal } from './send-signal.ts';
import { hasEnded, isStopped, parseStat, type Stat } from './stat.ts';

const MAX_OPEN_FILES = 300;
/** A bot with more processes than this is out soon; until then the judge must not spend its time on counting them. */
const MAX_MEMBERS = 512;

/**
 * All processes of one bot: the one we started, its descendants, the processes in its group, and outside of a sandbox
 * those that carry its tag. Inside a pid namespace that is everybody: orphans there become children of the namespace's
 * first process, which is a descendant of the one we started.
 */
export class ProcessFamily {
  readonly members = new Map<number, Member>();
  /** CPU time of members that vanished and that nobody waited for. */
  lostCpuMs = 0;
  private readonly files: ProcFiles;
  private readonly leaderStartedAt: number;
  /** Processes that were seen not to carry the tag. */
  private readonly strangers = new Set<string>();

  constructor(
    private readonly proc: Proc,
    readonly leader: number,
    private readonly tag: string | undefined,
  ) {
    this.files = new ProcFiles(proc, MAX_OPEN_FILES);
    const stat = parseStat(proc.read(`/proc/${leader}/stat`));
    this.leaderStartedAt = Number(stat?.startedAt ?? 0);
    if (stat) this.add(stat);
  }

  /** Those that have not ended. */
  get living(): Member[] {
    return [...this.members.values()].filter(({ stat }) => !hasEnded(stat));
  }

  get threads(): number {
    let threads = 0;
    for (const { stat } of this.members.values()) if (!hasEnded(stat)) threads += stat.threads;
    return threads;
  }

  /** Whether some of its threads are not read one by one, so that their children are found only in a scan. */
  get hasUnreadThreads(): boolean {
    for (const member of this.members.values()) if (member.hasUnreadThreads) return true;
    return false;
  }

  /** Whether somebody is not stopped, as far as was last seen. */
  get isAwake(): boolean {
    for (const { stat } of this.members.values()) if (!hasEnded(stat) && !isStopped(stat)) return true;
    return false;
  }

  /** Whether somebody was stopped by a signal, and not by a debugger, as far as was last seen. */
  get isHalted(): boolean {
    for (const { stat } of this.members.values()) if (stat.state === 'T') return true;
    return false;
  }

  /** Looks at everybody anew, follows children, and drops who is gone. Costs some microseconds for each process. */
  update(): void {
    let vanishedMs = 0;
    let inheritedMs = 0;
    for (const [pid, member] of this.members) {
      const before = member.stat.childrenCpuMs;
      if (member.readStat()) {
        inheritedMs += member.stat.childrenCpuMs - before;
        member.findThreads();
      } else {
        vanishedMs += member.cpuMs + before;
        member.close();
        this.members.delete(pid);
      }
    }
    // Who ends leaves its CPU time to the parent that waits for it. What no parent has got was used all the same.
    this.lostCpuMs += Math.max(0, vanishedMs - inheritedMs);
    this.followChildren();
  }

  /** The same, and takes in members that are no longer anybody's children. */
  scan(processes: readonly Stat[]): void {
    this.update();
    let before = -1;
    while (this.members.size > before) {
      before = this.members.size;
      for (const stat of processes) if (!this.members.has(stat.pid) && this.isMember(stat)) this.add(stat);
    }
  }

  /** To the whole group, and to everybody who has left it. */
  signal(signal: NodeJS.Signals): void {
    sendSignal(-this.leader, signal);
    for (const { pid, stat } of this.members.values()) {
      if (stat.group !== this.leader && !hasEnded(stat)) sendSignal(pid, signal);
    }
  }

  close(): void {
    for (const member of this.members.values()) member.close();
    this.members.clear();
  }

  private followChildren(): void {
    // Newcomers are appended to the map, so that this visits them and their children too.
    for (const member of this.members.values()) {
      for (const pid of member.findChildren()) {
        if (this.members.has(pid)) continue;
        if (this.members.size === MAX_MEMBERS) return;
        const stat = parseStat(this.proc.read(`/proc/${pid}/stat`));
        if (stat) this.add(stat);
      }
    }
  }

  private isMember(stat: Stat): boolean {
    if (stat.group === this.leader || this.members.has(stat.parent)) return true;
    // Most processes of a machine are older than the bot, and need no closer look.
    if (this.tag === undefined || Number(stat.startedAt) < this.leaderStartedAt) return false;
    const name = `${stat.pid} ${stat.startedAt}`;
    if (this.strangers.has(name)) return false;
    const carries = hasTag(this.proc, stat.pid, this.tag);
    if (!carries) this.strangers.add(name);
    return carries;
  }

  private add(stat: Stat): void {
    if (this.members.size === MAX_MEMBERS) return;
    this.members.set(stat.pid, new Member(this.files, stat));
  }
}
