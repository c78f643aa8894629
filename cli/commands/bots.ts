import type { Command } from 'commander';
import { LADDER, listSampleBots } from '../../judge/prepare/find/sample-bots.ts';
import { makeTable } from '../show/make-table.ts';

export function defineBots(command: Command): void {
  command.option('--json', 'print JSON').action(({ json }: { json?: true }) => {
    const bots = listSampleBots().map((bot) => ({ ...bot, play: `${bot.language}/${bot.name}` }));
    const rows = bots.map(({ play, about }) => [play, about]);
    const note =
      `\nBeat them in this order: ${LADDER.join(', ')}.\n` +
      'A name alone means the JavaScript one, or else the TypeScript one: "dummy" is "javascript/dummy".\n';
    process.stdout.write(json ? `${JSON.stringify(bots)}\n` : makeTable(['bot', 'what it does'], rows) + note);
  });
}
