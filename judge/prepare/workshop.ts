import { BuildCache } from './build/build-cache.ts';
import type { BuildLimits } from './build/build-limits.ts';
import { Builds } from './build/builds.ts';
import { findBubblewrap, type Bubblewrap } from './protect/bubblewrap.ts';
import { chooseSandbox, type Sandbox, type SandboxChoice } from './protect/choose-sandbox.ts';

/** Where the bots of one process are prepared: builds under way, and what is known about this machine. */
export class Workshop {
  readonly builds: Builds;
  private bubblewrap: { readonly found: Bubblewrap | undefined } | undefined;

  /** @param cache the folder of what was built before; that of the user when not given */
  constructor(cache?: string, limits?: BuildLimits) {
    this.builds = new Builds(new BuildCache(cache), limits);
  }

  /** The sandbox people ask for; `auto` takes the best this machine has. */
  chooseSandbox(choice: SandboxChoice, isWritable = false): Sandbox {
    if (choice !== 'none') this.bubblewrap ??= { found: findBubblewrap() };
    return chooseSandbox(choice, this.bubblewrap?.found, isWritable);
  }
}
