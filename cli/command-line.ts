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

/** Does what people asked for, with the exit code that says how it went. */
export async function runCommandLine(): Promise<void> {
  const args = process.argv.slice(2);
  let isDone = false;
  // Node ends, content, when nobody is left who could call back: for those who wait all the same, nothing is well.
  process.once('beforeExit', () => {
    const stuck = new Error('it waits for an event that cannot occur any more');
    if (!isDone) void endBadly(stuck, args).then((code) => (process.exitCode = code));
  });
  endOnSignals();
  // Who reads our output may have had enough: "minions states … | head -1".
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = (await runDelegated(args)) ?? (await runArguments(args));
  isDone = true;
}

/** In a part of the cgroup tree that is ours, where it takes a process of its own to get one: its exit code. */
async function runDelegated(args: readonly string[]): Promise<number | undefined> {
  // Root can make cgroups anywhere, and users without systemd nowhere: neither has to wait for this to be loaded.
  if (process.getuid?.() === 0 || process.env['XDG_RUNTIME_DIR'] === undefined) return undefined;
  const { startDelegated } = await import('./start-delegated.ts');
  try {
    return await startDelegated(args);
  } catch (error) {
    return endBadly(error, args);
  }
}

/** Runs the command that the arguments name, says what went wrong, and returns the exit code. */
export async function runArguments(args: readonly string[]): Promise<number> {
  try {
    const program = await makeProgram(args);
    await program.parseAsync(args, { from: 'user' });
    return program.exitCode;
  } catch (error) {
    return endBadly(error, args);
  }
}

async function endBadly(error: unknown, args: readonly string[]): Promise<number> {
  // Help and version end here too, with code 0.
  if (error instanceof CommanderError && error.exitCode === 0) return 0;
  const { printFailure, reportFailure } = await import('./report-failure.ts');
  if (args.includes('--json')) printFailure(error);
  return reportFailure(error);
}
