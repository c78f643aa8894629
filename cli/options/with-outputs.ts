import type { OutputFile } from '../../judge/replay-files/output-file.ts';
import { openOutputs } from './open-outputs.ts';

/** Opens files, has something written to them, and gives them their names. Whatever goes wrong, no half file is left. */
export async function withOutputs<T>(
  paths: readonly string[],
  write: (outputs: readonly OutputFile[]) => Promise<T>,
): Promise<T> {
  const outputs = openOutputs(paths);
  const discard = (): void => outputs.forEach((output) => output.discard());
  // The second Ctrl-C does not wait for anybody.
  process.once('exit', discard);
  try {
    const result = await write(outputs);
    for (const output of outputs) await output.commit();
    return result;
  } finally {
    process.removeListener('exit', discard);
    discard();
  }
}
