import { rateOverBlocks } from '../standings/rate-over-blocks.ts';
import { makeStandings } from '../standings/make-standings.ts';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../folder/read-tournament.ts';
import { signTournament } from '../folder/sign-tournament.ts';
import { publishEvidence } from '../report/publish-evidence.ts';
import { publishReport, requirePublicReplays, writeReport } from '../report/write-report.ts';

export interface ReportTournamentOptions {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** Gives marks by a formula: the schema tournament/marks. */
  readonly marks?: MarkFormula | undefined;
  /** Whether bots get other names everywhere but in standings.csv. */
  readonly hasPseudonyms?: boolean | undefined;
  /** Whether pages show the last that bots wrote on standard error. */
  readonly showsStderr?: boolean | undefined;
  /** An Ed25519 key to sign the head of the results with. */
  readonly signingKey?: KeyObject | undefined;
  /** A folder for a web space, with pages, viewer and replays, and with all that others need to verify it. */
  readonly site?: string | undefined;
}

export interface WrittenReport {
  readonly report: string;
  readonly site: string | null;
  readonly matches: number;
}

/** Writes the report of what was played so far. */
export async function reportTournament(
  paths: TournamentPaths,
  { games, marks, hasPseudonyms = false, showsStderr, signingKey, site: given }: ReportTournamentOptions = {},
): Promise<WrittenReport> {
  if (hasPseudonyms && showsStderr === true) throw refuseStderr();
  const game = await loadFolderGame(paths, games);
  const site = given === undefined ? null : resolve(given);
  if (signingKey) signTournament(paths, signingKey);
  if (site !== null && hasPseudonyms) requirePublicReplays(paths);
  const published = site === null ? undefined : publishEvidence(paths, site);
  const state = readTournament(published ?? paths);
  const report = {
    state,
    rated: makeStandings(state),
    history: rateOverBlocks(state),
    table: readPrivateTable(paths),
    marks,
    hasPseudonyms,
    showsStderr,
    viewer: readEmptyPage([game]),
  };
  writeReport(paths, report);
  if (site !== null) publishReport(paths, report, site);
  return { report: join(paths.report, 'index.html'), site, matches: state.counted.length };
}

function refuseStderr(): UsageError {
  return new UsageError(
    '--show-stderr cannot be combined with --pseudonyms: what a bot wrote on standard error may name its author',
    'leave out one of them; to send authors their standard error, make a report without --pseudonyms for yourself',
  );
}
