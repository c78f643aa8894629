import type { Command } from 'commander';
import { verifyReplay, type Verification } from '../../../replay/verify-replay.ts';
import { readReplay } from '../../../replay/read-replay.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { requireFile } from '../options/require-file.ts';

export function defineVerify(command: Command): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .option('--json', 'print JSON')
    .action((path: string, { json }: { json?: true }) => {
      requireFile(path);
      const verification = verifyReplay(readReplay(path));
      console.log(json ? JSON.stringify(verification) : makeSentence(path, verification));
      if (!verification.holds) process.exitCode = EXIT_CODES.failed;
    });
}

function makeSentence(path: string, verification: Verification): string {
  if (verification.holds) {
    const { rounds, scores, isWhole } = verification;
    const end = isWhole ? '' : ' The match was not played to the end.';
    return `${path} holds: ${rounds} rounds, every fingerprint the same, points ${scores.join(' ')}.${end}`;
  }
  const place = verification.round === undefined ? '' : ` in round ${verification.round}`;
  return `${path} does not hold${place}: ${verification.problem}.`;
}
