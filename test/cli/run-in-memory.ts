import { vi } from 'vitest';
import { runArguments } from '../../cli/command-line.ts';
import type { Run } from './run-minions.ts';

const PRINTERS = [
  [console, 'log', 'stdout'],
  [console, 'error', 'stderr'],
  [console, 'warn', 'stderr'],
] as const;

/** A command listens for these until its process ends. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command in this process, which takes a hundredth of the time: what it prints, and the exit code it would end with. */
export async function runInMemory(args: readonly string[], folder: string): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const before = process.cwd();
  const spies = [
    ...PRINTERS.map(([owner, name, stream]) =>
      vi
        .spyOn(owner, name)
        .mockImplementation((...values: unknown[]) => void (printed[stream] += `${values.join(' ')}\n`)),
    ),
    ...(['stdout', 'stderr'] as const).map((stream) =>
      vi.spyOn(process[stream], 'write').mockImplementation((text) => {
        printed[stream] += String(text);
        return true;
      }),
    ),
  ];
  const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  process.chdir(folder);
  try {
    const code = await runArguments(args);
    return { code, stdout: printed.stdout.replace(/\n$/, ''), stderr: printed.stderr.replace(/\n$/, '') };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
    for (const [signal, known] of listeners) {
      for (const added of process.listeners(signal)) if (!known.includes(added)) process.removeListener(signal, added);
    }
  }
}
