import type { BotCommand } from '../../judge/bot/process/start-process.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';

const preparer = new BotPreparer();

/** How to start a bot as a bare process, without a sandbox. */
export async function preparePlain(source: string, game?: string): Promise<BotCommand> {
  const { command } = await prepareBot(source, {
    game: game === undefined ? game : { id: game, botFolders: [] },
    preparer,
    sandbox: UNPROTECTED,
  });
  return command;
}
