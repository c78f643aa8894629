import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { SYSTEM_CLOCK } from '../judge/host/clock.ts';
import { DELEGATED_VARIABLE } from '../judge/host/cgroup/delegated.ts';
import { findScopeCommand } from '../judge/host/cgroup/find-scope-command.ts';
import { SYSTEM_PROC, type Proc } from '../judge/host/proc.ts';

/** The commands that start bots, and "doctor", which looks whether they would be cgroups. */
const PLAYING: ReadonlySet<string> = new Set([
  'play',
  'series',
  'tournament',
  'compare',
  'tune',
  'worker',
  'check',
  'rerun',
  'ask',
  'gate',
  'lab',
  'new',
  'doctor',
]);

/** Other parts of these commands start none. */
const startsBots = ([command, ...rest]: readonly string[]): boolean =>
  PLAYING.has(command ?? '') ||
  (command === 'contest' && rest[0] === 'serve') ||
  (command === 'view' && rest.some((argument) => /^--with(=|$)/.test(argument)));

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Starts the command once more where its judge can make cgroups, if it cannot here and there is a way; nobody has to know.
 * Resolves to the exit code, or to undefined when the command is to go on here.
 */
export async function startDelegated(args: readonly string[], proc: Proc = SYSTEM_PROC): Promise<number | undefined> {
  if (!startsBots(args) || args.includes('--help')) return undefined;
  const scope = findScopeCommand(proc, SYSTEM_CLOCK);
  if (scope === undefined) return undefined;
  const [program, ...rest] = [...scope, process.execPath, ...process.execArgv, process.argv[1]!, ...args];
  const child = spawn(program!, rest, { stdio: 'inherit', env: { ...process.env, [DELEGATED_VARIABLE]: '1' } });
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
  });
}
