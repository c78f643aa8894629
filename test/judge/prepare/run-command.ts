import { text } from 'node:stream/consumers';
import { startChild, type Command } from '../../../judge/host/start-child.ts';

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const NOBODY = ['--reuid=65534', '--regid=65534', '--clear-groups', '--'];

/** Runs a command to its end, as the judge would start it; as somebody without any rights when asked. */
export async function runCommand(command: Command, user: 'me' | 'nobody' = 'me'): Promise<Ran> {
  const { file, args } = command;
  const started = user === 'me' ? command : { ...command, file: 'setpriv', args: [...NOBODY, file, ...args] };
  const child = startChild(started, { PATH: process.env['PATH'], HOME: process.env['HOME'] });
  child.stdin.end();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** Who can be tried here: root can become anybody, others are only themselves. */
export const USERS = process.getuid?.() === 0 ? (['me', 'nobody'] as const) : (['me'] as const);
