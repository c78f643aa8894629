import { UsageError } from '../../usage-error.ts';
import type { BotCommand } from '../../bot/process/start-process.ts';
import { wrap } from './bubblewrap.ts';
import type { Program } from './program.ts';
import { findPrlimit, limitResources } from './rlimits.ts';

export const SANDBOXES = ['auto', 'bwrap', 'none'] as const;

export type SandboxChoice = (typeof SANDBOXES)[number];

export interface Sandbox {
  /** What it protects, for the replay. */
  readonly protections: readonly string[];
  /** Set when less is protected than people may think. */
  readonly warning?: string;
  protect(program: Program): BotCommand;
}

const ALWAYS = ['own process group', 'small environment', 'output, memory and process limits', 'watchdog'];

const HINT = 'install bubblewrap (on Debian: apt install bubblewrap), or play with --sandbox none';

/** For programs that are only tried, such as in benchmarks. */
export const UNPROTECTED: Sandbox = { protections: [], protect: ({ file, args, folder }) => ({ file, args, folder }) };

/** The sandbox people asked for, with bubblewrap where it works. */
export function chooseSandbox(choice: SandboxChoice, bwrap: string | undefined, isWritable: boolean): Sandbox {
  if (bwrap !== undefined && choice !== 'none') {
    const folder = isWritable ? 'own folder writable' : 'own folder read-only';
    const inside = ['no network', 'read-only system', 'private /tmp', folder, 'own processes', 'no new privileges'];
    return {
      protections: ['bubblewrap', ...inside, ...ALWAYS],
      protect: (program) => wrap(bwrap, program, isWritable),
    };
  }
  if (choice === 'bwrap') throw new UsageError('bubblewrap is not installed, or does not work on this machine', HINT);
  const prlimit = findPrlimit();
  const warning = `bots run without a sandbox: they can read files and use the network; ${HINT}`;
  return {
    protections: prlimit === undefined ? ALWAYS : ['resource limits', ...ALWAYS],
    ...(choice === 'auto' ? { warning } : {}),
    protect: (program) => {
      const command = UNPROTECTED.protect(program);
      return prlimit === undefined ? command : limitResources(prlimit, command);
    },
  };
}
