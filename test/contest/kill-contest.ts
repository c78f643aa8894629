import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { minions } from '../cli/run-minions.ts';

export interface ServedFolder {
  readonly url: string;
  /** As a power cut would. */
  kill(): Promise<void>;
}

/** Serves a contest in a process of its own. */
export async function serveFolder(folder: string, database?: string): Promise<ServedFolder> {
  const args = [
    minions,
    'contest',
    'serve',
    folder,
    '--listen',
    '127.0.0.1:0',
    '--sandbox',
    'none',
    '--json',
    '-j',
    '2',
    '--force',
  ];
  const options = database === undefined ? [] : ['--database', database];
  const server = spawn(process.execPath, [...args, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => void (errors += text.toString()));
  const url = await readAddress(server, () => errors);
  return { url, kill: () => kill(server) };
}

async function readAddress(server: ChildProcess, findErrors: () => string): Promise<string> {
  for await (const line of createInterface({ input: server.stdout! })) return (JSON.parse(line) as { url: string }).url;
  throw new Error(`the server did not start: ${findErrors()}`);
}

async function kill(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}
