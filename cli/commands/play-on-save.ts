import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { SYSTEM_CLOCK } from '../../judge/host/clock.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import type { FoundBot } from '../../judge/prepare/find/found-bot.ts';
import { SavedBots } from '../../judge/prepare/find/saved-bots.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { serveLive, type Repetition } from '../../judge/view/live-server.ts';
import { chooseReplayToWatch, showAddress } from '../../judge/view/show-replay.ts';
import type { CommandEnd } from '../judge-command.ts';
import { reportFailure } from '../report-failure.ts';
import { findStop } from '../signals.ts';

interface Repeated {
  readonly job: MatchJob;
  readonly games: GameCatalogue;
  readonly signal: AbortSignal;
  readonly output?: readonly string[] | undefined;
  /** Whether bots may write in their folders. */
  readonly canWrite: boolean;
}

/** Plays the same match whenever one of its bots is saved, until Ctrl-C. The page that shows it stays at its round. */
export async function playOnSave(
  { job, games, signal, output = [], canWrite }: Repeated,
  play: (written: readonly string[]) => Promise<CommandEnd>,
): Promise<CommandEnd> {
  const watched = chooseReplayToWatch(output);
  const written = output.includes(watched) ? output : [...output, watched];
  const game = await games.loadOf(job);
  const repetition: Repetition = { problem: '' };
  const server = await serveLive(watched, [game], undefined, repetition);
  console.error(await showAddress(server.address, true));
  const findBots = (): FoundBot[] => job.seats.map(({ bot }) => findBot(bot.source, { game }));
  const saved = new SavedBots(findBots, canWrite);
  try {
    for (;;) {
      // What is saved while a match is played counts for the next one.
      saved.begin();
      repetition.problem = await playAndTell(() => play(written));
      saved.forgiveOutput();
      if (signal.aborted) break;
      console.error('Waiting for a bot to be saved; Ctrl-C ends it.');
      if (!(await saved.wait(SYSTEM_CLOCK, signal))) break;
    }
  } finally {
    server.close();
  }
  return findStop(signal);
}

/** A bot that cannot be built is saved again soon: the error is shown, here and in the page. */
async function playAndTell(play: () => Promise<CommandEnd>): Promise<string> {
  try {
    await play();
    return '';
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    reportFailure(error);
    return `${error.message}\n${error.hint}`;
  }
}
