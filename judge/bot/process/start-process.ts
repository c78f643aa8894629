import { execa } from 'execa';
import { botEnvironment } from './environment.ts';

/** How to start a bot. */
export interface BotCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly folder: string;
}

/** A child that leads a process group of its own, so that it can be ended with all its descendants. */
export function startProcess({ file, args, folder }: BotCommand, mark: string) {
  return execa(file, args, {
    cwd: folder,
    env: botEnvironment(mark),
    extendEnv: false,
    detached: true,
    // We end groups ourselves, and read the pipes ourselves.
    cleanup: false,
    buffer: false,
    reject: false,
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
  });
}
