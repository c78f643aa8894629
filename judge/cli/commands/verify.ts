import { Command } from 'commander';
import { verifyReplay, type Verification } from '../../../replay/verify-replay.ts';
import { readReplay } from '../../../replay/read-replay.ts';
import { requireFile } from '../require-file.ts';

const DOES_NOT_HOLD = 1;

export function verifyCommand(): Command {
  return new Command('verify')
    .description('play a replay again and compare every fingerprint')
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .option('--json', 'print JSON')
    .action((path: string, { json }: { json?: true }) => {
      requireFile(path);
      const verification = verifyReplay(readReplay(path));
      console.log(json ? JSON.stringify(verification) : makeSentence(path, verification));
      if (!verification.holds) process.exitCode = DOES_NOT_HOLD;
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
