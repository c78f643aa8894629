import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { startChild, type Command } from '../../host/start-child.ts';
import { BuildGuard } from './build-guard.ts';
import { OutputTail } from './output-tail.ts';

export interface BuildOutcome {
  /** What went wrong, as the end of a sentence about the build; undefined when it went well. */
  readonly problem?: string;
  /** What the compiler wrote. */
  readonly output: string;
}

export interface BuildSurroundings {
  readonly environment: NodeJS.ProcessEnv;
  /** A folder on the disk that it writes to. */
  readonly disk: string;
  readonly signal?: AbortSignal | undefined;
}

/** How long whoever holds the output of a build open after its end may go on. */
const LINGER_MS = 500;

/** Runs one command of a build to its end, which may come early: nothing of it is left when this resolves. */
export async function runBuild(
  command: Command,
  { environment, disk, signal }: BuildSurroundings,
): Promise<BuildOutcome> {
  const child = startChild(command, environment);
  const output = new OutputTail();
  const guard = new BuildGuard(child, disk, signal);
  child.stdin.on('error', () => {}).end();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('error', () => {}).on('data', (chunk: Buffer) => guard.count(output.push(chunk)));
  }
  const end = await waitForEnd(child);
  guard.end();
  const problem = guard.problem ?? end;
  return { ...(problem === undefined ? {} : { problem }), output: output.take() };
}

/** How it ended, if not well. */
async function waitForEnd(child: ChildProcessWithoutNullStreams): Promise<string | undefined> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  const exited = new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(`could not start (${message})`));
    child.once('exit', (code) => resolve(code === 0 ? undefined : 'failed'));
  });
  const end = await exited;
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LINGER_MS))]);
  child.stdout.destroy();
  child.stderr.destroy();
  return end;
}
