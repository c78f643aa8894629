import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import { runMinions } from '../run-minions.ts';

export interface CheckResult {
  readonly game: string;
  readonly steps: { name: string; finding: { kind: string; problem?: string } }[];
}

/** What `minions check` finds, as JSON. */
export async function check(...args: string[]): Promise<{ code: number | undefined; results: CheckResult[] }> {
  const { code, stdout, stderr } = await runMinions(['check', ...args, '--json'], tmpdir());
  expect(stderr).toBe('');
  return { code, results: JSON.parse(stdout) as CheckResult[] };
}

export const failuresOf = (results: readonly CheckResult[]): string[] =>
  results.flatMap(({ game, steps }) =>
    steps.filter(({ finding }) => finding.kind === 'failed').map(({ name }) => `${game}: ${name}`),
  );
