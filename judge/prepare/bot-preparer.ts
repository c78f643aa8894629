import { BuildCache } from './build/build-cache.ts';
import type { BuildLimits } from './build/build-limits.ts';
import { Builds } from './build/builds.ts';
import { findBubblewrap, type Bubblewrap } from './protect/bubblewrap.ts';
import { chooseSandbox, type Sandbox, type SandboxChoice } from './protect/choose-sandbox.ts';

/** Where the bots of one process are prepared: builds under way, and what is known about this machine. */
export class BotPreparer {
  readonly builds: Builds;
  private bubblewrap: Promise<Bubblewrap | undefined> | undefined;

  /** @param cache the folder of what was built before; that of the user when not given */
  constructor(cache?: string, limits?: BuildLimits) {
    this.builds = new Builds(new BuildCache(cache), limits);
  }

  /** The sandbox people ask for; `auto` takes the best this machine has. */
  async chooseSandbox(choice: SandboxChoice, isWritable = false): Promise<Sandbox> {
    return chooseSandbox(choice, choice === 'none' ? undefined : await this.tryBubblewrap(), isWritable);
  }

  /** Tries it once. A caller that will need a sandbox can ask for it early: the trial takes its time. */
  tryBubblewrap(): Promise<Bubblewrap | undefined> {
    this.bubblewrap ??= findBubblewrap();
    return this.bubblewrap;
  }
}
