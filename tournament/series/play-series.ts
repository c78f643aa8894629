import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BaseConfig } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { DEFAULT_LIMITS, type Limits } from '../../judge/bot/limits.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { recordOrigin } from '../../judge/games/loaded-game.ts';
import { distinguishNames } from '../../judge/prepare/find/bot-name.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import type { PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { BlockPlayers, PlayedMatch } from '../../judge/slots/block-players.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { drawSecret } from '../folder/secrets.ts';
import { takeSlots, openSlots, type SlotOptions } from '../run/open-players.ts';
import { planSeries, type SeriesMatch } from './plan-series.ts';
import { summariseSeries, type SeriesResult, type SeriesSummary } from './summarise-series.ts';

export type SeriesEvent =
  | PrepareEvent
  | { readonly kind: 'played'; readonly match: SeriesResult; readonly planned: number; readonly done: number };

export interface SeriesOptions extends SlotOptions {
  readonly game: LoadedGame;
  /** Four, as people name bots; the matches that the first one lost worst are listed. */
  readonly bots: readonly string[];
  readonly matches: number;
  /** Where the replays go; a temporary folder when not given. */
  readonly folder?: string | undefined;
  /** 64 hexadecimal digits from which every seed comes; drawn when not given. */
  readonly secret?: string | undefined;
  readonly config?: BaseConfig;
  readonly limits?: Limits;
  readonly turns?: 'serial' | 'parallel';
  readonly sandbox?: SandboxChoice;
  /** How the processes of bots are kept together and measured; by the best the machine has when not given. */
  readonly clock?: ClockChoice;
  readonly onEvent?: (event: SeriesEvent) => void;
  /** Given when no further match should be begun. */
  readonly signal?: AbortSignal;
}

export interface SeriesOutcome {
  readonly summary: SeriesSummary;
  readonly secret: string;
  /** The folder of the replays. */
  readonly replays: string;
}

const BOTS = 4;

/** Plays many matches between four bots, each on a seed of its own. */
export async function playSeries(options: SeriesOptions): Promise<SeriesOutcome> {
  const { game, bots, matches, folder, secret = drawSecret() } = options;
  if (bots.length !== BOTS) {
    const count = `${bots.length} ${bots.length === 1 ? 'is' : 'are'} named`;
    throw new UsageError(
      `a series has ${BOTS} bots, and ${count}`,
      `example: minions series ${game.id} mine dummy demo demo`,
    );
  }
  const names = await prepareAll(options);
  const plan = planSeries(makeSeriesJob(options), matches, secret);
  const replays = folder === undefined ? mkdtempSync(join(tmpdir(), 'minions-series-')) : resolve(folder);
  mkdirSync(replays, { recursive: true });
  const results = await playAll(plan, replays, options);
  return { summary: summariseSeries(names, results), secret, replays };
}

/** The replay of a match of a series, by its number. */
export const locateSeriesReplay = (replays: string, number: number): string =>
  join(replays, `${makeReplayName({ block: number, match: 1 })}.jsonl.gz`);

/** Builds the bots once, before slots of this machine need them at the same time, and gives their names. */
async function prepareAll({ game, bots, sandbox: choice, onEvent, signal }: SeriesOptions): Promise<string[]> {
  const preparer = new BotPreparer();
  const sandbox = await preparer.chooseSandbox(choice ?? 'auto');
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const names: string[] = [];
  for (const bot of bots) {
    names.push((await prepareBot(bot, { game, preparer, sandbox, onEvent, signal })).name);
  }
  return distinguishNames(names);
}

function makeSeriesJob(options: SeriesOptions): Omit<MatchJob, 'seed'> {
  const { game, bots, limits = DEFAULT_LIMITS, turns = 'serial', sandbox = 'auto', clock = 'auto' } = options;
  const config = options.config ?? game.configure('text');
  return {
    game: game.id,
    ...recordOrigin(game),
    rules: config.rules,
    config,
    seats: byPlayer((player) => ({ bot: { source: bots[player]! } })),
    limits,
    turns,
    sandbox,
    clock,
  };
}

/** Plays the matches on as many slots as there are. The signal ends it after the running ones. */
async function playAll(
  plan: readonly SeriesMatch[],
  replays: string,
  options: SeriesOptions,
): Promise<readonly SeriesResult[]> {
  const { turns = 'serial', onEvent, signal = new AbortController().signal } = options;
  const taken = await takeSlots(turns, options);
  if (taken.remark !== undefined) onEvent?.({ kind: 'warning', text: taken.remark });
  const slots = openSlots(taken, { folder: process.cwd(), replays, isWhole: true });
  const results: SeriesResult[] = [];
  try {
    await Promise.all(
      plan.map(({ number, seating, job }) =>
        playUntilValid(slots, { number, job }, signal, (result) => {
          const match = { number, seating, result };
          results.push(match);
          onEvent?.({ kind: 'played', match, planned: plan.length, done: results.length });
        }),
      ),
    );
    return results;
  } finally {
    slots.close();
  }
}

/** A match that the host had no time for is played again, with nothing beside it, as in a tournament. */
async function playUntilValid(
  slots: BlockPlayers,
  { number, job }: Pick<SeriesMatch, 'number' | 'job'>,
  signal: AbortSignal,
  onResult: (result: MatchResult) => void,
): Promise<void> {
  let reason: string | null = null;
  for (const attempt of [1, 2]) {
    let isVoid = false;
    const matches = [{ block: number, match: 1, attempt, job }];
    const take = ({ result }: PlayedMatch): void => {
      isVoid = didHostTakeTime(result);
      reason = result.interrupted;
      if (!isVoid) onResult(result);
    };
    await slots.play({ block: number, matches, isAlone: attempt > 1 }, take, signal);
    if (!isVoid) return;
  }
  throw new UsageError(
    `match ${number} could not be played: ${reason}`,
    'play fewer matches at the same time, end what else runs on this machine, or allow more time',
  );
}
