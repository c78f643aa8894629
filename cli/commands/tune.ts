import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { beginTuning } from '../../tournament/tune/begin-tuning.ts';
import { playTuning, type TuningEvent } from '../../tournament/tune/play-tuning.ts';
import { readTuning } from '../../tournament/tune/read-tuning.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { openLog } from '../options/open-log.ts';

import { makeTerms } from '../options/match-terms-options.ts';
import { parseRun, type RunCommandOptions, type RunRequest } from '../options/run-options.ts';
import {
  addResumeTuningOptions,
  addTuneOptions,
  parseTune,
  type TuneCommandOptions,
  type TuneRequest,
} from '../options/tune-options.ts';
import { ComparisonProgress } from '../show/comparison-progress.ts';
import { logEvent } from '../show/log-event.ts';
import { showEntryEvents } from '../show/show-entry-event.ts';
import { showQueueEvent } from '../show/show-queue-event.ts';
import { showTuning } from '../show/show-tuning.ts';
import { StatusLine } from '../show/status-line.ts';
import { findStop, stopOnSignals } from '../signals.ts';
import { defineVerifyFolder } from './verify-folder.ts';

export function defineTune(command: JudgeCommand): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bot>', 'a bot whose bot.json names parameters, as in "minions play"')
    .action((game: string, bot: string, options: TuneCommandOptions) => begin(parseTune(game, bot, options)));
  addTuneOptions(command);
  const child = (name: string, about: string): JudgeCommand =>
    command.command(name).description(about).argument('<folder>', 'the folder of the search');
  const resuming = child('resume', 'continue a search where it stopped');
  addResumeTuningOptions(resuming);
  resuming.action((folder: string, options: RunCommandOptions) =>
    play(locateTournament(folder, 'tune'), parseRun(options)),
  );
  child('status', 'show what was tried, and what is left').option('--json', 'print JSON').action(status);
  defineVerifyFolder(
    child('verify', 'check every line of the journal, every seed, every bot and every replay of the search'),
    'tune',
  );
}

async function begin({ game: name, terms, tuning, run }: TuneRequest): Promise<CommandEnd> {
  const games = openCatalogue();
  const game = await games.load(name);
  const onEvent = run.isQuiet ? undefined : showEntryEvents();
  return play(await beginTuning({ ...tuning, ...makeTerms(game, terms), onEvent }), run, games);
}

/** Searches from where it stands, and says what is known then. */
async function play(paths: TournamentPaths, run: RunRequest, games = openCatalogue()): Promise<CommandEnd> {
  const { players, seconds, isJson, isQuiet } = run;
  const log = await openLog(run.log);
  const status = new StatusLine(process.stderr, { isQuiet: isQuiet || isJson });
  const follow = followTuning(status, isQuiet);
  const signal = stopOnSignals();
  const outcome = await playTuning(paths, {
    games,
    players,
    seconds,
    signal,
    showsVerdict: !isQuiet && !isJson,
    onEvent: (event) => {
      if (event.event.kind !== 'judged') logEvent(log, event.event);
      follow(event);
    },
  }).finally(() => status.clear());
  showTuning(paths, outcome, run);
  return findStop(signal);
}

function followTuning(status: StatusLine, isQuiet: boolean): (event: TuningEvent) => void {
  let comparing: ComparisonProgress | undefined;
  return ({ kind, event }) => {
    if (event.kind === 'log' || event.kind === 'queue-opened') return showQueueEvent(event, isQuiet);
    if (kind === 'comparing') return (comparing ??= new ComparisonProgress(status)).follow(event);
    if (event.kind !== 'played') return;
    const { planned, done, played } = event;
    status.update(() => `${played.stage}: ${done} of ${planned} matches up to its end`);
  };
}

function status(folder: string, { json: isJson = false }: { json?: boolean }): void {
  const paths = locateTournament(folder, 'tune');
  showTuning(paths, readTuning(paths), { isJson });
}
