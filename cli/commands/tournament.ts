import type { KeyObject } from 'node:crypto';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { beginTournament, type BeginEvent } from '../../tournament/organise/begin-tournament.ts';
import { forecastTournament } from '../../tournament/organise/forecast-tournament.ts';
import { playTournament } from '../../tournament/organise/play-tournament.ts';
import { prolongTournament } from '../../tournament/organise/prolong-tournament.ts';
import { readStatus } from '../../tournament/organise/read-status.ts';
import { reportTournament } from '../../tournament/organise/report-tournament.ts';
import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeTerms } from '../options/match-terms-options.ts';
import { readMarks } from '../options/read-marks.ts';
import type { RunRequest } from '../options/run-options.ts';
import {
  addResumeOptions,
  SIGN_OPTION,
  readOptionalKey,
  addTournamentOptions,
  parseResume,
  parseTournament,
  type ResumeCommandOptions,
  type ResumeRequest,
  type TournamentCommandOptions,
  type TournamentRequest,
} from '../options/tournament-options.ts';
import { makeForecastSummary } from '../show/make-forecast-summary.ts';
import { showEntryEvents } from '../show/show-entry-event.ts';
import { showQueueEvent } from '../show/show-queue-event.ts';
import { showOutcome, showStatus } from '../show/show-tournament.ts';
import { logEvent } from '../show/log-event.ts';
import { openLog } from '../options/open-log.ts';
import { StatusLine } from '../show/status-line.ts';
import { TournamentProgress } from '../show/tournament-progress.ts';
import { findStop, stopOnSignals } from '../signals.ts';
import { defineProof } from './tournament-proof.ts';
import { defineChanges } from './tournament-changes.ts';
import { defineVerifyFolder } from './verify-folder.ts';

export function defineTournamentCommand(command: JudgeCommand): void {
  command
    // Options that the command and its own commands share belong to the one they stand behind.
    .enablePositionalOptions()
    .argument('<game>', 'crematoria, …: "minions games" lists them')
    .argument('<bots...>', 'four to 400 bots, as in "minions play"; name=bot gives one another name')
    .action((game: string, bots: string[], options: TournamentCommandOptions) =>
      begin(parseTournament(game, bots, options)),
    );
  addTournamentOptions(command);
  const child = (name: string, about: string): JudgeCommand =>
    command.command(name).description(about).argument('<folder>', 'the folder of the tournament');
  const resuming = child('resume', 'continue a tournament where it stopped');
  addResumeOptions(resuming);
  resuming.action((folder: string, options: ResumeCommandOptions) => resume(folder, parseResume(options)));
  child('status', 'show the progress and the leader').option('--json', 'print JSON').action(status);
  child('report', 'write the pages, tables and data of what was played so far')
    .option('--marks <file>', 'give marks by a formula: "minions schema tournament/marks"')
    .option('--pseudonyms', 'show pseudonyms everywhere except in standings.csv')
    .option('--show-stderr', 'let pages show what bots wrote on standard error before they went out')
    .option(
      '--publish <folder>',
      'write one folder for a web space: pages, viewer, replays, and everything needed to verify them',
    )
    .option(...SIGN_OPTION)
    .option('--json', 'print JSON')
    .action(report);
  defineProof(child('proof', 'write the proof with which an author can check that these files of the bot played'));
  defineVerifyFolder(
    child('verify', 'check every line of the journal, every seed, every bot and every replay'),
    'tournament',
  );
  defineChanges(child);
}

/** Defines a tournament and plays it, or only shows what it would be. */
async function begin(request: TournamentRequest): Promise<CommandEnd> {
  const { folder, run, entry } = request;
  const games = openCatalogue();
  const game = await games.load(request.game);
  const terms = { ...entry, ...makeTerms(game, request.terms) };
  const onEvent = showBeginning(run);
  if (request.isDryRun) {
    const forecast = await forecastTournament({ ...terms, seconds: run.seconds, onEvent });
    const { title: _, bots: __, format: ___, ...figures } = forecast;
    return console.log(run.isJson ? JSON.stringify(figures) : makeForecastSummary(forecast, request.for));
  }
  if (folder === undefined) {
    throw new UsageError('no folder given for the tournament', 'name a new folder: -o cup');
  }
  const { paths } = await beginTournament({ ...terms, folder, onEvent });
  return play(paths, run, { games, signingKey: request.signingKey });
}

function showBeginning(run: RunRequest): (event: BeginEvent) => void {
  const showEntry = showEntryEvents();
  return (event) => {
    if (run.isQuiet) return;
    if (event.kind === 'committed') showCommitment(event.commitment, 'every seed comes', run);
    else showEntry(event);
  };
}

/** What programs read stays clean. */
function showCommitment(commitment: string, what: string, { isJson, isQuiet }: RunRequest): void {
  if (isQuiet) return;
  const log = isJson ? console.error : console.log;
  log(`Commitment ${commitment}: the SHA-256 of the secret from which ${what}`);
}

/** Plays from where it stands to its end, or until somebody stops it. */
async function play(
  paths: TournamentPaths,
  run: RunRequest,
  {
    games = openCatalogue(),
    signingKey,
  }: { readonly games?: GameCatalogue; readonly signingKey: KeyObject | undefined },
): Promise<CommandEnd> {
  const { players, seconds, isJson, isQuiet } = run;
  const log = await openLog(run.log);
  const status = new StatusLine(process.stderr, { isQuiet: isQuiet || isJson });
  const progress = new TournamentProgress(status);
  const signal = stopOnSignals();
  signal.addEventListener('abort', () =>
    status.say('Stopping when the running matches are over; another Ctrl-C stops at once.'),
  );
  const outcome = await playTournament(paths, {
    games,
    signingKey,
    players,
    seconds,
    signal,
    knowsLeader: !isQuiet && !isJson,
    onEvent: (event) => {
      if (event.kind !== 'leads') logEvent(log, event);
      if (event.kind === 'log' || event.kind === 'queue-opened') showQueueEvent(event, isQuiet);
      else progress.follow(event);
    },
  }).finally(() => status.clear());
  showOutcome(paths, outcome, run);
  return outcome.hasEnded ? undefined : findStop(signal);
}

/** Goes on with a tournament where it stopped, or with more than was planned. */
async function resume(folder: string, { length, secret, signingKey, run }: ResumeRequest): Promise<CommandEnd> {
  const paths = locateTournament(folder);
  if (length !== undefined) {
    const { commitment } = prolongTournament(paths, length, { players: run.players, secret });
    if (commitment !== null) showCommitment(commitment, 'the further seeds come', run);
  }
  return play(paths, run, { signingKey });
}

function status(folder: string, { json = false }: { json?: boolean }): void {
  const paths = locateTournament(folder);
  showStatus(paths, readStatus(paths), json);
}

interface ReportCommandOptions {
  readonly marks?: string;
  readonly pseudonyms?: true;
  readonly showStderr?: true;
  readonly publish?: string;
  readonly sign?: string;
  readonly json?: true;
}

async function report(
  folder: string,
  { marks, pseudonyms, showStderr, publish, sign, json }: ReportCommandOptions,
): Promise<void> {
  const paths = locateTournament(folder);
  const written = await reportTournament(paths, {
    games: openCatalogue(),
    marks: marks === undefined ? undefined : readMarks(marks),
    hasPseudonyms: pseudonyms ?? false,
    showsStderr: showStderr,
    signingKey: readOptionalKey(sign),
    site: publish,
  });
  if (json) return console.log(JSON.stringify(written));
  console.log(`Report of ${written.matches} matches in ${written.report}`);
  if (written.site !== null) console.log(`Copy ${written.site} to any web space: it needs nothing else.`);
}
