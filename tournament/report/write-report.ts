import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { makeReport } from './make-report.ts';
import type { RatingHistory } from '../standings/rate-over-blocks.ts';
import type { RatedTournament } from '../standings/make-standings.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { renameOldAttempts } from '../folder/first-attempts.ts';
import { readDefinition } from '../folder/read-tournament.ts';
import { LAST_VERSION_OF_FORM_1 } from '../folder/upgrade-folder.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';
import { makeLastWordsReader } from './read-last-stderr.ts';
import type { ReadLastStderr } from './report-data.ts';
import { makeFolder } from './site-folder.ts';
import { writeScript } from './write-script.ts';

export interface WrittenReport {
  readonly state: TournamentState;
  readonly rated: RatedTournament;
  readonly history: RatingHistory;
  readonly table: PrivateTable;
  readonly marks?: MarkFormula | undefined;
  readonly hasPseudonyms: boolean;
  /** Whether pages show the last that bots wrote on standard error before they went out: it is for their authors alone. */
  readonly showsStderr?: boolean | undefined;
  /** The viewer as one page. */
  readonly viewer: string;
}

/** Writes the report of a tournament beside its journal. Pages link to the replays where they are. */
export function writeReport(paths: TournamentPaths, report: WrittenReport): void {
  renameOldAttempts(paths.replays);
  // Whoever may not know the names may not read what their bots write either.
  const showsWords = report.showsStderr === true && !report.hasPseudonyms;
  const readWords = showsWords ? makeLastWordsReader(paths.replays) : sayNothing;
  writePages(paths.report, '../replays', report, readWords);
  for (const played of listPlayed(report.state)) writeScript(paths.replays, findReplayName(played));
}

/** Writes one folder with pages, viewer and replays for a web space. It can be looked at from disk before. */
export function publishReport(paths: TournamentPaths, report: WrittenReport, site: string): void {
  writePages(site, 'replays', report, sayNothing);
  // The names are for who marks, not for the world.
  if (report.hasPseudonyms) rmSync(join(site, 'standings.csv'), { force: true });
  const replays = join(site, 'replays');
  makeFolder(replays);
  for (const played of report.state.recorded) {
    const name = findReplayName(played);
    writeAside(join(replays, `${name}.jsonl.gz`), readFileSync(join(paths.replays, `${name}.jsonl.gz`)));
    writeScript(replays, name);
  }
}

const sayNothing = (): string => '';

/** Replays of older folders have names in them. */
export function requirePublicReplays(paths: TournamentPaths): void {
  const { upgrade, definition } = readDefinition(paths);
  if (!upgrade) return;
  throw new UsageError(
    `the replays in ${paths.root} have names in them: they were made by an older version of minions`,
    `publish them without --pseudonyms, or with the version that made them: ${definition.tool}, ${LAST_VERSION_OF_FORM_1}`,
  );
}

const listPlayed = ({ counted, firstAttempts }: TournamentState): Played[] => [...firstAttempts, ...counted];

function writePages(folder: string, replays: string, report: WrittenReport, readLastStderr: ReadLastStderr): void {
  const { state, rated, history, table, marks, hasPseudonyms, viewer } = report;
  makeFolder(join(folder, 'bots'));
  const written = new Set<string>();
  const isPublished = replays === 'replays';
  const options = { paths: { replays }, table, marks, hasPseudonyms, history, readLastStderr, isPublished };
  for (const { path, text } of makeReport(state, rated, options)) {
    writeAside(join(folder, path), text);
    written.add(basename(path));
  }
  writeAside(join(folder, 'viewer.html'), viewer);
  const pages = readdirSync(join(folder, 'bots')).filter((page) => page.endsWith('.html'));
  for (const page of pages) if (!written.has(page)) rmSync(join(folder, 'bots', page));
}

/** What can be made again at any time. */
const writeAside = (path: string, content: string | Uint8Array): void =>
  writeFileAtomic(path, content, { isDurable: false });
