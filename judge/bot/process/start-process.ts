import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { startChild, type Command } from '../../host/start-child.ts';
import { makeEnvironment } from './environment.ts';

/** How to start a bot. */
export type BotCommand = Command;

/** A child that leads a process group of its own, so that it can be ended with all its descendants. */
export function startProcess(command: BotCommand, mark: string | undefined): ChildProcessWithoutNullStreams {
  return startChild(command, makeEnvironment(mark));
}
