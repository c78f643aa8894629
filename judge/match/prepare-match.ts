import { availableParallelism } from 'node:os';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import { completeLimits, DEFAULT_LIMITS } from '../bot/limits.ts';
import { startProcessBot } from '../bot/process/process-bot.ts';
import type { BuildWatcher } from '../prepare/build/build-watcher.ts';
import { loadGameOf } from '../games/load-game-of.ts';
import { checkName, distinguishNames } from '../prepare/find/bot-name.ts';
import { prepareBot, type PreparedBot } from '../prepare/prepare-bot.ts';
import { Workshop } from '../prepare/workshop.ts';
import { completeConfig } from '../games/complete-config.ts';
import { requireValid } from '../games/require-valid.ts';
import type { MatchPlan } from './run-match.ts';
import { chooseTurns } from './turns.ts';

/** Who wants to know what is done before a match can begin. */
export interface PrepareWatcher {
  /** Less is protected than people may think. */
  readonly warn?: (warning: string) => void;
  readonly build?: BuildWatcher;
}

export type PreparedMatch = MatchPlan & Required<Pick<MatchPlan, 'bots'>>;

/** Makes a job ready to be played: finds and builds its bots. What is wrong with it is told in a sentence. */
export async function prepareMatch(
  job: MatchJob,
  watcher: PrepareWatcher = {},
  workshop = new Workshop(),
  signal?: AbortSignal,
): Promise<PreparedMatch> {
  requireValid('match/job', job, 'the job', '"minions schema match/job" shows what a job looks like');
  const choosing = workshop.chooseSandbox(job.sandbox ?? 'auto', job.writable ?? false);
  const [game, sandbox] = await Promise.all([loadGameOf(job), choosing]);
  const config = completeConfig(game, game.configure(job.rules ?? 'text'), job.config);
  if (sandbox.warning !== undefined) watcher.warn?.(sandbox.warning);
  const debugged = (job.debug ?? []) as Player[];
  const bots = await Promise.all(
    job.seats.map(async ({ bot: { source, digest }, parameters }, player) => {
      const options = { game: game.id, workshop, sandbox, parameters, digest, watcher: watcher.build, signal };
      if (!debugged.includes(player as Player)) return prepareBot(source, options);
      // A debugger has to reach it, and whoever looks into a bot trusts it.
      return prepareBot(source, { ...options, sandbox: await workshop.chooseSandbox('none'), debuggedAs: player });
    }),
  );
  const names = chooseNames(
    job.seats.map(({ name }) => name),
    bots.map(({ name }) => name),
  );
  return {
    game,
    config,
    seed: job.seed,
    mapSeed: job.mapSeed,
    contestants: byPlayer((player) => ({
      name: names[player]!,
      start: startProcessBot(bots[player]!.command),
    })),
    bots: byPlayer((player) => makeResultBot(job.seats[player].bot.source, bots[player]!)),
    limits: completeLimits(job.limits ?? DEFAULT_LIMITS, availableParallelism()),
    debugged,
    unlimited: debugged,
    turns: chooseTurns(job.turns ?? 'parallel'),
    freeze: job.freeze ?? false,
    protections: sandbox.protections,
  };
}

/** A bot for the record. */
export function makeResultBot(source: string, { digest, parameters }: PreparedBot): ResultBot {
  return { source, digest, ...(parameters === undefined ? {} : { parameters }) };
}

/** A job may come from anywhere, and its names too. Those it gives stay as they are. */
function chooseNames(given: readonly (string | undefined)[], found: readonly string[]): string[] {
  if (given.every((name) => name === undefined)) return distinguishNames(found);
  return given.map((name, player) => (name === undefined ? found[player]! : checkName(name)));
}
