import { CommanderError } from 'commander';
import { VERSION } from '../judge/host/package-info.ts';
import { COMMANDS } from './commands.ts';
import { JudgeCommand } from './judge-command.ts';
import { endOnSignals } from './signals.ts';

async function makeProgram(args: readonly string[]): Promise<JudgeCommand> {
  const program = new JudgeCommand('minions')
    .description('A judge for four-player programming contests: bots in any language, one line of JSON per round.')
    .version(VERSION)
    // What stands behind the name of a command belongs to that command.
    .enablePositionalOptions()
    .exitOverride();
  for (const { name, about, load } of COMMANDS) {
    const command = program.command(name).description(about);
    // "help play" names the command in second place.
    if (args.slice(0, 2).includes(name)) (await load())(command);
  }
  return program;
}

/** Does what people asked for, with the exit code that tells how it went. */
export async function runCommandLine(): Promise<void> {
  let isDone = false;
  // Node ends, content, when nobody is left who could call back: for those who wait all the same, nothing is well.
  process.once('beforeExit', async () => {
    if (!isDone) process.exitCode = await endBadly(new Error('it waits for something that will never come'));
  });
  await run();
  isDone = true;
}

async function run(): Promise<void> {
  endOnSignals();
  // Who reads our output may have had enough: "minions states … | head -1".
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  try {
    const program = await makeProgram(process.argv.slice(2));
    await program.parseAsync();
    process.exitCode = program.exitCode;
  } catch (error) {
    process.exitCode = await endBadly(error);
  }
}

async function endBadly(error: unknown): Promise<number> {
  // Help and version end here too, with code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const { printFailure, reportFailure } = await import('./report-failure.ts');
  if (process.argv.includes('--json')) printFailure(error);
  return reportFailure(error);
}
