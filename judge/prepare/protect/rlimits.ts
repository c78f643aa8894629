import { readFileSync } from 'node:fs';
import { findProgram } from '../find-program.ts';

interface ResourceLimit {
  readonly option: string;
  /** As /proc/self/limits calls it. */
  readonly name: string;
  readonly most: number;
}

/** No core files, no large files, few open ones, hardly anything locked in memory, no priority over others. */
const RESOURCES: readonly ResourceLimit[] = [
  { option: 'core', name: 'Max core file size', most: 0 },
  { option: 'fsize', name: 'Max file size', most: 2 ** 30 },
  { option: 'nofile', name: 'Max open files', most: 1024 },
  { option: 'memlock', name: 'Max locked memory', most: 65_536 },
  { option: 'msgqueue', name: 'Max msgqueue size', most: 0 },
  { option: 'rtprio', name: 'Max realtime priority', most: 0 },
];

export function findPrlimit(): string | undefined {
  return findProgram('prlimit');
}

type Limit = <T extends { readonly file: string; readonly args: readonly string[] }>(command: T) => T;

/** Puts commands under resource limits of the system, which their children inherit. */
export function makeResourceLimit(prlimit: string): Limit {
  const options = makeOptions();
  return (command) => ({ ...command, file: prlimit, args: [...options, '--', command.file, ...command.args] });
}

/** Whoever has less cannot ask for more. */
function makeOptions(): string[] {
  const limits = readLimits();
  return RESOURCES.map(({ option, name, most }) => {
    const hard = new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1];
    return `--${option}=${Math.min(most, Number(hard ?? most))}`;
  });
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'latin1');
  } catch {
    return '';
  }
}
