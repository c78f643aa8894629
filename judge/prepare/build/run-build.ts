import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { Host } from '../../host/host.ts';
import { TAG_VARIABLE } from '../../host/processes/tag.ts';
import { startChild, type Command } from '../../host/start-child.ts';
import { BuildGuard, type GuardedBuild } from './build-guard.ts';
import { OutputTail } from './output-tail.ts';

export interface BuildOutcome {
  /** What went wrong, as the end of a sentence about the build; undefined when it went well. */
  readonly problem?: string;
  /** What the compiler wrote. */
  readonly output: string;
}

export interface BuildContext extends Pick<GuardedBuild, 'disk' | 'limits' | 'signal'> {
  readonly environment: NodeJS.ProcessEnv;
}

/** The problem of a build that came to its end; another command may do better. */
export const FAILED = 'failed';

/** How long whoever holds the output of a build open after its end may go on. */
const LINGER_MS = 500;

/** Runs one command of a build to its end, which may come early: nothing of it is left when this resolves. */
export async function runBuild(command: Command, context: BuildContext): Promise<BuildOutcome> {
  const host = new Host();
  try {
    const tag = command.hasOwnProcesses ? undefined : host.makeTag();
    const { environment } = context;
    const child = startChild(command, tag === undefined ? environment : { ...environment, [TAG_VARIABLE]: tag });
    const output = new OutputTail();
    const { pid } = child;
    const guard = pid === undefined ? undefined : new BuildGuard(host, { ...context, pid, tag });
    child.stdin.on('error', () => {}).end();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('error', () => {}).on('data', (chunk: Buffer) => guard?.count(output.push(chunk)));
    }
    const end = await waitForEnd(child, () => guard?.end());
    const problem = guard?.problem ?? end;
    return { ...(problem === undefined ? {} : { problem }), output: output.take() };
  } finally {
    host.end();
  }
}

/** How it ended, if not well. What it wrote last may still be on its way. */
async function waitForEnd(child: ChildProcessWithoutNullStreams, onEnd: () => void): Promise<string | undefined> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  const end = await new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(`could not start (${message})`));
    child.once('exit', (code) => resolve(code === 0 ? undefined : FAILED));
  });
  onEnd();
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([closed, new Promise((resolve) => (timer = setTimeout(resolve, LINGER_MS)))]);
  clearTimeout(timer);
  child.stdout.destroy();
  child.stderr.destroy();
  return end;
}
