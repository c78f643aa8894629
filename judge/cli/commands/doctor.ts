import { Command } from 'commander';
import { examine } from '../../doctor/examine.ts';
import { makeTable } from '../make-table.ts';

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('tell what this machine offers for fair matches, and how to get what is missing')
    .option('--json', 'print JSON')
    .action(async ({ json }: { json?: true }) => {
      const findings = await examine();
      const rows = findings.map(({ name, isGood, found, follows }) => [isGood ? 'ok' : '--', name, found, follows]);
      process.stdout.write(
        json ? `${JSON.stringify(findings)}\n` : makeTable(['', 'what', 'found', 'what follows'], rows),
      );
    });
}
