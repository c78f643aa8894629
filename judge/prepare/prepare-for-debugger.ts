import { basename } from 'node:path';

/** How a program is started so that a debugger can take hold of it before it does anything. */
export interface DebuggedProgram {
  readonly args: readonly string[];
  /** What people do next; `{pid}` stands for its process. */
  readonly advice: string;
  /** Whether it is stopped by a signal until somebody comes, because its language has no way to wait. */
  readonly isStopped: boolean;
}

const NODE_PORT = 9229;
const JAVA_PORT = 5005;
const PYTHON_PORT = 5678;

/** Python has a debugger that can be attached to where debugpy is installed, and pdb where the bot calls it. */
async function prepareForPython(file: string, args: readonly string[], port: number): Promise<DebuggedProgram> {
  if (!(await canImport(file, 'debugpy'))) {
    const advice =
      'call stop() of minions/debugging.py where it is to stop, then in another terminal: python3 -m minions.debugging; or install debugpy';
    return { args, advice, isStopped: false };
  }
  const address = `127.0.0.1:${port}`;
  return {
    args: ['-Xfrozen_modules=off', '-m', 'debugpy', '--listen', address, '--wait-for-client', ...args],
    advice: `it waits for a debugger at ${address}: "Attach to a match" in VS Code`,
    isStopped: false,
  };
}

/** Asked only for a bot that is to be debugged. */
async function canImport(python: string, module: string): Promise<boolean> {
  const { execa } = await import('execa');
  const options = { reject: false, stdio: 'ignore', timeout: 10_000 } as const;
  return (await execa(python, ['-c', `import ${module}`], options)).exitCode === 0;
}

/** Lets Node.js and Java wait by themselves; whatever else it is stops at its first instruction, for gdb. */
export async function prepareForDebugger(
  file: string,
  args: readonly string[],
  player: number,
): Promise<DebuggedProgram> {
  const name = basename(file).replace(/[\d.]+$/, '');
  if (name === 'node') {
    const port = NODE_PORT + player;
    const advice = `it waits for a debugger at 127.0.0.1:${port}: chrome://inspect, "attach" in the IDE, or node inspect 127.0.0.1:${port}`;
    return { args: [`--inspect-brk=127.0.0.1:${port}`, ...args], advice, isStopped: false };
  }
  if (name === 'java') {
    const address = `127.0.0.1:${JAVA_PORT + player}`;
    // Without "quiet" the agent prints its port on standard output, which is the line to the judge.
    const agent = `-agentlib:jdwp=transport=dt_socket,server=y,suspend=y,quiet=y,address=${address}`;
    return {
      args: [agent, ...args],
      advice: `it waits for a debugger: jdb -attach ${address}, or "attach" in the IDE`,
      isStopped: false,
    };
  }
  if (name === 'python') return prepareForPython(file, args, PYTHON_PORT + player);
  // The signal that stops it is for us, not for whoever debugs it.
  const attach = "gdb -p {pid} -ex 'handle SIGSTOP nostop noprint nopass'";
  const advice = `it is stopped: ${attach}, then break, continue; without a debugger: kill -CONT {pid}`;
  return { args, advice, isStopped: true };
}
