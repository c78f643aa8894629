import type { GroupLimits } from '../bot-group.ts';
import type { Proc, ProcFile } from '../proc.ts';
import type { Home } from './cgroup-place.ts';
import { tryToWrite } from './group-files.ts';

/** Room above the limit, so that going over it is seen and judged: the sandbox has processes too. */
const ROOM = 64;

/** How many tasks a group has, which are threads, and processes that nobody has waited for; and may have at most. */
export class PidsController {
  private readonly current: ProcFile;
  private readonly events: ProcFile;
  private readonly most: number;

  constructor(proc: Proc, { folder }: Home, { threads = null }: GroupLimits) {
    this.most = threads === null ? Infinity : threads + ROOM;
    if (threads !== null) tryToWrite(`${folder}/pids.max`, String(this.most));
    this.current = proc.open(`${folder}/pids.current`);
    this.events = proc.open(`${folder}/pids.events`);
  }

  count(): number {
    return Number(this.current.text() ?? 0);
  }

  /** As many as it may have at most, once it was refused more; undefined until then. */
  wantedMore(): number | undefined {
    const refused = Number(/^max (\d+)/m.exec(this.events.text() ?? '')?.[1] ?? 0);
    return refused > 0 ? this.most : undefined;
  }

  close(): void {
    this.current.close();
    this.events.close();
  }
}
