import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import type { Options } from 'execa';
import type { Host } from '../../host/host.ts';
import { TAG_VARIABLE } from '../../host/processes/tag.ts';
import { startChild, type Command, type Spawn } from '../../host/start-child.ts';
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
  /** Serves all builds that run at the same time. */
  readonly host: Host;
}

/** The problem of a build that came to its end; another command may do better. */
export const FAILED = 'failed';

/** How long whoever holds the output of a build open after its end may go on. */
const LINGER_MS = 500;

/** Runs one command of a build to its end, which may come early: nothing of it is left when this resolves. */
export async function runBuild(command: Command, context: BuildContext): Promise<BuildOutcome> {
  const start = await loadExeca();
  const { environment, host, limits } = context;
  const tag = command.hasOwnProcesses ? undefined : host.makeTag();
  const group = host.makeGroup(host.chooseClock('auto'), limits, tag);
  const tagged = tag === undefined ? environment : { ...environment, [TAG_VARIABLE]: tag };
  const child = startChild(group.enter(command), tagged, ['pipe', 'pipe', 'pipe'], start);
  const output = new OutputTail();
  const { pid } = child;
  if (pid === undefined) group.close();
  const guard = pid === undefined ? undefined : new BuildGuard(host, { ...context, pid, group, tag });
  child.stdin.on('error', () => {}).end();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('error', () => {}).on('data', (chunk: Buffer) => guard?.count(output.push(chunk)));
  }
  const end = await waitForEnd(child, async () => guard?.end());
  const problem = guard?.problem ?? end;
  return { ...(problem === undefined ? {} : { problem }), output: output.take() };
}

/** The guard ends a build, and reads what it writes. */
const EXECA_OPTIONS = { extendEnv: false, buffer: false, reject: false, cleanup: false } as const;
type Streams = NonNullable<Options['stdio']>;

/** Loaded for who builds: most matches build nothing. */
async function loadExeca(): Promise<Spawn> {
  const { execa } = await import('execa');
  return (file, args, options) =>
    execa(file, args, { ...options, stdio: options.stdio as unknown as Streams, ...EXECA_OPTIONS });
}

/** How it ended, if not well. What it wrote last may still be on its way. */
async function waitForEnd(
  child: ChildProcessWithoutNullStreams,
  onEnd: () => Promise<void>,
): Promise<string | undefined> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  const end = await new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(`could not start (${message})`));
    child.once('exit', (code) => resolve(code === 0 ? undefined : FAILED));
  });
  await onEnd();
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([closed, new Promise((resolve) => (timer = setTimeout(resolve, LINGER_MS)))]);
  clearTimeout(timer);
  child.stdout.destroy();
  child.stderr.destroy();
  return end;
}
