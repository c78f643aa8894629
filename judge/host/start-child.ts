import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { accessSync, closeSync, constants, openSync, readdirSync, readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';

/** How to start a program of somebody else. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  /** Where it is started. */
  readonly folder: string;
  /** What it reads from descriptors 3, 4 and so on: a sandbox takes its rules from there. */
  readonly inherit?: readonly Uint8Array[];
  /** Whether it runs in a pid namespace of its own: then all its processes are known without a tag. */
  readonly hasOwnProcesses?: true;
  /** Whether it is linked with a runtime of ours, which reads states and flushes answers. */
  readonly hasRuntime?: true;
  /** Set when a debugger is to take hold of it: what to print for people, and whether it has to be stopped for that. */
  readonly debugged?: { readonly advice: string; readonly isStopped: boolean };
}

/** False when starting it would fail, because the program or its folder is not there. */
export function canBeStarted({ file, folder }: Command): boolean {
  try {
    accessSync(folder, constants.X_OK);
    // Where a name is looked for is the shell's business.
    if (file.includes('/')) accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Node closes the first sixteen descriptors for its children, and all those it opens itself. */
const FIRST_UNSURE = 16;
const CLOSED_FOR_CHILDREN = 0o2000000;

/** Descriptors for the standard streams of a child, or what Node calls pipes. */
type StandardStreams = readonly [number, number, number] | readonly ['pipe', 'pipe', 'pipe'];

/** What starts a process. Bots are started by Node itself: see decision 53. */
export type Spawn = (
  file: string,
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env: NodeJS.ProcessEnv;
    readonly detached: true;
    readonly stdio: ('pipe' | 'ignore' | number)[];
  },
) => ChildProcess;

/**
 * Starts a program in a session and a process group of its own. Of what this process has open, or was started with, it
 * gets nothing but its standard streams.
 */
export function startChild(
  command: Command,
  environment: NodeJS.ProcessEnv,
  streams: StandardStreams = ['pipe', 'pipe', 'pipe'],
  start: Spawn = spawn,
): ChildProcessWithoutNullStreams {
  const { file, args, folder, inherit = [] } = command;
  const stray = findInheritedDescriptors();
  const nothing = stray.length === 0 ? undefined : openSync('/dev/null', 'r+');
  try {
    const stdio: ('pipe' | 'ignore' | number)[] = [...streams, ...inherit.map(() => 'pipe' as const)];
    for (const descriptor of stray) stdio[descriptor] = nothing!;
    const child = start(file, args, {
      cwd: folder,
      env: environment,
      detached: true,
      stdio: Array.from(stdio, (entry) => entry ?? 'ignore'),
    });
    for (const [index, bytes] of inherit.entries()) giveBytes(child.stdio[3 + index] as Writable | undefined, bytes);
    return child as ChildProcessWithoutNullStreams;
  } finally {
    if (nothing !== undefined) closeSync(nothing);
  }
}

/** A program that could not be started has nowhere to read them, and one that ends early does not want them. */
function giveBytes(stream: Writable | undefined, bytes: Uint8Array): void {
  stream?.on('error', () => {});
  stream?.end(bytes);
}

/** A cache of what this process was started with, which cannot change. */
let inheritedDescriptors: readonly number[] | undefined;

/**
 * Descriptors that this process was started with by accident, and that children would inherit. Looked for once: there will
 * be no more of them. Should one be closed and its number used again, children find nothing under it.
 */
function findInheritedDescriptors(): readonly number[] {
  inheritedDescriptors ??= listDescriptors().filter(
    (descriptor) => descriptor >= FIRST_UNSURE && isInheritable(descriptor),
  );
  return inheritedDescriptors;
}

function listDescriptors(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number);
  } catch {
    return [];
  }
}

function isInheritable(descriptor: number): boolean {
  try {
    const flags = /^flags:\s+(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSED_FOR_CHILDREN) === 0;
  } catch {
    return false;
  }
}
