import { spawnSync } from 'node:child_process';
import { existsSync, readlinkSync, lstatSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { findProgram } from '../find-program.ts';
import type { BotCommand } from '../../bot/process/start-process.ts';
import type { Program } from './program.ts';

/** What a program needs of the system to run: nothing that tells about people or other bots. */
const SYSTEM = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/localtime',
];

const ISOLATION = [
  '--unshare-all',
  '--die-with-parent',
  '--cap-drop',
  'ALL',
  '--proc',
  '/proc',
  '--dev',
  '/dev',
  '--tmpfs',
  '/tmp',
];

/** Where bubblewrap is, if it is installed and this machine lets it work. */
export function findBubblewrap(): string | undefined {
  const program = findProgram('bwrap');
  if (program === undefined) return undefined;
  const { status } = spawnSync(program, [...ISOLATION, ...bindSystem(), '--', '/usr/bin/true'], { stdio: 'ignore' });
  return status === 0 ? program : undefined;
}

/** The same bot inside a sandbox: no network, a read-only system, its own /tmp and processes, only its own folder. */
export function wrap(program: string, bot: Program, isWritable: boolean): BotCommand {
  const { file, args, folder, sees, hidden = [] } = bot;
  const tool = findToolFolder(file);
  const paths = new Set([...(tool === undefined ? [] : [tool]), ...sees]);
  return {
    file: program,
    args: [
      ...ISOLATION,
      ...bindSystem(),
      '--dir',
      folder,
      ...[...paths].flatMap((path) => [isWritable && path === folder ? '--bind' : '--ro-bind', path, path]),
      ...hidden.flatMap((path) => ['--tmpfs', path]),
      '--chdir',
      folder,
      '--',
      file,
      ...args,
    ],
    folder,
    hasOwnProcesses: true,
  };
}

function bindSystem(): string[] {
  return SYSTEM.filter((path) => existsSync(path)).flatMap((path) =>
    lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path],
  );
}

/** The folder of an interpreter that is not part of the system: below a home it is the first folder (~/.pyenv). */
function findToolFolder(file: string): string | undefined {
  if (SYSTEM.some((path) => file.startsWith(path + sep))) return undefined;
  const home = homedir();
  if (!file.startsWith(home + sep)) return dirname(file);
  const [first] = file.slice(home.length + 1).split(sep);
  const isHidden = first!.startsWith('.') && !file.includes(join('.cache', 'minions'));
  return isHidden ? join(home, first!) : dirname(file);
}
