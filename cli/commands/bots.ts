import type { Command } from 'commander';
import { nameInCommands } from '../../judge/games/name-in-commands.ts';
import { LADDER, listGameBots, listSampleBots } from '../../judge/prepare/find/sample-bots.ts';
import { nameCommand } from '../command-name.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeTable } from '../show/make-table.ts';

export function defineBots(command: Command): void {
  command
    .argument('[game]', 'a game of your own, as in ./my-game, for the bots that come with it')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, { json }: { json?: true }) => {
      const { bots, note } = game === undefined ? listOurs() : await listBotsOf(game);
      const rows = bots.map(({ play, about }) => [play, about]);
      process.stdout.write(json ? `${JSON.stringify(bots)}\n` : makeTable(['bot', 'what it does'], rows) + note);
    });
}

interface BotList {
  readonly bots: readonly { readonly play: string; readonly about: string }[];
  readonly note: string;
}

function listOurs(): BotList {
  const bots = listSampleBots().map((bot) => ({ ...bot, play: `${bot.language}/${bot.name}` }));
  const note =
    `\nBeat them in this order: ${LADDER.join(', ')}.\n` +
    'A name alone means the JavaScript one, or else the TypeScript one: "dummy" is "javascript/dummy".\n';
  return { bots, note };
}

/** All games of ours have the same bots. */
async function listBotsOf(name: string): Promise<BotList> {
  const game = await openCatalogue().load(name);
  if (!game.outside) return listOurs();
  const bots = listGameBots(game).map((bot) => ({ ...bot, play: bot.name }));
  return { bots, note: nameCommand(`\nPlay one: minions play ${nameInCommands(game)} ${bots[0]?.play ?? 'null'}\n`) };
}
