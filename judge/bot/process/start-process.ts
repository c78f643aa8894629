import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Socket, type OnReadOpts, type SocketConstructorOpts } from 'node:net';
import type { Readable } from 'node:stream';
import type { Host } from '../../host/host.ts';
import { startChild, type Command } from '../../host/start-child.ts';
import { BotInput } from './bot-input.ts';
import { makeEnvironment } from './environment.ts';

/** How to start a bot. */
export type BotCommand = Command;

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly stdin: BotInput;
  /** Ends like any stream, but has no data: that goes to whoever was named when it was started. */
  readonly stdout: Readable;
  readonly stderr: Readable;
}

const CHUNK_BYTES = 65_536;

/**
 * A child that leads a process group of its own, so that it can be ended with all its descendants. What it writes on
 * standard output is only lent: the next piece will stand in the same place.
 */
export function startProcess(
  command: BotCommand,
  tag: string | undefined,
  { pipes }: Host,
  onOutput: (chunk: Buffer) => void,
): StartedProcess {
  const environment = makeEnvironment(tag);
  const input = pipes.make(true);
  const output = pipes.make(false);
  const errors = pipes.make(false);
  // Where there are no named pipes, sockets do, but for programs that open their standard output by name.
  if (!input || !output || !errors) {
    const child = startChild(command, environment);
    child.stdout.on('data', onOutput);
    return { child, stdin: new BotInput(child.stdin), stdout: child.stdout, stderr: child.stderr };
  }
  const ends = [input.reader, output.writer, errors.writer] as const;
  const child = startChild(command, environment, ends);
  // The bot has them now; as long as we had them too, we would not hear that it has closed one.
  for (const end of ends) closeSync(end);
  return {
    child,
    stdin: new BotInput(new Socket({ fd: input.writer, readable: false, writable: true }), input.writer),
    stdout: readInPlace(output.reader, onOutput),
    stderr: new Socket({ fd: errors.reader, readable: true, writable: false }),
  };
}

/** A stream that reads into one buffer, again and again. */
function readInPlace(fd: number, onOutput: (chunk: Buffer) => void): Socket {
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const callback = (length: number): boolean => {
    onOutput(buffer.subarray(0, length));
    return true;
  };
  const options: SocketConstructorOpts & { onread: OnReadOpts } = {
    fd,
    readable: true,
    writable: false,
    onread: { buffer, callback },
  };
  return new Socket(options);
}
