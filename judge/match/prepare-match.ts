import { availableParallelism } from 'node:os';
import { byPlayer, type Player } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import type { StartBot } from '../bot/bot.ts';
import { startFunctionBot, type FunctionBot } from '../bot/function-bot.ts';
import { completeLimits, DEFAULT_LIMITS } from '../bot/limits.ts';
import { startProcessBot } from '../bot/process/process-bot.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { GameCatalogue } from '../games/game-catalogue.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { checkName, distinguishNames } from '../prepare/find/bot-name.ts';
import { digestFunction } from '../prepare/function-source.ts';
import { prepareBot, requireDigest, type PreparedBot } from '../prepare/prepare-bot.ts';
import type { OnPrepareEvent } from '../prepare/prepare-event.ts';
import { UNPROTECTED, type Sandbox } from '../prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import { completeConfig, findRules } from '../games/complete-config.ts';
import { UsageError } from '../usage-error.ts';
import type { MatchPlan } from './run-match.ts';
import { splitFunctions, type PlayableJob } from './split-functions.ts';
import { chooseTurns } from './turns.ts';

/** What a match is prepared with; what is not given is made for this one. */
export interface PrepareOptions {
  /** Hears what is done before the match can begin. */
  readonly onEvent?: OnPrepareEvent | undefined;
  /** Where bots are prepared. */
  readonly preparer?: BotPreparer | undefined;
  /** Where the game of the job is loaded from. */
  readonly games?: GameCatalogue | undefined;
  /** The game of the job, if the caller has it already. */
  readonly game?: LoadedGame | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The folder that the paths of bots and game start from; that of the process when not given. */
  readonly from?: string | undefined;
  /** Functions that seats name as `function:` and their name. */
  readonly functions?: readonly FunctionBot[] | undefined;
}

type SeatPreparation = Pick<PrepareOptions, 'onEvent' | 'signal' | 'from'> & {
  readonly preparer: BotPreparer;
  readonly sandbox: Sandbox;
};

export type PreparedMatch = MatchPlan & Required<Pick<MatchPlan, 'bots'>>;

/** A bot that can be started, and what is recorded of it. */
interface PreparedSeat {
  readonly name: string;
  readonly start: StartBot;
  readonly bot: ResultBot;
}

/** Makes a job ready to be played: finds and builds its bots. Throws an error that says what is wrong with it. */
export async function prepareMatch(playable: PlayableJob, options: PrepareOptions = {}): Promise<PreparedMatch> {
  const { onEvent, preparer = new BotPreparer(), games = new GameCatalogue(), signal, from } = options;
  const { job, functions } = splitFunctions(playable, options.functions);
  requireJob(job);
  const choosing = chooseSandbox(job, functions, preparer);
  const [game, sandbox] = await Promise.all([options.game ?? games.loadOf(job, from), choosing]);
  const config = completeConfig(game, { ...job.config, rules: findRules(job) });
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const seats = await Promise.all(
    job.seats.map(async (_, player) => {
      const called = functions[player];
      if (called === undefined) return prepareSeat(job, player, game, { onEvent, preparer, signal, from, sandbox });
      const { source, digest: expected } = job.seats[player]!.bot;
      const digest = digestFunction(called);
      requireDigest(source, digest, expected);
      return { name: called.name, start: startFunctionBot(called), bot: { source, digest } };
    }),
  );
  const names = chooseNames(
    job.seats.map(({ name }) => name),
    seats.map(({ name }) => name),
  );
  const debugged = (job.debug ?? []) as Player[];
  return {
    game,
    config,
    seed: job.seed,
    mapSeed: job.mapSeed,
    contestants: byPlayer((player) => ({ name: names[player]!, start: seats[player]!.start })),
    bots: byPlayer((player) => seats[player]!.bot),
    limits: completeLimits(job.limits ?? DEFAULT_LIMITS, availableParallelism()),
    debugged,
    unlimited: debugged,
    turns: chooseTurns(job.turns ?? (functions.some(Boolean) ? 'serial' : 'parallel')),
    freeze: job.freeze ?? false,
    protections: sandbox.protections,
    isEnclosed: sandbox.isClosed,
    clock: job.clock,
  };
}

function requireJob(job: MatchJob): void {
  const problem = checkShape('match/job', job);
  if (problem === undefined) return;
  throw new UsageError(`invalid job: ${problem}`, '"minions schema match/job" shows what a job looks like');
}

/** Functions are in no sandbox: a match of nothing else need not look for one. */
function chooseSandbox(
  { sandbox = 'auto', writable = false }: MatchJob,
  functions: readonly unknown[],
  preparer: BotPreparer,
): Promise<Sandbox> | Sandbox {
  return functions.every(Boolean) ? UNPROTECTED : preparer.chooseSandbox(sandbox, writable);
}

async function prepareSeat(
  { seats, debug = [] }: MatchJob,
  player: number,
  game: LoadedGame,
  options: SeatPreparation,
): Promise<PreparedSeat> {
  const { parameters, bot, restriction } = seats[player]!;
  const preparation = { ...options, game, parameters, restriction, digest: bot.digest };
  const prepared = await prepareBot(
    bot.source,
    debug.includes(player)
      ? // A debugger has to reach it, and a user who debugs a bot trusts it.
        { ...preparation, sandbox: await options.preparer.chooseSandbox('none'), debuggedAs: player }
      : preparation,
  );
  const { name, command } = prepared;
  return { name, start: startProcessBot(command), bot: makeResultBot(bot.source, prepared) };
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
