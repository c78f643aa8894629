import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { preparePlain } from './prepare-plain.ts';

/** A sample bot as a bare process: a line in, a line out. */
export interface LineBot {
  ask(line: Uint8Array): Promise<string>;
  end(): void;
}

export async function startLineBot(spec: string): Promise<LineBot> {
  const { file, args, folder } = await preparePlain(spec);
  const child = spawn(file, args, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(line) {
      child.stdin.write(line);
      return String((await lines.next()).value);
    },
    end: () => void child.stdin.end(),
  };
}
