import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { makeEnvironment } from './environment.ts';

/** How to start a bot. */
export interface BotCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
  /** Whether it runs in a pid namespace of its own: then all its processes are known without a mark. */
  readonly hasOwnProcesses?: true;
}

/** A child that leads a process group of its own, so that it can be ended with all its descendants. */
export function startProcess(
  { file, args, folder }: BotCommand,
  mark: string | undefined,
): ChildProcessWithoutNullStreams {
  return spawn(file, args, { cwd: folder, env: makeEnvironment(mark), detached: true, stdio: 'pipe' });
}
