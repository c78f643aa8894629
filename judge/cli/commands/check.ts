import { Command, Option } from 'commander';
import { GAMES } from '../../../engine/registry.ts';
import { SANDBOXES } from '../../prepare/protect/choose-sandbox.ts';
import { addLimitOptions } from '../limit-options.ts';
import { requireGame } from '../../require-game.ts';
import { runCheck, type CheckOptions } from '../run-check.ts';

export function checkCommand(): Command {
  const command = new Command('check')
    .description('does a bot speak the protocol? Named steps, the first failure with its transcript')
    .argument('<bot>', 'the bot')
    .argument('[games...]', 'the games; all four when none is named')
    .option('--all', 'go on after a failure')
    .option('--json', 'print JSON, with whole transcripts')
    .option('-v, --verbose', 'show how the bot is built and started')
    .addOption(new Option('--sandbox <kind>', 'where the bot runs').choices(SANDBOXES).default('auto'));
  return addLimitOptions(command).action(async (bot: string, games: string[], options: CheckOptions) => {
    await runCheck(bot, games.length === 0 ? GAMES : games.map(requireGame), options);
  });
}
