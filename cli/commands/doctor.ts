import type { Command } from 'commander';
import { examine } from '../../judge/doctor/examine.ts';
import { makeTable } from '../show/make-table.ts';

/** @param look what it runs: a test has a machine of its own */
export function defineDoctor(command: Command, look = examine): void {
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const findings = await look();
    const rows = findings.map(({ name, isGood, found, follows }) => [isGood ? 'ok' : '--', name, found, follows]);
    process.stdout.write(
      json ? `${JSON.stringify(findings)}\n` : makeTable(['', 'what', 'found', 'what follows'], rows),
    );
  });
}
