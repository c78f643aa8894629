import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { findProgram } from './find-program.ts';

/** How to get the programs that bots need, by name. */
const INSTALL_HINTS: Readonly<Record<string, string>> = {
  python3: 'install Python 3 (on Debian: apt install python3)',
  'g++': 'install a C++ compiler (on Debian: apt install g++)',
  gcc: 'install a C compiler (on Debian: apt install gcc)',
  javac: 'install a JDK, 17 or newer (on Debian: apt install default-jdk-headless)',
  java: 'install Java, 17 or newer (on Debian: apt install default-jdk-headless)',
  rustc: 'install Rust (on Debian: apt install rustc; elsewhere: rustup)',
  cargo: 'install Rust with cargo (on Debian: apt install cargo; elsewhere: rustup)',
  go: 'install Go (on Debian: apt install golang-go)',
  ruby: 'install Ruby (on Debian: apt install ruby)',
  perl: 'install Perl (on Debian: apt install perl)',
  lua: 'install Lua (on Debian: apt install lua5.4)',
  jq: 'install jq (on Debian: apt install jq)',
  make: 'install make (on Debian: apt install make)',
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
  const hint = INSTALL_HINTS[program] ?? 'check the command, and whether the program is installed';
  throw new UsageError(`${bot} needs the program "${program}", which was not found`, hint);
}

/** What comes with the judge is good for bots too, wherever it is. */
function ownProgram(program: string): string | undefined {
  if (program === 'node') return process.execPath;
  if (program === 'esbuild') return createRequire(import.meta.url).resolve('esbuild/bin/esbuild');
  return undefined;
}

function installedProgram(program: string, folder: string): string | undefined {
  if (program.includes('/')) return findProgram(resolve(folder, program));
  return [program, ...(ALTERNATIVES[program] ?? [])].map(findProgram).find((path) => path !== undefined);
}
