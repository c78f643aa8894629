import { writeFileSync } from 'node:fs';
import { UsageError } from '../../judge/usage-error.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { proveBot } from '../../tournament/organise/prove-bot.ts';
import type { JudgeCommand } from '../judge-command.ts';

/** The command that gives an author what proves which files played. */
export function defineProof(command: JudgeCommand): void {
  command
    .argument('<bot>', 'its id, as in e07, or its name')
    .option('-o, --output <file>', 'where to write it; standard output when not given')
    .action((folder: string, bot: string, { output }: { output?: string }) => {
      const proof = proveBot(locateTournament(folder), bot);
      const text = `${JSON.stringify(proof, undefined, 2)}\n`;
      if (output === undefined) return void process.stdout.write(text);
      write(output, text);
      console.log(`Proof of ${proof.id} in ${output}: for its author alone. It says which files the bot is made of.`);
    });
}

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text, { mode: 0o600 });
  } catch (error) {
    throw new UsageError(`"${path}" cannot be written: ${(error as Error).message}`, 'choose another file with -o');
  }
}
