import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PACKAGE_FOLDER } from '../../judge/host/package-info.ts';

const minions = join(PACKAGE_FOLDER, 'dist/minions.cjs');

export interface RunningCommand {
  /** The lines that it printed to standard error. */
  readonly errors: readonly string[];
  readonly isRunning: boolean;
  readonly pid: number;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** As an organiser would. The exit code. */
  stop(): Promise<number | null>;
}

export interface ServedFolder extends RunningCommand {
  readonly url: string;
  /** The personal link of the owner. */
  readonly link: string;
}

/** Serves a contest in a process of its own. */
export async function serveFolder(
  folder: string,
  database?: string,
  more: readonly string[] = ['-j', '2', '--force'],
  env: Readonly<Record<string, string>> = {},
): Promise<ServedFolder> {
  const args = ['contest', 'serve', folder, '--listen', '127.0.0.1:0', '--sandbox', 'none', '--json', ...more];
  const server = start(database === undefined ? args : [...args, '--database', database], env);
  const running = describe(server);
  for await (const line of createInterface({ input: server.stdout! }))
    return Object.assign(running, JSON.parse(line) as { url: string; link: string });
  throw new Error(`the server did not start: ${running.errors.join('\n')}`);
}

/** A worker at the end of a queue. */
export const startWorker = (queue: string, env: Readonly<Record<string, string>>): RunningCommand =>
  describe(start(['worker', '--queue', queue, '--sandbox', 'none', '-j', '1', '--force'], env));

/** What node is given beside the program, as in MINIONS_NODE_OPTIONS=--cpu-prof. */
const OPTIONS = process.env['MINIONS_NODE_OPTIONS']?.split(' ') ?? [];

const start = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...OPTIONS, minions, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_command: '', ...env },
  });

function describe(child: ChildProcess): RunningCommand {
  const errors: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => void errors.push(line));
  const isEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (!isEnded()) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return {
    errors,
    pid: child.pid!,
    get isRunning() {
      return !isEnded();
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
