#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import { VERSION } from '../tool.ts';
import { botsCommand } from './commands/bots.ts';
import { checkCommand } from './commands/check.ts';
import { doctorCommand } from './commands/doctor.ts';
import { gamesCommand } from './commands/games.ts';
import { newCommand } from './commands/new.ts';
import { playCommand } from './commands/play.ts';
import { schemaCommand } from './commands/schema.ts';
import { statesCommand } from './commands/states.ts';
import { validateCommand } from './commands/validate.ts';
import { verifyCommand } from './commands/verify.ts';
import { viewCommand } from './commands/view.ts';
import { reportFailure } from './report-failure.ts';
import { endOnSignals } from './signals.ts';

const program = new Command('minions')
  .description('A judge for four-player programming contests: bots in any language, one line of JSON per round.')
  .version(VERSION)
  .showHelpAfterError('(add --help for the list of options)')
  .exitOverride();

for (const command of [
  newCommand(),
  playCommand(),
  checkCommand(),
  gamesCommand(),
  botsCommand(),
  viewCommand(),
  verifyCommand(),
  statesCommand(),
  validateCommand(),
  schemaCommand(),
  doctorCommand(),
]) {
  program.addCommand(command.exitOverride().copyInheritedSettings(program));
}

endOnSignals();
// Who reads our output may have had enough: "minions states … | head -1".
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  // Commander has already said what was wrong; help and version end here too, with code 0.
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : reportFailure(error);
}
