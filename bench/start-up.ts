import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';

const REPEATS = 15;
const MINIONS = fileURLToPath(new URL('../minions.cjs', import.meta.url));

/** Milliseconds from the shell and back, in turns: `node -e 0`, and the command with each of these arguments. */
export function measureStartUp(commands: readonly (readonly string[])[]): { nodeMs: number; commandMs: number[] } {
  const argumentLists = [['-e', '0'], ...commands.map((args) => [MINIONS, ...args])];
  const times: number[][] = argumentLists.map(() => []);
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (const [index, args] of argumentLists.entries()) times[index]!.push(timeNode(args));
  }
  const [nodeMs, ...commandMs] = times.map(median);
  return { nodeMs: nodeMs!, commandMs };
}

/** Milliseconds that Node takes with these arguments, from the shell and back. */
export function timeNode(args: readonly string[]): number {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return performance.now() - began;
}
