import { once } from 'node:events';
import { execa } from 'execa';
import { findProgram } from '../prepare/find-program.ts';

/** What a machine without the usual programs has at least. */
const NODE_ECHO = [process.execPath, '-e', 'process.stdin.pipe(process.stdout)'];

const TIMERS = 60;
const ECHOES = 200;

/** How late timers of 5 ms fire here, in milliseconds: the worst of 60. */
export async function timerJitterMs(): Promise<number> {
  let worst = 0;
  for (let i = 0; i < TIMERS; i++) {
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 5));
    worst = Math.max(worst, performance.now() - began - 5);
  }
  return worst;
}

/** How long a line takes to another process and back, in milliseconds: the median of 200. */
export async function pipeLatencyMs(): Promise<number> {
  const [program, ...args] = findProgram('cat') === undefined ? NODE_ECHO : ['cat'];
  const echo = execa(program!, args, { stdio: ['pipe', 'pipe', 'ignore'], buffer: false, reject: false });
  const times: number[] = [];
  for (let i = 0; i < ECHOES; i++) {
    const began = performance.now();
    echo.stdin.write('x\n');
    await once(echo.stdout, 'data');
    times.push(performance.now() - began);
  }
  echo.stdin.end();
  await echo;
  return times.sort((a, b) => a - b)[ECHOES / 2]!;
}
