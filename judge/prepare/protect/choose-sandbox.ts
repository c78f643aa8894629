import type { Command } from '../../host/start-child.ts';
import { UsageError } from '../../usage-error.ts';
import { enclose, type Bubblewrap } from './bubblewrap.ts';
import type { Program } from './program.ts';
import { findPrlimit, makeResourceLimit } from './rlimits.ts';

export const SANDBOXES = ['auto', 'bwrap', 'none'] as const;

export type SandboxChoice = (typeof SANDBOXES)[number];

/** How programs of other people are started: bots, and the builds that make them. */
export interface Sandbox {
  /** What it protects, for the replay. */
  readonly protections: readonly string[];
  /** Set when less is protected than people may think. */
  readonly warning?: string;
  /** Whether a program sees only what it is shown. */
  readonly isClosed: boolean;
  /** Whether bots that have a folder of their own may write to it. */
  readonly isWritable: boolean;
  protect(program: Program): Command;
}

const ALWAYS = ['own process group', 'small environment', 'output, memory and process limits', 'watchdog'];

const RISKS =
  'they can read and change your files, use the network, look into the judge and other bots, and leave programs behind';

const HINT =
  'install bubblewrap (on Debian: apt install bubblewrap), or play with --sandbox none if you trust all bots';

/** For programs that are only tried, such as in benchmarks. */
export const UNPROTECTED: Sandbox = {
  protections: [],
  isClosed: false,
  isWritable: true,
  protect: ({ file, args, folder }) => ({ file, args, folder }),
};

/** The sandbox people asked for, with bubblewrap where it works. */
export function chooseSandbox(choice: SandboxChoice, bubblewrap: Bubblewrap | undefined, isWritable: boolean): Sandbox {
  const prlimit = findPrlimit();
  const limit = prlimit === undefined ? (command: Command): Command => command : makeResourceLimit(prlimit);
  const limits = prlimit === undefined ? [] : ['resource limits'];
  if (bubblewrap !== undefined && choice !== 'none') {
    return {
      protections: ['bubblewrap', ...listProtections(bubblewrap, isWritable), ...limits, ...ALWAYS],
      isClosed: true,
      isWritable,
      protect: (program) => limit(wrap(bubblewrap, program)),
    };
  }
  if (choice === 'bwrap') throw new UsageError('bubblewrap is not installed, or does not work on this machine', HINT);
  const advice = choice === 'auto' ? `; ${HINT}` : '; that is for bots you trust';
  return {
    protections: [...limits, ...ALWAYS],
    warning: `bots run without a sandbox: ${RISKS}${advice}`,
    isClosed: false,
    isWritable: true,
    protect: (program) => limit(UNPROTECTED.protect(program)),
  };
}

function listProtections({ isModern, filters }: Bubblewrap, isWritable: boolean): string[] {
  return [
    'no network',
    'read-only system',
    isModern ? 'private /tmp of limited size' : 'private /tmp',
    isWritable ? 'own folder writable' : 'own folder read-only',
    'own processes',
    'no new privileges',
    ...(isModern ? ['no user namespaces'] : []),
    ...(filters === undefined ? [] : ['system call filter']),
  ];
}

function wrap(bubblewrap: Bubblewrap, program: Program): Command {
  const { path, filters } = bubblewrap;
  return {
    file: path,
    args: [...enclose(bubblewrap, program), '--', program.file, ...program.args],
    folder: program.folder,
    hasOwnProcesses: true,
    ...(filters === undefined ? {} : { inherit: [filters[program.restriction ?? program.kind]] }),
  };
}
