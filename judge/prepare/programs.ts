import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { findProgram } from './find-program.ts';

/** The programs that bots need, what each comes with, and the package of Debian that has it. */
const PROGRAMS: Readonly<Record<string, readonly [what: string, debianPackage: string]>> = {
  python3: ['Python 3', 'python3'],
  'g++': ['a C++ compiler', 'g++'],
  gcc: ['a C compiler', 'gcc'],
  javac: ['a JDK, 17 or newer', 'default-jdk-headless'],
  java: ['Java, 17 or newer', 'default-jdk-headless'],
  rustc: ['Rust', 'rustc'],
  cargo: ['cargo', 'cargo'],
  go: ['Go', 'golang-go'],
  ruby: ['Ruby', 'ruby'],
  perl: ['Perl', 'perl'],
  lua: ['Lua', 'lua5.4'],
  bash: ['Bash', 'bash'],
  jq: ['jq', 'jq'],
  make: ['make', 'make'],
};

/** What does as well when the program is not there, the best first. */
const ALTERNATIVES: Readonly<Record<string, readonly string[]>> = {
  'g++': ['clang++', 'c++'],
  gcc: ['clang', 'cc'],
  lua: ['lua5.4', 'lua5.3', 'luajit'],
};

/** Where a program of a bot is; a path is taken from the bot's folder. */
export function requireProgram(bot: string, program: string, folder: string): string {
  const path = ownProgram(program) ?? installedProgram(program, folder);
  if (path !== undefined) return path;
  throw new UsageError(`${bot} needs the program "${program}", which was not found`, installHint(program));
}

/** How to get a program. */
export function installHint(program: string): string {
  const [what, debianPackage] = PROGRAMS[program] ?? [];
  if (what === undefined) return 'check the command, and whether the program is installed';
  return `install ${what} (on Debian: apt install ${debianPackage})`;
}

/** What comes with the judge is good for bots too, wherever it is. */
function ownProgram(program: string): string | undefined {
  if (program === 'node') return process.execPath;
  if (program === 'esbuild') return createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  return undefined;
}

/** Where a program is, or another that does as well. */
export function installedProgram(program: string, folder = '.'): string | undefined {
  if (program.includes('/')) return findProgram(resolve(folder, program));
  return [program, ...(ALTERNATIVES[program] ?? [])].map(findProgram).find((path) => path !== undefined);
}
