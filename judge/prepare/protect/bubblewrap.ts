import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { findProgram } from '../find-program.ts';
import type { Restriction } from './restrictions.ts';
import { makeFilter, type FilterKind } from './seccomp/make-filter.ts';
import { SYSTEM } from '../toolchains.ts';

const MIB = 2 ** 20;
/** What a bot may keep in /tmp and /dev/shm, which is memory. A build gets more of it: compilers write much there. */
const TMP_BYTES = { bot: 64 * MIB, build: 1024 * MIB } as const;
const SHM_BYTES = 32 * MIB;
/** In place of a folder that must not be seen. */
const NOTHING_BYTES = 4096;

const ISOLATION = ['--unshare-all', '--die-with-parent', '--cap-drop', 'ALL'];
const FILE_SYSTEMS = ['--proc', '/proc', '--dev', '/dev'];

/** The same name and time zone on every machine. */
const SAME_EVERYWHERE = ['--hostname', 'sandbox', '--unsetenv', 'TZ'];
/** What distinguishes machines, and no program needs: the CPU, what the kernel was started with, its build. */
const EMPTY_FILES = ['/proc/cpuinfo', '/proc/cmdline', '/proc/version'];
/** The id of this start of the machine, and counts of what all its programs have open. */
const EMPTY_FOLDERS = ['/proc/sys'];

/** The first descriptor that a child gets beyond the three it always has. */
const FILTER_DESCRIPTOR = '3';

/** What stands in a sandbox beside the system. */
export interface Inside {
  readonly kind: keyof typeof TMP_BYTES;
  /** Where it starts. The folder is there, and empty but for what is named here. */
  readonly folder: string;
  /** What can be seen, in the order in which it is put there: later things cover earlier ones. */
  readonly views: readonly View[];
  /** What it may do less than others. */
  readonly restriction?: Restriction | undefined;
}

export interface View {
  readonly path: string;
  /** What stands there: the same path outside when not given, nothing at all for null. */
  readonly from?: string | null;
  readonly isWritable?: boolean;
}

/** A bubblewrap that works on this machine. */
export interface Bubblewrap {
  readonly path: string;
  /** Old ones cannot forbid new user namespaces or limit the size of /tmp. */
  readonly isModern: boolean;
  /** The filters of system calls; undefined on an architecture that we have none for. */
  readonly filters: Readonly<Record<FilterKind, Buffer>> | undefined;
}

/** Tries what is installed; undefined when it is not there, or this machine does not let it work. */
export async function findBubblewrap(): Promise<Bubblewrap | undefined> {
  const path = findProgram('bwrap');
  if (path === undefined) return undefined;
  const filters = makeFilters();
  for (const isModern of [true, false]) {
    if (await works({ path, isModern, filters })) return { path, isModern, filters };
  }
  return undefined;
}

function makeFilters(): Bubblewrap['filters'] {
  const make = (kind: FilterKind): Buffer | undefined => makeFilter(process.arch, kind);
  const [bot, build] = [make('bot'), make('build')];
  const [alone, published] = [make('no-children'), make('published')];
  return bot && build && alone && published && { bot, build, 'no-children': alone, published };
}

function works(bubblewrap: Bubblewrap): Promise<boolean> {
  const args = [...enclose(bubblewrap, { kind: 'bot', folder: '/tmp', views: [] }), '--', '/usr/bin/true'];
  // In place of descriptor 3 a trial has the filter on its standard input.
  const trialArgs = args.map((argument, index) => (args[index - 1] === '--seccomp' ? '0' : argument));
  const trial = spawn(bubblewrap.path, trialArgs, { stdio: ['pipe', 'ignore', 'ignore'] });
  // One that ends early does not want the filter.
  trial.stdin.on('error', () => {});
  trial.stdin.end(bubblewrap.filters?.bot);
  return new Promise((resolve) => {
    trial.once('error', () => resolve(false));
    trial.once('exit', (code) => resolve(code === 0));
  });
}

/** The options that make a sandbox. A command follows them, and it reads the filter from descriptor 3. */
export function enclose({ isModern, filters }: Bubblewrap, { kind, folder, views }: Inside): string[] {
  const mountMemory = (path: string, bytes: number): string[] => [
    ...(isModern ? ['--size', String(bytes)] : []),
    '--tmpfs',
    path,
  ];
  return [
    ...ISOLATION,
    ...(isModern ? ['--unshare-user', '--disable-userns'] : []),
    ...SAME_EVERYWHERE,
    ...FILE_SYSTEMS,
    ...EMPTY_FILES.flatMap((path) => ['--dev-bind', '/dev/null', path]),
    ...EMPTY_FOLDERS.flatMap((path) => mountMemory(path, NOTHING_BYTES)),
    ...mountMemory('/dev/shm', SHM_BYTES),
    ...mountMemory('/tmp', TMP_BYTES[kind]),
    ...bindSystem(),
    '--dir',
    folder,
    ...views.flatMap(({ path, from = path, isWritable = false }) =>
      from === null ? mountMemory(path, NOTHING_BYTES) : [isWritable ? '--bind' : '--ro-bind', from, path],
    ),
    // A judge that runs as root shares its user with the sandbox: without this, bots could write to /proc/sys.
    ...[...EMPTY_FOLDERS, '/proc', '/dev', '/'].flatMap((path) => ['--remount-ro', path]),
    ...(filters === undefined ? [] : ['--seccomp', FILTER_DESCRIPTOR]),
    '--chdir',
    folder,
  ];
}

function bindSystem(): string[] {
  return SYSTEM.filter((path) => existsSync(path)).flatMap((path) =>
    lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path],
  );
}
