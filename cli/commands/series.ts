import { collectValues } from '../options/collect-values.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { Option } from 'commander';
import { RULE_SETS } from '../../engine/core/game.ts';
import { parseSecret } from '../../tournament/folder/secrets.ts';
import {
  locateSeriesReplay,
  playSeries,
  type SeriesEvent,
  type SeriesOptions,
} from '../../tournament/series/play-series.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { addLimitOptions, parseLimits } from '../options/limit-options.ts';
import { makeConfig, parseConfigOptions, type ConfigOptions } from '../options/make-config.ts';
import { fillSeats, nameGame } from '../options/name-game.ts';
import { addLogOptions, openLog, printsLog, type LogOptions } from '../options/open-log.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeClockOption, parseClock, type ClockOptions } from '../options/clock-option.ts';
import { makeSandboxOption, parseSandbox, type SandboxOptions } from '../options/sandbox-option.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from '../options/slot-options.ts';
import { logSeriesEvent } from '../show/log-event.ts';
import { makeSeriesSummary } from '../show/make-series-summary.ts';
import { showPreparing } from '../show/show-preparing.ts';
import { StatusLine } from '../show/status-line.ts';
import { findStop, stopOnSignals } from '../signals.ts';

interface SeriesCommandOptions extends SandboxOptions, ClockOptions, SlotCommandOptions, ConfigOptions, LogOptions {
  readonly matches: string;
  readonly output?: string;
  readonly secret?: string;
  readonly turns: 'serial' | 'parallel';
  readonly json?: true;
  readonly quiet?: true;
}

interface SeriesRequest {
  readonly game: string;
  readonly config: ConfigOptions;
  readonly series: Omit<SeriesOptions, 'game' | 'config'>;
  readonly log: LogOptions;
  readonly isJson: boolean;
  readonly isQuiet: boolean;
}

export function defineSeries(command: JudgeCommand): void {
  command
    .argument('<game>', 'crematoria, …: "minions games" lists them; or a project, which knows its game')
    .argument(
      '[bots...]',
      'up to four bots, dummy at the other seats; the matches that the first one lost worst are listed',
    )
    .option('-n, --matches <number>', 'how many matches, each on a seed of its own', '20');
  addSlotOptions(command, 'allow more of them than fit');
  command
    .option('-o, --output <folder>', 'where the replays go; a temporary folder when not given')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes, to play the same series again')
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('-i, --input <file>', 'configuration: a .cnf file, JSON of ours, or a replay')
    .option('--set <name=value>', 'another number of the rules, as in rounds=20; may be repeated', collectValues)
    .addOption(
      new Option('--turns <mode>', 'whether bots compute at the same time or one after another')
        .choices(['serial', 'parallel'])
        .default('serial'),
    )
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .option('--json', 'print JSON: "minions schema series"')
    .option('-q, --quiet', 'print nothing but errors')
    .action((game: string, bots: string[], options: SeriesCommandOptions) => play(parseSeries(game, bots, options)));
  addLogOptions(command);
  addLimitOptions(command);
}

export function parseSeries(game: string, bots: readonly string[], options: SeriesCommandOptions): SeriesRequest {
  const { matches, output, secret, turns, json = false, quiet = printsLog(options, json), log, logLevel } = options;
  return {
    game,
    config: parseConfigOptions(options),
    series: {
      bots,
      matches: parseWholeNumber('-n', matches, 1, 100_000),
      ...parseSlots(options),
      folder: output,
      secret: secret === undefined ? undefined : parseSecret(secret),
      limits: parseLimits(options),
      turns,
      sandbox: parseSandbox(options),
      clock: parseClock(options),
    },
    log: { logLevel, ...(log !== undefined && { log }) },
    isJson: json,
    isQuiet: quiet,
  };
}

async function play({
  game: name,
  config,
  series,
  log: logOptions,
  isJson,
  isQuiet,
}: SeriesRequest): Promise<CommandEnd> {
  const named = nameGame(name, series.bots);
  const game = await openCatalogue().load(named.game);
  const log = await openLog(logOptions);
  const signal = stopOnSignals();
  const status = new StatusLine(process.stderr, { isQuiet: isQuiet || isJson, refreshMs: 0, lineEveryMs: Infinity });
  const prepare = showPreparing({ isQuiet: isQuiet || isJson });
  const onEvent = (event: SeriesEvent): void => {
    logSeriesEvent(log, event);
    if (event.kind !== 'played') return prepare(event);
    status.update(() => `${event.done} of ${event.planned} matches`);
  };
  const bots = fillSeats(named.bots, game);
  const options = { ...series, bots, game, config: makeConfig(game, config), onEvent, signal };
  const { summary, secret, replays } = await playSeries(options).finally(() => status.clear());
  if (isJson) console.log(JSON.stringify({ ...summary, secret, replays }));
  else if (!isQuiet) process.stdout.write(makeSeriesSummary(summary, (number) => locateSeriesReplay(replays, number)));
  return findStop(signal);
}
