import type { Command } from 'commander';
import { examine } from '../../judge/doctor/examine.ts';
import { makeTable } from '../show/make-table.ts';

export function defineDoctor(command: Command): void {
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const findings = await examine();
    const rows = findings.map(({ name, isGood, found, follows }) => [isGood ? 'ok' : '--', name, found, follows]);
    process.stdout.write(
      json ? `${JSON.stringify(findings)}\n` : makeTable(['', 'what', 'found', 'what follows'], rows),
    );
  });
}
