import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as HostModule from '../judge/host/host.ts';
import type { BotCommand } from '../judge/bot/process/start-process.ts';
import { loadGame } from '../judge/games/load-game.ts';
import type * as PlayModule from '../judge/match/play-match.ts';
import type * as PrepareModule from '../judge/prepare/prepare-bot.ts';
import { UNPROTECTED } from '../judge/prepare/protect/choose-sandbox.ts';

/** The judge of a build, which may be an older one. */
export async function loadJudge(build: string) {
  const { playMatch } = (await import(join(build, 'judge/match/play-match.js'))) as typeof PlayModule;
  const { Host } = (await import(join(build, 'judge/host/host.js'))) as typeof HostModule;
  return { playMatch, host: new Host(), ...(await loadPreparer(build)) };
}

/** Prepares bots of a game as a build does, which may be an older one. */
export async function loadPrepareBot(build: string): Promise<(source: string, game: string) => Promise<BotCommand>> {
  const { prepareBot } = (await import(join(build, 'judge/prepare/prepare-bot.js'))) as typeof PrepareModule;
  const preparer = await loadPreparer(build);
  return async (source, game) => {
    const options = { ...preparer, sandbox: UNPROTECTED, game: isOld(build) ? game : await loadGame(game) };
    return (await prepareBot(source, options as never)).command;
  };
}

async function loadPreparer(build: string): Promise<object> {
  const file = join(build, `judge/prepare/${isOld(build) ? 'workshop' : 'bot-preparer'}.js`);
  const [Preparer] = Object.values((await import(file)) as Record<string, new () => object>);
  return { [isOld(build) ? 'workshop' : 'preparer']: new Preparer!() };
}

/** Builds before the names changed call it a workshop, and games by their names. */
const isOld = (build: string): boolean => existsSync(join(build, 'judge/prepare/workshop.js'));
