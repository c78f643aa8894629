import { collectValues } from '../options/collect-values.ts';
import { Option } from 'commander';
import type { RerunReport } from '../../protocol/types/rerun/report.ts';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import type { PlayMatchOptions } from '../../judge/match/play-match.ts';
import { TURN_MODES } from '../../judge/match/turns.ts';
import type { OutputFile } from '../../judge/replay-files/output-file.ts';
import { recordReplay, recordText } from '../../judge/replay-files/record-replay.ts';
import { RIVALS } from '../../judge/rerun/prepare-seats.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';
import { rerunMatch, type RerunWishes } from '../../judge/rerun/rerun-match.ts';
import { nameRecordedBots } from '../../tournament/folder/name-recorded-bots.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import {
  addRecordedLimitOptions,
  changeLimits,
  parseLimitChanges,
  type LimitChanges,
  type RecordedLimitOptions,
} from '../options/limit-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openReplay } from '../../judge/games/open-replay.ts';
import { parseSeats } from '../options/parse-seats.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { withOutputs } from '../options/with-outputs.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { reportFailure } from '../report-failure.ts';
import { makeRerunSummary } from '../show/make-rerun-summary.ts';
import { MatchProgress } from '../show/match-progress.ts';
import { showPreparing } from '../show/show-preparing.ts';
import { exitCodeOf, stopOnSignals } from '../signals.ts';

interface RerunCommandOptions extends RecordedLimitOptions, GameOption {
  readonly from?: string;
  readonly rivals?: (typeof RIVALS)[number];
  readonly trust?: true;
  readonly output?: string[];
  readonly turns?: (typeof TURN_MODES)[number];
  readonly sandbox: RerunWishes['sandbox'];
  readonly writable?: true;
  readonly json?: true;
  readonly exitCode?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

interface RerunRequest {
  readonly path: string;
  readonly game: string | undefined;
  /** Which rounds there are, the recording knows. */
  readonly from: string | undefined;
  readonly limits: LimitChanges;
  readonly wishes: Omit<RerunWishes, 'path' | 'cwd' | 'from' | 'limits'>;
  readonly outputs: readonly string[];
  readonly isJson: boolean;
  readonly isQuiet: boolean;
  readonly failsOnDifference: boolean;
  readonly verbose: true | undefined;
}

export function defineRerun(command: JudgeCommand): void {
  command
    .argument('<replay>', 'a .jsonl or .jsonl.gz file')
    .argument('[seats...]', 'other bots for some players, as in 0=./mine2')
    .option('--from <round>', 'everybody as recorded until this round, then live')
    .addOption(
      new Option(
        '--rivals <kind>',
        'what the others are once the board is another one: live bots (the default where they are there), or their recorded orders',
      ).choices(RIVALS),
    )
    .option('--trust', 'start whatever the replay names: commands, and changed bots outside of this folder')
    .option('-o, --output <file>', 'replay of the new match: .jsonl, .jsonl.gz or .res; may be repeated', collectValues)
    .addOption(
      new Option(
        '--turns <mode>',
        'whether bots compute at the same time or one after another; as recorded when not given',
      ).choices(TURN_MODES),
    )
    .addOption(makeSandboxOption())
    .option('--writable', 'let bots write in their own folder inside the sandbox')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema rerun/report"')
    .option('--exit-code', 'exit with 1 when a bot answered differently')
    .option('-q, --quiet', 'print nothing but errors')
    .option('-v, --verbose', 'show how bots are built and started')
    .action((path: string, seats: string[], options: RerunCommandOptions) => rerun(parseRerun(path, seats, options)));
  addRecordedLimitOptions(command);
}

export function parseRerun(path: string, seats: readonly string[], options: RerunCommandOptions): RerunRequest {
  const { game, from, rivals, trust = false, output = [], turns, sandbox, writable = false, verbose } = options;
  const given = parseSeats(seats);
  if (given.size === 0 && options.rivals === 'recorded') {
    throw new UsageError(
      'nothing to play: --rivals recorded was given without a bot',
      'name a bot for a seat, as in: 0=./mine',
    );
  }
  return {
    path,
    game,
    from,
    limits: parseLimitChanges(options),
    wishes: { isTrusted: trust, given, rivals, turns, sandbox, isWritable: writable },
    outputs: output,
    isJson: options.json ?? false,
    isQuiet: options.quiet ?? false,
    failsOnDifference: options.exitCode ?? false,
    verbose,
  };
}

async function rerun(request: RerunRequest): Promise<CommandEnd> {
  const { path, game } = request;
  const recording = nameRecordedBots(await readRecording(await openReplay(path, openCatalogue(), game)), path);
  const wishes: RerunWishes = {
    ...request.wishes,
    path,
    cwd: process.cwd(),
    from: parseFrom(recording, request.from),
    limits: changeLimits(recording.header.limits, request.limits),
  };
  let failed: number | undefined;
  const fail = (error: unknown): void => void (failed = reportFailure(error));
  const report = await withOutputs(request.outputs, (outputs) =>
    rerunMatch(recording, wishes, makeMatchOptions(outputs, request, fail)),
  );
  show(report, recording.game.title, request);
  return failed ?? findEnd(report, request);
}

function findEnd({ match, differences }: RerunReport, { failsOnDifference }: RerunRequest): CommandEnd {
  if (didHostTakeTime(match)) return EXIT_CODES.failed;
  if (match.interrupted !== null) return exitCodeOf(match.interrupted as 'SIGINT');
  if (failsOnDifference && differences.length > 0) return EXIT_CODES.failed;
}

/** A round that is recorded, or the one after the last of them. */
function parseFrom({ firstRound, rounds }: Recording, from: string | undefined): number {
  if (from === undefined) return firstRound;
  return parseWholeNumber('--from', from, firstRound, Math.max(firstRound, firstRound + rounds.length - 1));
}

function makeMatchOptions(
  outputs: readonly OutputFile[],
  request: RerunRequest,
  fail: (error: unknown) => void,
): PlayMatchOptions {
  const isQuiet = request.isQuiet || request.isJson;
  const lines = outputs.filter(({ form }) => form.form === 'lines');
  return {
    signal: stopOnSignals(),
    watchers: [
      ...outputs.filter(({ form }) => form.form === 'published').map(recordText),
      { fail },
      ...(isQuiet ? [] : [new MatchProgress(process.stderr)]),
    ],
    ...(lines.length > 0 ? { replay: recordReplay(lines) } : {}),
    onEvent: showPreparing({ verbose: request.verbose, isQuiet }),
  };
}

function show(report: RerunReport, title: string, { isJson, isQuiet, path, outputs }: RerunRequest): void {
  if (isJson) console.log(makeVisibleJson(report));
  else if (!isQuiet) process.stdout.write(makeRerunSummary(report, title, path, outputs));
}
