import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findEnd } from '../../tournament/compare/find-end.ts';
import { summariseComparison, type Summary } from '../../tournament/compare/summarise-comparison.ts';
import { writeComparisonReport } from '../../tournament/compare/report/write-comparison-report.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { OpenTournament } from '../../tournament/folder/open-tournament.ts';
import { runTournament } from '../../tournament/run/run-tournament.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import { COMMAND } from '../command-name.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { ComparisonProgress } from '../show/comparison-progress.ts';
import { makeComparisonSummary } from '../show/make-comparison-summary.ts';
import { exitCodeOf, stopSignal } from '../signals.ts';
import { openPlayers, type OpenedPlayers } from '../tournament/open-players.ts';
import { parseTime, type RunOptions } from '../tournament/tournament-options.ts';
import type { PlayOptions } from './compare-options.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

/** Plays a comparison from where it stands until it has decided, and says what is known then. */
export async function playComparison(places: TournamentPlaces, options: PlayOptions): Promise<void> {
  const summary = await playUntilDecided(places, options);
  showComparison(places, summary, options);
  const { verdict, isFinal } = summary.result;
  if (options.expect !== undefined && verdict !== options.expect) process.exitCode = EXIT_CODES.failed;
  const signal = stopSignal();
  if (signal.aborted && !isFinal) process.exitCode = exitCodeOf(String(signal.reason) as 'SIGINT');
}

/** Plays until it has decided, all blocks were played, the time is over, or somebody stops it. */
export async function playUntilDecided(
  places: TournamentPlaces,
  options: RunOptions,
  signal = makeSignal(options),
): Promise<Summary> {
  const open = new OpenTournament(places);
  let opened: OpenedPlayers | undefined;
  const progress = new ComparisonProgress(process.stderr, options.quiet ?? options.json ?? false, () => open.state());
  try {
    opened = await openPlayers(open, options);
    await runTournament(open, opened.players, {
      signal,
      watcher: progress,
      now: () => new Date(),
      slots: opened.slots,
      isForced: opened.isForced,
      findEnd,
    });
    const summary = summariseComparison(open.state(), open.privateTable);
    writeComparisonReport(places, summary, open.definition, readEmptyPage());
    return summary;
  } finally {
    progress.close();
    await opened?.players.close();
    open.close();
  }
}

/** Given when somebody stops it, and when the time is over. */
export function makeSignal({ for: time }: RunOptions): AbortSignal {
  const stop = stopSignal();
  if (time === undefined) return stop;
  const either = new AbortController();
  setTimeout(() => either.abort('the time is over'), 1000 * parseTime(time)).unref();
  stop.addEventListener('abort', () => either.abort(stop.reason), { once: true });
  return either.signal;
}

/** What is known of the two bots, for people or for programs. */
export function showComparison(places: TournamentPlaces, summary: Summary, { json, quiet }: RunOptions): void {
  const { result, times } = summary;
  const { root } = places;
  if (json) return console.log(JSON.stringify({ ...result, folder: root, times }));
  if (quiet) return;
  process.stdout.write(`${makeComparisonSummary(summary, root)}\n`);
  const page = join(places.report, 'index.html');
  if (existsSync(page)) console.log(`Report in ${page}`);
  if (result.isFinal) console.log(`Check it all with: ${COMMAND} compare verify ${quoteForShell(root)}`);
  else console.log(`Go on with: ${COMMAND} compare resume ${quoteForShell(root)}`);
}
