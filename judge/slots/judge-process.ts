// A judge that plays one match after another, each as its parent asks. It starts warm only once, which is most of how
// fast a tournament is, and never plays two matches at a time: they would bill their waiting to each other's bots.
import { pathToFileURL } from 'node:url';
import { GameError } from '../../engine/core/game-error.ts';
import { GameCatalogue } from '../games/game-catalogue.ts';
import { SYSTEM_PROC } from '../host/proc.ts';
import { Host } from '../host/host.ts';
import type { MatchWatcher } from '../match/match-watcher.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import { UsageError } from '../usage-error.ts';
import { isPinned } from './pinned.ts';
import { playInParts, playToFile } from './play-to-file.ts';
import type { PlayAnswer, PlayRequest } from './slot-messages.ts';

const host = new Host();
const preparer = new BotPreparer();
const games = new GameCatalogue();

// Ctrl-C reaches every process of a terminal. The parent decides; when it is gone, so are we, and the bots with us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (request: PlayRequest) => {
  void answer(request).then((reply) => process.send!(reply));
});

async function answer(request: PlayRequest): Promise<PlayAnswer> {
  try {
    return await play(request);
  } catch (error) {
    if (error instanceof UsageError) return { kind: 'refused', message: error.message, hint: error.hint };
    if (error instanceof GameError) return { kind: 'game-failed', ...describeGameError(error, request) };
    return { kind: 'failed', stack: (error as Error).stack ?? String(error) };
  }
}

/** Lines of a game that was sent are named as its author knows them. */
function describeGameError({ message, thrown }: GameError, { game }: PlayRequest): { message: string; thrown: string } {
  if (game === undefined) return { message, thrown };
  const hide = (text: string): string => text.replaceAll(`${pathToFileURL(game).href}/`, '').replaceAll(`${game}/`, '');
  return { message: hide(message), thrown: hide(thrown) };
}

async function play({ job, game, replay, isPublic, slot, cpus }: PlayRequest): Promise<PlayAnswer> {
  const { gameFrom } = job;
  const sent =
    game === undefined || !gameFrom ? {} : { game: await games.loadSent({ game: job.game, gameFrom }, game) };
  let pinned: boolean | null = null;
  const watcher: MatchWatcher = {
    // After the last round the bots are still there to be looked at.
    round: (_, match) => {
      if (match.isOver && cpus !== null) pinned = isPinned(SYSTEM_PROC, process.pid, cpus);
    },
  };
  const options = { host, preparer, games, ...sent, slot, watchers: [watcher] };
  const played = await (isPublic ? playInParts : playToFile)(job, replay, options);
  return { kind: 'played', ...played, pinned };
}
