import { execa } from 'execa';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const minions = fileURLToPath(new URL('../../dist/minions.cjs', import.meta.url));

export interface Run {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command as people do, in a folder of its own. */
export async function runMinions(
  args: readonly string[],
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const { exitCode, stdout, stderr } = await execa(process.execPath, [minions, ...args], {
    cwd: folder,
    // Whatever has started the tests, these commands are typed as they are.
    env: { npm_command: '', ...env },
    reject: false,
  });
  return { code: exitCode, stdout, stderr };
}

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'minions-'));
