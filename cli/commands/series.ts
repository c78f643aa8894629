import { Option, type Command } from 'commander';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { byPlayer } from '../../engine/core/players.ts';
import { RULE_SETS, type RuleSet } from '../../engine/core/game.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import { distinguishNames } from '../../judge/prepare/find/bot-name.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { recordOrigin } from '../../judge/games/load-game-of.ts';
import { drawSecret, parseSecret } from '../../tournament/folder/secrets.ts';
import { makeReplayName } from '../../judge/slots/replay-name.ts';
import { planSeries, type SeriesMatch } from '../../tournament/series/plan-series.ts';
import { summariseSeries, type SeriesResult } from '../../tournament/series/summarise-series.ts';
import { LocalSlots } from '../../judge/slots/local-slots.ts';
import { readMachineCores } from '../../judge/slots/machine-cores.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { addLimitOptions, parseLimits } from '../options/limit-options.ts';
import { makeConfig } from '../options/make-config.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeClockOption, parseClock, type ClockOptions } from '../options/clock-option.ts';
import { makeSandboxOption, parseSandbox, type SandboxOptions } from '../options/sandbox-option.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';
import { makeSeriesSummary } from '../show/make-series-summary.ts';
import { watchBuilds } from '../show/watch-builds.ts';
import { findSlots } from '../tournament/open-players.ts';

interface SeriesOptions extends SandboxOptions, ClockOptions {
  readonly matches: string;
  readonly jobs?: string;
  readonly force?: true;
  readonly output?: string;
  readonly secret?: string;
  readonly rules: RuleSet;
  readonly input?: string;
  readonly set?: string[];
  readonly turns: 'serial' | 'parallel';
  readonly json?: true;
  readonly quiet?: true;
}

const BOTS = 4;

export function defineSeries(command: Command): void {
  command
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bots...>', 'four bots; the matches that the first one lost worst are listed')
    .option('-n, --matches <number>', 'how many matches, each on a seed of its own', '20')
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .option('--force', 'allow more of them than fit')
    .option('-o, --output <folder>', 'where the replays go; a temporary folder when not given')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes, to play the same series again')
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('-i, --input <file>', 'configuration: a .cnf file, JSON of ours, or a replay')
    .option(
      '--set <name=value>',
      'another number of the rules, as in rounds=20; may be repeated',
      (value: string, values: string[] = []) => [...values, value],
    )
    .addOption(new Option('--turns <mode>', 'who thinks when').choices(['serial', 'parallel']).default('serial'))
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .option('--json', 'print JSON: "minions schema series"')
    .option('-q, --quiet', 'print nothing but errors')
    .action(playSeries);
  addLimitOptions(command);
}

async function playSeries(gameId: string, bots: string[], options: SeriesOptions): Promise<void> {
  const game = await loadGame(gameId);
  if (bots.length !== BOTS) {
    const count = `${bots.length} ${bots.length === 1 ? 'is' : 'are'} named`;
    throw new UsageError(
      `a series has ${BOTS} bots, and ${count}`,
      `example: minions series ${gameId} mine dummy demo demo`,
    );
  }
  const matches = parseWholeNumber('-n', options.matches, 1, 100_000);
  const secret = options.secret === undefined ? drawSecret() : parseSecret(options.secret);
  const names = await prepareAll(game, bots, options);
  const plan = planSeries(makeSeriesJob(game, bots, options), matches, secret);
  const replays =
    options.output === undefined ? mkdtempSync(join(tmpdir(), 'minions-series-')) : resolve(options.output);
  mkdirSync(replays, { recursive: true });
  const results = await playAll(plan, replays, options);
  const summary = summariseSeries(names, results);
  const findReplay = (number: number): string => join(replays, `${nameReplay(number)}.jsonl.gz`);
  if (options.json) console.log(JSON.stringify({ ...summary, secret, replays }));
  else if (!options.quiet) process.stdout.write(makeSeriesSummary(summary, findReplay));
  const signal = stopSignal();
  if (signal.aborted) process.exitCode = exitCodeOf(String(signal.reason) as 'SIGINT');
}

const nameReplay = (number: number): string => makeReplayName({ block: number, match: 1 });

/** Builds the bots once, before slots of this machine need them at the same time, and gives their names. */
async function prepareAll(game: PlayableGame, bots: readonly string[], options: SeriesOptions): Promise<string[]> {
  const workshop = new Workshop();
  const sandbox = await workshop.chooseSandbox(parseSandbox(options));
  const isQuiet = options.quiet ?? options.json ?? false;
  if (sandbox.warning !== undefined && !isQuiet) console.error(`minions: ${sandbox.warning}`);
  const watcher = watchBuilds({ isQuiet });
  const names: string[] = [];
  for (const bot of bots) names.push((await prepareBot(bot, { game: game.id, workshop, sandbox, watcher })).name);
  return distinguishNames(names);
}

function makeSeriesJob(game: PlayableGame, bots: readonly string[], options: SeriesOptions): Omit<MatchJob, 'seed'> {
  const { rules, turns } = options;
  return {
    game: game.id,
    ...recordOrigin(game),
    rules,
    config: makeConfig(game, options),
    seats: byPlayer((player) => ({ bot: { source: bots[player]! } })),
    limits: parseLimits(options),
    turns,
    sandbox: parseSandbox(options),
    clock: parseClock(options),
  };
}

/** Plays the matches on as many slots as there are. Ctrl-C ends it after the running ones. */
async function playAll(plan: readonly SeriesMatch[], replays: string, options: SeriesOptions): Promise<SeriesResult[]> {
  const canPin = readMachineCores(SYSTEM_PROC).isKnown;
  const slots = new LocalSlots(findSlots(options.turns, options), { folder: process.cwd(), replays, canPin });
  const signal = stopSignal();
  const results: SeriesResult[] = [];
  const isShown = process.stderr.isTTY && !options.quiet && !options.json;
  const show = (): void =>
    void (isShown && process.stderr.write(`\r\u001B[K${results.length} of ${plan.length} matches`));
  try {
    await Promise.all(
      plan.map(({ number, seating, job }) =>
        slots.play(
          { block: number, matches: [{ block: number, match: 1, attempt: 1, job }], isAlone: false },
          ({ result }) => {
            results.push({ number, seating, result });
            show();
          },
          signal,
        ),
      ),
    );
    return results;
  } finally {
    if (isShown) process.stderr.write('\r\u001B[K');
    slots.close();
  }
}
