import { Option, type Command } from 'commander';
import type { RerunReport } from '../../protocol/types/rerun/report.ts';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { PlayMatchOptions } from '../../judge/match/play-match.ts';
import { TURN_MODES } from '../../judge/match/turns.ts';
import type { OutputFile } from '../../judge/replay-files/output-file.ts';
import { recordReplay, recordText } from '../../judge/replay-files/record-replay.ts';
import { RIVALS } from '../../judge/rerun/prepare-seats.ts';
import { readRecording, type Recording } from '../../judge/rerun/read-recording.ts';
import { rerunMatch, type RerunWishes } from '../../judge/rerun/rerun-match.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { isVoid } from '../../judge/match/host-too-busy.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { addRecordedLimitOptions, parseRecordedLimits, type RecordedLimitOptions } from '../options/limit-options.ts';
import { openReplay } from '../options/open-replay.ts';
import { parseSeats } from '../options/parse-seats.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption } from '../options/sandbox-option.ts';
import { withOutputs } from '../options/with-outputs.ts';
import { loadGameOfReplay } from '../../judge/games/load-game-of.ts';
import { GAME_OPTION, type GameOption } from '../options/game-option.ts';
import { reportFailure } from '../report-failure.ts';
import { makeRerunSummary } from '../show/make-rerun-summary.ts';
import { watchBuilds } from '../show/watch-builds.ts';
import { MatchProgress } from '../show/watch-progress.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';

interface RerunOptions extends RecordedLimitOptions, GameOption {
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

export function defineRerun(command: Command): void {
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
    .option(
      '-o, --output <file>',
      'replay of the new match: .jsonl, .jsonl.gz or .res; may be repeated',
      (value: string, values: string[] = []) => [...values, value],
    )
    .addOption(new Option('--turns <mode>', 'who thinks when; as recorded when not given').choices(TURN_MODES))
    .addOption(makeSandboxOption())
    .option('--writable', 'let bots write in their own folder inside the sandbox')
    .option(...GAME_OPTION)
    .option('--json', 'print JSON: "minions schema rerun/report"')
    .option('--exit-code', 'exit with 1 when a bot answered differently')
    .option('-q, --quiet', 'print nothing but errors')
    .option('-v, --verbose', 'show how bots are built and started')
    .action(rerun);
  addRecordedLimitOptions(command);
}

async function rerun(path: string, seats: string[], options: RerunOptions): Promise<void> {
  const given = parseSeats(seats);
  if (given.size === 0 && options.rivals === 'recorded') {
    throw new UsageError('with --rivals recorded and no bot nobody plays', 'put a bot into a seat, as in: 0=./mine');
  }
  const replay = openReplay(path);
  await loadGameOfReplay(path, options);
  const recording = await readRecording(replay);
  const wishes: RerunWishes = {
    path,
    cwd: process.cwd(),
    isTrusted: options.trust ?? false,
    given,
    rivals: options.rivals,
    from: parseFrom(recording, options.from),
    limits: parseRecordedLimits(options, recording.header.limits),
    turns: options.turns,
    sandbox: options.sandbox,
    isWritable: options.writable ?? false,
  };
  const { output = [] } = options;
  const report = await withOutputs(output, (outputs) =>
    rerunMatch(recording, wishes, makeMatchOptions(outputs, options)),
  );
  show(report, path, options);
  const { interrupted } = report.match;
  if (isVoid(report.match)) process.exitCode ??= EXIT_CODES.failed;
  if (interrupted !== null) process.exitCode ??= exitCodeOf(interrupted as 'SIGINT');
  if (options.exitCode && report.differences.length > 0) process.exitCode ??= EXIT_CODES.failed;
}

/** A round that is recorded, or the one after the last of them. */
function parseFrom({ firstRound, rounds }: Recording, from: string | undefined): number {
  if (from === undefined) return firstRound;
  return parseWholeNumber('--from', from, firstRound, Math.max(firstRound, firstRound + rounds.length - 1));
}

function makeMatchOptions(outputs: readonly OutputFile[], options: RerunOptions): PlayMatchOptions {
  const isQuiet = options.quiet ?? options.json ?? false;
  const lines = outputs.filter(({ form }) => form.form === 'lines');
  return {
    signal: stopSignal(),
    watchers: [
      ...outputs.filter(({ form }) => form.form === 'published').map(recordText),
      { fail: (error) => void (process.exitCode = reportFailure(error)) },
      ...(isQuiet ? [] : [new MatchProgress(process.stderr)]),
    ],
    ...(lines.length > 0 ? { replay: recordReplay(lines) } : {}),
    preparing: {
      warn: (warning) => void (isQuiet || console.error(`minions: ${makeVisible(warning)}`)),
      build: watchBuilds({ verbose: options.verbose, isQuiet }),
    },
  };
}

function show(report: RerunReport, path: string, { json, quiet, output = [] }: RerunOptions): void {
  if (json) console.log(makeVisibleJson(report));
  else if (!quiet) process.stdout.write(makeRerunSummary(report, path, output));
}
