import { findProgram } from '../find-program.ts';

const GIB = 2 ** 30;

/** No core files, no file larger than a gigabyte, no more than 1,024 open files, nothing locked in memory. */
const RLIMITS = ['--core=0', `--fsize=${GIB}`, '--nofile=1024', '--memlock=65536', '--msgqueue=0', '--rtprio=0'];

export function findPrlimit(): string | undefined {
  return findProgram('prlimit');
}

/** The same command under resource limits of the system, which its children inherit. */
export function limitResources<T extends { readonly file: string; readonly args: readonly string[] }>(
  prlimit: string,
  command: T,
): T {
  return { ...command, file: prlimit, args: [...RLIMITS, '--', command.file, ...command.args] };
}
