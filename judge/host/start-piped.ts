import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import type { Pipes } from './pipes.ts';
import { startChild, type Command } from './start-child.ts';

/** A child whose standard streams are real pipes, with the descriptors of the judge's ends. */
export interface PipedChild {
  readonly child: ChildProcess;
  readonly input: number;
  readonly output: number;
  readonly errors: number;
}

/** Undefined where there are no named pipes. */
export function startPiped(command: Command, environment: NodeJS.ProcessEnv, pipes: Pipes): PipedChild | undefined {
  const input = pipes.make(true);
  const output = pipes.make(false);
  const errors = pipes.make(false);
  if (!input || !output || !errors) return undefined;
  const ends = [input.reader, output.writer, errors.writer] as const;
  const child = startChild(command, environment, ends);
  // The child has them now; as long as we had them too, we would not notice that it has closed one.
  for (const end of ends) closeSync(end);
  return { child, input: input.writer, output: output.reader, errors: errors.reader };
}
