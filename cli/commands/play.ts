import { collectValues } from '../options/collect-values.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { Option } from 'commander';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { RULE_SETS } from '../../engine/core/game.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import { playMatch, type PlayMatchOptions } from '../../judge/match/play-match.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { TURN_MODES } from '../../judge/match/turns.ts';
import type { OutputFile } from '../../judge/replay-files/output-file.ts';
import { listBotsHere } from '../../judge/prepare/find/list-bots-here.ts';
import { listLadder } from '../../judge/prepare/find/sample-bots.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { recordReplay, recordText } from '../../judge/replay-files/record-replay.ts';
import { addLimitOptions } from '../options/limit-options.ts';
import { addLogOptions, openLog, printsLog, type LogOptions } from '../options/open-log.ts';
import { makeJob, parsePlayers, type JobOptions } from '../options/make-job.ts';
import { makePaint } from '../show/paint.ts';
import { makeSummary, type SummaryOptions } from '../show/make-summary.ts';
import { makeClockOption } from '../options/clock-option.ts';
import { makeSandboxOption, parseSandbox } from '../options/sandbox-option.ts';
import { withOutputs } from '../options/with-outputs.ts';
import { MatchProgress } from '../show/match-progress.ts';
import { MatchRemarks } from '../show/match-remarks.ts';
import { showPreparing } from '../show/show-preparing.ts';
import { showDebugged } from '../show/show-debugged.ts';
import { watchStderr } from '../show/watch-stderr.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { reportFailure } from '../report-failure.ts';
import { exitCodeOf, stopOnSignals } from '../signals.ts';

interface PlayOptions extends LogOptions, JobOptions {
  readonly output?: string[];
  readonly stderr?: string[];
  readonly list?: true;
  readonly view?: true;
  readonly watch?: true;
  readonly json?: true;
  readonly strict?: true;
  readonly quiet?: true;
  readonly verbose?: true;
}

export function definePlay(command: JudgeCommand): void {
  command
    .argument('[game]', 'crematoria, …: "minions games" lists them; or a project, which knows its game')
    .argument(
      '[bots...]',
      'up to four bots, dummy at the other seats: a program, a source file, a folder with bot.json, a sample bot, "a command"',
    )
    .option('--list', 'list the players that can be named, and play nothing')
    .option('--job <file>', 'a match as data, instead of a game and bots: "minions schema match/job"')
    .option('-s, --seed <text>', 'seed of the match: a text, or a number with --rules original; drawn when not given')
    .option(
      '-i, --input <file>',
      'configuration: a .cnf file of the published game, JSON as "minions games <game> --json" prints it, or a replay',
    )
    .option(
      '-o, --output <file>',
      'replay: .jsonl (with .gz: compressed), or .res for the published form; may be repeated',
      collectValues,
    )
    .option(
      '--set <name=value>',
      'another number of the rules, as in rounds=20: "minions games <game>" lists them; may be repeated',
      collectValues,
    )
    .addOption(
      new Option('--rules <set>', 'rule set (default: that of the configuration, or "text")').choices(RULE_SETS),
    )
    .addOption(
      new Option('--turns <mode>', 'whether bots compute at the same time or one after another')
        .choices(TURN_MODES)
        .default('parallel'),
    )
    .option('--freeze', 'stop the bots between rounds')
    .option(
      '--debug <player>',
      'attach a debugger to a player: no limits, no sandbox, its pid and its standard error shown, and it waits; may be repeated',
      collectValues,
    )
    .option(
      '--stderr <player>',
      'show what a player writes on standard error while it plays; may be repeated',
      collectValues,
    )
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .option('--writable', 'let bots write in their own folder inside the sandbox')
    .option('--view', 'watch the match in the browser when it is over')
    .option('--watch', 'play again whenever a bot is saved, and keep the viewer at the same round')
    .option('--strict', 'exit with 1 when a bot was put out')
    .option('--json', 'print the result as JSON: "minions schema match/result"')
    .option('-q, --quiet', 'print nothing but errors')
    .option('-v, --verbose', 'show how bots are built and started')
    .action((game: string | undefined, bots: string[], options: PlayOptions) => {
      if (options.list) return listPlayers(options);
      const quiet = options.quiet ?? (printsLog(options, options.json) || undefined);
      return play(game, bots, { ...options, ...(quiet && { quiet }) });
    });
  addLogOptions(command);
  addLimitOptions(command);
}

function listPlayers({ json }: PlayOptions): void {
  const [sample, here] = [listLadder().map(({ name }) => name), listBotsHere(process.cwd())];
  if (json) console.log(makeVisibleJson({ sample, here }));
  else process.stdout.write(`${[...sample, ...here].map(makeVisible).join('\n')}\n`);
}

async function play(game: string | undefined, bots: string[], options: PlayOptions): Promise<CommandEnd> {
  const preparer = new BotPreparer();
  // A sandbox is tried while the arguments are parsed.
  if (parseSandbox(options) !== 'none') void preparer.tryBubblewrap();
  const games = openCatalogue();
  const job = await makeJob(game, bots, options, games);
  const signal = stopOnSignals();
  if (options.watch) {
    const { playOnSave } = await import('./play-on-save.ts');
    const { isWritable } = await preparer.chooseSandbox(job.sandbox ?? 'auto', job.writable);
    // Whom a debugger holds is in no sandbox.
    const canWrite = isWritable || (job.debug ?? []).length > 0;
    const again = { job, games, signal, output: options.output, canWrite };
    return playOnSave(again, (written) =>
      playOnce({ job, games, signal, preparer: new BotPreparer(), written }, options),
    );
  }
  // Few matches are watched at once: the others do not wait for what shows them.
  const viewing = options.view ? await import('../../judge/view/show-replay.ts') : undefined;
  const watched = viewing?.chooseReplayToWatch(options.output);
  const end = await playOnce({ job, games, signal, preparer, written: addOutput(options.output, watched) }, options);
  if (viewing) {
    const played = await games.loadOf(job);
    const page = await viewing.makeTemporaryPage({ replays: [watched!], loadGame: async () => played });
    console.error(await viewing.showAddress(page, true));
  }
  return end;
}

/** The replay that somebody watches is one of those that are kept, or one more. */
function addOutput(kept: readonly string[] = [], watched: string | undefined): readonly string[] {
  return watched === undefined || kept.includes(watched) ? kept : [...kept, watched];
}

interface Playing {
  readonly games: GameCatalogue;
  readonly preparer: BotPreparer;
  readonly signal: AbortSignal;
  readonly job: MatchJob;
  /** The replays. */
  readonly written: readonly string[];
}

/** Plays the match and shows how it went. */
async function playOnce({ job, games, preparer, signal, written }: Playing, options: PlayOptions): Promise<CommandEnd> {
  const progress = new MatchProgress(process.stderr);
  const lastWait = rememberWait(progress, signal);
  const remarks = options.quiet || options.json ? undefined : new MatchRemarks();
  let failed: number | undefined;
  const fail = (error: unknown): void => void (failed = reportFailure(error));
  const result = await withOutputs(written, async (outputs) => {
    const { watchers, ...matchOptions } = await makeMatchOptions(outputs, options, progress);
    return playMatch(job, {
      ...matchOptions,
      watchers: [...watchers, ...(remarks ? [remarks] : []), { fail }],
      preparer,
      games,
      signal,
    });
  });
  const { title } = await games.loadOf(job);
  show(result, options, { gameTitle: title, lastWait: lastWait(), remarks: remarks?.describe() ?? [] });
  return failed ?? findEnd(result, options);
}

function findEnd(result: MatchResult, { strict }: PlayOptions): CommandEnd {
  const { seats, interrupted } = result;
  if (strict && seats.some(({ verdict }) => verdict !== null)) return EXIT_CODES.failed;
  if (didHostTakeTime(result)) return EXIT_CODES.failed;
  if (interrupted !== null) return exitCodeOf(interrupted as 'SIGINT');
}

/** Whom the match waited for when Ctrl-C ended it, as the end of a sentence. */
function rememberWait(progress: MatchProgress, signal: AbortSignal): () => string | undefined {
  let words: string | undefined;
  signal.addEventListener('abort', () => {
    const wait = progress.describeWait();
    words = wait === undefined ? undefined : `, in round ${progress.lastRound}, ${wait}`;
  });
  return () => words;
}

/** Who follows the match: the files it is kept in, people at a terminal, the log. */
async function makeMatchOptions(
  outputs: readonly OutputFile[],
  options: PlayOptions,
  progress: MatchProgress,
): Promise<PlayMatchOptions & Required<Pick<PlayMatchOptions, 'watchers'>>> {
  const isQuiet = options.quiet ?? options.json ?? false;
  const lines = outputs.filter(({ form }) => form.form === 'lines');
  return {
    watchers: [
      ...outputs.filter(({ form }) => form.form === 'published').map(recordText),
      ...(isQuiet ? [] : [progress]),
      watchStderr(process.stderr, parsePlayers('--stderr', [...(options.stderr ?? []), ...(options.debug ?? [])])),
      showDebugged(process.stderr),
    ],
    ...(lines.length > 0 ? { replay: recordReplay(lines) } : {}),
    onEvent: showPreparing({ verbose: options.verbose, isQuiet }),
    log: await openLog(options),
  };
}

function show(
  result: MatchResult,
  { json, quiet, output = [] }: PlayOptions,
  summary: Pick<SummaryOptions, 'gameTitle' | 'lastWait' | 'remarks'>,
): void {
  if (json) console.log(makeVisibleJson(result));
  else if (!quiet) {
    process.stdout.write(makeSummary(result, { ...summary, outputs: output, paint: makePaint(process.stdout) }));
  }
}
