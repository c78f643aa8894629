import { beginComparison } from '../../tournament/compare/begin-comparison.ts';
import { playComparison } from '../../tournament/compare/play-comparison.ts';
import { reportComparison } from '../../tournament/compare/report-comparison.ts';
import { summariseComparison } from '../../tournament/compare/summarise-comparison.ts';
import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { findWriter } from '../../tournament/folder/writing-lock.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import {
  addCompareOptions,
  addPlayComparisonOptions,
  parseCompare,
  parsePlayComparison,
  type CompareCommandOptions,
  type CompareRequest,
  type PlayComparisonCommandOptions,
  type PlayComparisonRequest,
} from '../options/compare-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeTerms } from '../options/match-terms-options.ts';
import { ComparisonProgress } from '../show/comparison-progress.ts';
import { showComparison } from '../show/show-comparison.ts';
import { showEntryEvents } from '../show/show-entry-event.ts';
import { showQueueEvent } from '../show/show-queue-event.ts';
import { logEvent } from '../show/log-event.ts';
import { openLog } from '../options/open-log.ts';
import { StatusLine } from '../show/status-line.ts';
import { findStop, stopOnSignals } from '../signals.ts';
import { defineVerifyFolder } from './verify-folder.ts';

export function defineCompare(command: JudgeCommand): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<old>', 'the bot as it was, as in "minions play"')
    .argument('<new>', 'the bot as it is now')
    .action((game: string, old: string, fresh: string, options: CompareCommandOptions) =>
      begin(parseCompare(game, old, fresh, options)),
    );
  addCompareOptions(command);
  const child = (name: string, about: string): JudgeCommand =>
    command.command(name).description(about).argument('<folder>', 'the folder of the comparison');
  const resuming = child('resume', 'continue a comparison where it stopped');
  addPlayComparisonOptions(resuming);
  resuming.action((folder: string, options: PlayComparisonCommandOptions) =>
    play(locate(folder), parsePlayComparison(options)),
  );
  child('status', 'show the result so far').option('--json', 'print JSON').action(status);
  child('report', 'write a page of the result so far').option('--json', 'print JSON').action(report);
  defineVerifyFolder(
    child('verify', 'check every line of the journal, every seed, every bot and every replay'),
    'compare',
  );
}

const locate = (folder: string): TournamentPaths => locateTournament(folder, 'compare');

async function begin(request: CompareRequest): Promise<CommandEnd> {
  const games = openCatalogue();
  const game = await games.load(request.game);
  const showEntry = showEntryEvents();
  const paths = await beginComparison({
    ...request.comparison,
    ...makeTerms(game, request.terms),
    onEvent: (event) => {
      if (request.run.isQuiet) return;
      if (event.kind !== 'same-bots') return showEntry(event);
      console.error('minions: old and new are made of the same files; they are compared nevertheless');
    },
  });
  return play(paths, request, games);
}

/** Plays a comparison from where it stands until it has decided, and says what is known then. */
async function play(
  paths: TournamentPaths,
  { run, expected }: PlayComparisonRequest,
  games = openCatalogue(),
): Promise<CommandEnd> {
  const { players, seconds, isJson, isQuiet } = run;
  const log = await openLog(run.log);
  const status = new StatusLine(process.stderr, { isQuiet: isQuiet || isJson });
  const progress = new ComparisonProgress(status);
  const signal = stopOnSignals();
  const summary = await playComparison(paths, {
    games,
    players,
    seconds,
    signal,
    showsVerdict: !isQuiet && !isJson,
    onEvent: (event) => {
      if (event.kind !== 'judged') logEvent(log, event);
      if (event.kind === 'log' || event.kind === 'queue-opened') showQueueEvent(event, isQuiet);
      else progress.follow(event);
    },
  }).finally(() => status.clear());
  showComparison(paths, summary, run);
  const { verdict, isFinal } = summary.result;
  const isOther = expected !== undefined && verdict !== expected;
  return (isFinal ? undefined : findStop(signal)) ?? (isOther ? EXIT_CODES.failed : undefined);
}

function status(folder: string, { json: isJson = false }: { json?: boolean }): void {
  const paths = locate(folder);
  showComparison(paths, summariseComparison(readTournament(paths), readPrivateTable(paths)), { isJson });
  const writer = findWriter(paths.lock);
  if (writer && !isJson) console.log(`Process ${writer.pid} on ${writer.machine} is playing since ${writer.since}.`);
}

async function report(folder: string, { json }: { json?: true }): Promise<void> {
  const written = await reportComparison(locate(folder), { games: openCatalogue() });
  console.log(json ? JSON.stringify(written) : `Report of ${written.blocks} blocks in ${written.report}`);
}
