import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cutText } from '../../protocol/visible-text.ts';
import { UsageError } from '../usage-error.ts';
import { isInside } from './find/list-files.ts';
import { findProgram, isExecutable } from './find-program.ts';
import { isInstalled } from './toolchains.ts';

/** The programs that bots need, what each comes with, and the package of Debian that has it. */
const PACKAGES: ReadonlyMap<string, readonly [what: string, debianPackage: string]> = new Map([
  ['python3', ['Python 3', 'python3']],
  ['g++', ['a C++ compiler', 'g++']],
  ['gcc', ['a C compiler', 'gcc']],
  ['javac', ['a JDK, 17 or newer', 'default-jdk-headless']],
  ['java', ['Java, 17 or newer', 'default-jdk-headless']],
  ['rustc', ['Rust', 'rustc']],
  ['cargo', ['cargo', 'cargo']],
  ['go', ['Go', 'golang-go']],
  ['ruby', ['Ruby', 'ruby']],
  ['perl', ['Perl', 'perl']],
  ['lua', ['Lua', 'lua5.4']],
  ['bash', ['Bash', 'bash']],
  ['jq', ['jq', 'jq']],
  ['make', ['make', 'make']],
]);

/** Of a argument in a sentence. */
const MAX_WORD_LENGTH = 200;

/** What does as well when the program is not there, the best first. */
const ALTERNATIVES: ReadonlyMap<string, readonly string[]> = new Map([
  ['g++', ['clang++', 'c++']],
  ['gcc', ['clang', 'cc']],
  ['lua', ['lua5.4', 'lua5.3', 'luajit']],
]);

/** What can be passed to a program when it is started: a system takes at least twice as much in all, and once in an argument. */
const MAX_COMMAND_LENGTH = 65_536;

/** A command that could be given to the system, wherever its program is. */
export function requireCommand(bot: string, args: readonly string[]): void {
  const bytes = args.reduce((sum, argument) => sum + Buffer.byteLength(argument) + 1, 0);
  if (bytes > MAX_COMMAND_LENGTH) {
    throw new UsageError(
      `a command of ${bot} is longer than ${MAX_COMMAND_LENGTH} bytes`,
      'put what it says into a file',
    );
  }
  if (args.some((argument) => argument.includes('\0'))) {
    throw new UsageError(`a command of ${bot} has a NUL in it`, 'remove it: no program takes such an argument');
  }
}

/**
 * Where a program is that a bot names. A path is taken from the bot's folder, and leads to what is installed on this
 * machine or into one of the bot's own folders: what is elsewhere belongs to somebody else.
 */
export function requireProgram(
  bot: string,
  program: string,
  [folder, ...others]: readonly [string, ...string[]],
): string {
  if (program.includes('/')) {
    const path = resolve(folder, program);
    if (isExecutable(path) && !isInstalled(path) && ![folder, ...others].some((place) => isInside(place, path))) {
      const hint = 'put the program into its folder, or name one that is installed';
      throw new UsageError(
        `${bot} may not start "${cutText(program, MAX_WORD_LENGTH)}": it lies outside of its folder`,
        hint,
      );
    }
  }
  const path = findOwnProgram(program) ?? findInstalledProgram(program, folder);
  if (path !== undefined) return path;
  throw new UsageError(
    `${bot} needs the program "${cutText(program, MAX_WORD_LENGTH)}", which was not found`,
    makeInstallHint(program),
  );
}

/** How to get a program. */
export function makeInstallHint(program: string): string {
  const [what, debianPackage] = PACKAGES.get(program) ?? [];
  if (what === undefined) return 'check the command, and whether the program is installed';
  return `install ${what} (on Debian: apt install ${debianPackage})`;
}

/** What comes with the judge is good for bots too, wherever it is. */
function findOwnProgram(program: string): string | undefined {
  if (program === 'node') return process.execPath;
  if (program === 'esbuild') return createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  return undefined;
}

/** Where a program is, or another that does as well. */
export function findInstalledProgram(program: string, folder = '.'): string | undefined {
  if (program.includes('/')) return findProgram(resolve(folder, program));
  return [program, ...(ALTERNATIVES.get(program) ?? [])].map(findProgram).find((path) => path !== undefined);
}
