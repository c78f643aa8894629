import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Host } from '../../host/host.ts';
import { startChild, type Command } from '../../host/start-child.ts';
import { makeEnvironment } from './environment.ts';

/** How to start a bot. */
export type BotCommand = Command;

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
}

/** A child that leads a process group of its own, so that it can be ended with all its descendants. */
export function startProcess(command: BotCommand, mark: string | undefined, { pipes }: Host): StartedProcess {
  const environment = makeEnvironment(mark);
  const input = pipes.make(true);
  const output = pipes.make(false);
  const errors = pipes.make(false);
  // Where there are no named pipes, sockets do, but for programs that open their standard output by name.
  if (!input || !output || !errors) {
    const child = startChild(command, environment);
    return { child, stdin: child.stdin, stdout: child.stdout, stderr: child.stderr };
  }
  const ends = [input.reader, output.writer, errors.writer] as const;
  const child = startChild(command, environment, ends);
  // The bot has them now; as long as we had them too, we would not hear that it has closed one.
  for (const end of ends) closeSync(end);
  return {
    child,
    stdin: new Socket({ fd: input.writer, readable: false, writable: true }),
    stdout: new Socket({ fd: output.reader, readable: true, writable: false }),
    stderr: new Socket({ fd: errors.reader, readable: true, writable: false }),
  };
}
