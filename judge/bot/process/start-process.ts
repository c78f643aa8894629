import type { ChildProcess } from 'node:child_process';
import { Socket, type OnReadOpts, type SocketConstructorOpts } from 'node:net';
import type { Readable } from 'node:stream';
import type { BotGroup, ClockKind, GroupLimits } from '../../host/bot-group.ts';
import { makeEnvironment } from '../../host/environment.ts';
import type { Host } from '../../host/host.ts';
import { startChild, type Command } from '../../host/start-child.ts';
import { startPiped, type PipedChild } from '../../host/start-piped.ts';
import { BotInput } from './bot-input.ts';

/** How to start a bot. */
export type BotCommand = Command;

interface Streams {
  readonly child: ChildProcess;
  readonly stdin: BotInput;
  /** Ends like any stream, but has no data: that goes to whoever was named when it was started. */
  readonly stdout: Readable;
  readonly stderr: Readable;
}

export interface StartedProcess extends Streams {
  readonly group: BotGroup;
}

interface StartContext {
  readonly host: Host;
  readonly clock: ClockKind;
  readonly limits: GroupLimits;
}

type OnOutput = (chunk: Buffer) => void;

const CHUNK_BYTES = 65_536;

/**
 * A child that leads a process group of its own, so that it can be ended with all its descendants. What it writes on
 * standard output is only lent: the next piece will stand in the same place.
 */
export function startProcess(command: BotCommand, context: StartContext, onOutput: OnOutput): StartedProcess {
  const { host, clock, limits } = context;
  const tag = command.hasOwnProcesses ? undefined : host.makeTag();
  const entered = clock === 'cgroup' ? host.startEntered(command, limits, tag) : undefined;
  if (entered !== undefined) return { ...connect(entered.piped, onOutput), group: entered.group };
  const group = host.makeGroup(clock, limits, tag);
  return { ...startNow(group.enter(command), makeEnvironment(tag), host, onOutput), group };
}

function startNow(command: Command, environment: NodeJS.ProcessEnv, { pipes }: Host, onOutput: OnOutput): Streams {
  const piped = startPiped(command, environment, pipes);
  if (piped !== undefined) return connect(piped, onOutput);
  // Where there are no named pipes, sockets do, but for programs that open their standard output by name.
  const child = startChild(command, environment);
  child.stdout.on('data', onOutput);
  return { child, stdin: new BotInput(child.stdin), stdout: child.stdout, stderr: child.stderr };
}

function connect({ child, input, output, errors }: PipedChild, onOutput: OnOutput): Streams {
  return {
    child,
    stdin: new BotInput(new Socket({ fd: input, readable: false, writable: true }), input),
    stdout: readInPlace(output, onOutput),
    stderr: new Socket({ fd: errors, readable: true, writable: false }),
  };
}

/** A stream that reads into one buffer, again and again. */
function readInPlace(fd: number, onOutput: OnOutput): Socket {
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
