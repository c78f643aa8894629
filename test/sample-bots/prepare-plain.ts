import type { BotCommand } from '../../judge/bot/process/start-process.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../../judge/prepare/protect/choose-sandbox.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';

const workshop = new Workshop();

/** How to start a bot as a bare process, without a sandbox. */
export async function preparePlain(source: string, game?: string): Promise<BotCommand> {
  const { command } = await prepareBot(source, {
    game: game === undefined ? game : { id: game, botFolders: [] },
    workshop,
    sandbox: UNPROTECTED,
  });
  return command;
}
