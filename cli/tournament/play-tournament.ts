import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { writeReport } from '../../tournament/report/write-report.ts';
import { makeShowName } from '../../tournament/folder/private-table.ts';
import { makeStandings, nameStandings } from '../../tournament/standings/make-standings.ts';
import { runTournament } from '../../tournament/run/run-tournament.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import { COMMAND } from '../command-name.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';
import { makeStandingsSummary } from '../show/make-standings-summary.ts';
import { TournamentProgress } from '../show/tournament-progress.ts';
import { openPlayers, type OpenedPlayers } from './open-players.ts';
import { parseTime, type RunOptions } from './tournament-options.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

/** Plays a tournament from where it stands to its end, or until somebody stops it. */
export async function playTournament(places: TournamentPlaces, options: RunOptions): Promise<void> {
  const isQuiet = options.quiet ?? options.json ?? false;
  const open = new OpenTournament(places);
  let opened: OpenedPlayers | undefined;
  const progress = new TournamentProgress(process.stderr, isQuiet, () => open.state(), makeShowName(open.privateTable));
  const signal = stopSignal();
  signal.addEventListener('abort', () => progress.stopping());
  try {
    opened = await openPlayers(open, options);
    const end = await runTournament(open, opened.players, {
      signal,
      watcher: progress,
      now: () => new Date(),
      slots: opened.slots,
      isForced: opened.isForced,
      ...(options.for === undefined ? {} : { fits: progress.makeFits(parseTime(options.for)) }),
    });
    progress.close();
    if (end === 'ended') return showEnd(open, options);
    showStop(places, progress.count(), options);
    process.exitCode = exitCodeOf(String(signal.reason) as 'SIGINT');
  } finally {
    progress.close();
    await opened?.players.close();
    open.close();
  }
}

/** The report and the standings of a tournament that has come to its end. */
function showEnd(open: OpenTournament, { json, quiet }: RunOptions): void {
  const { places, privateTable: table } = open;
  const state = open.state();
  const rated = makeStandings(state);
  writeReport(places, { state, rated, table, hasPseudonyms: false, viewer: readEmptyPage() });
  const standings = nameStandings(rated, makeShowName(table));
  if (json) return console.log(JSON.stringify({ folder: places.root, hasEnded: true, standings }));
  if (quiet) return;
  process.stdout.write(`${makeStandingsSummary(standings)}\n`);
  console.log(`Secret ${state.seals.at(-1)!.secret}, revealed now that the tournament has ended.`);
  console.log(
    `Report in ${places.report}/index.html. Check it all with: ${COMMAND} tournament verify ${quoteForShell(places.root)}`,
  );
}

function showStop(
  { root }: TournamentPlaces,
  { planned, done }: { readonly planned: number; readonly done: number },
  { json, quiet }: RunOptions,
): void {
  const command = `${COMMAND} tournament resume ${quoteForShell(root)}`;
  if (json) console.log(JSON.stringify({ folder: root, hasEnded: false, planned, done, resume: command }));
  else if (!quiet) console.log(`Stopped after ${done} of ${planned} matches. Go on with: ${command}`);
}
