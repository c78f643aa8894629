import { findProgram } from '../find-program.ts';
import type { BotCommand } from '../../bot/process/start-process.ts';

/** No core files, no file larger than a gigabyte, no more than 1,024 open files. */
const RLIMITS = ['--core=0', '--fsize=1073741824', '--nofile=1024'];

export function findPrlimit(): string | undefined {
  return findProgram('prlimit');
}

/** The same bot under resource limits of the system. */
export function limitResources(prlimit: string, { file, args, ...rest }: BotCommand): BotCommand {
  return { ...rest, file: prlimit, args: [...RLIMITS, '--', file, ...args] };
}
