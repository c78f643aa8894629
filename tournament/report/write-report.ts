import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { addMarks } from './make-marks.ts';
import { makeReport } from './make-report.ts';
import { makeStandings } from '../standings/make-standings.ts';
import type { TournamentPlaces } from '../folder/locate-tournament.ts';
import { renameOldAttempts } from '../folder/first-attempts.ts';
import { hideNames } from './hide-names.ts';
import { writeWhole } from '../folder/write-whole.ts';

export interface ReportOptions {
  readonly marks?: MarkFormula | undefined;
  readonly hasPseudonyms: boolean;
  /** The viewer as one page. */
  readonly viewer: string;
}

/** Writes the report of a tournament beside its journal. Pages link to the replays where they are. */
export function writeReport(places: TournamentPlaces, state: TournamentState, options: ReportOptions): void {
  renameOldAttempts(places.replays);
  writePages(places.report, '../replays', state, options);
  for (const played of listPlayed(state)) writeScript(places.replays, findReplayName(played));
}

/** Writes one folder with pages, viewer and replays for a web space. It can be looked at from disk before. */
export function publishReport(
  places: TournamentPlaces,
  state: TournamentState,
  options: ReportOptions,
  site: string,
): void {
  requireOwnFolder(site);
  const shown = writePages(site, 'replays', state, options);
  // The names are for who marks, not for the world.
  if (options.hasPseudonyms) rmSync(join(site, 'standings.csv'), { force: true });
  const replays = join(site, 'replays');
  makeFolder(replays);
  for (const played of listPlayed(state)) {
    const name = findReplayName(played);
    const bytes = readFileSync(join(places.replays, `${name}.jsonl.gz`));
    const names = played.seats.map((seat) => shown.get(seat.name) ?? seat.name);
    writeAside(join(replays, `${name}.jsonl.gz`), options.hasPseudonyms ? hideNames(bytes, names) : bytes);
    writeScript(replays, name);
  }
}

const listPlayed = ({ counted, firstAttempts }: TournamentState): Played[] => [...firstAttempts, ...counted];

/** Writes the pages and gives the names they use, by the names of the bots. */
function writePages(
  folder: string,
  replays: string,
  state: TournamentState,
  { marks, hasPseudonyms, viewer }: ReportOptions,
): Map<string, string> {
  const { standings, movers } = makeStandings(state);
  const marked = marks === undefined ? standings : addMarks(standings, marks);
  makeFolder(join(folder, 'bots'));
  const written = new Set<string>();
  const shown = new Map<string, string>();
  const files = makeReport(state, marked, movers, { places: { replays }, hasPseudonyms });
  for (const { path, text, shows } of files) {
    writeAside(join(folder, path), text);
    written.add(basename(path));
    if (shows) shown.set(shows.name, shows.shown);
  }
  writeAside(join(folder, 'viewer.html'), viewer);
  const pages = readdirSync(join(folder, 'bots')).filter((page) => page.endsWith('.html'));
  for (const page of pages) if (!written.has(page)) rmSync(join(folder, 'bots', page));
  return shown;
}

/**
 * The replay as a script, beside it. A page from disk may load scripts and nothing else, so this is how the viewer opens
 * a match there. It takes a third more room than the replay, and can be deleted: the next report makes it again.
 */
export function writeScript(folder: string, name: string): void {
  const path = join(folder, `${name}.js`);
  const replay = join(folder, `${name}.jsonl.gz`);
  // A match that was played once more has another replay than before.
  if (existsSync(path) && statSync(path).mtimeMs >= statSync(replay).mtimeMs) return;
  const bytes = readFileSync(replay);
  writeAside(path, `minionsReplay("${bytes.toString('base64')}")\n`);
}

/** What can be made again at any time. */
const writeAside = (path: string, content: string | Uint8Array): void =>
  writeWhole(path, content, { isDurable: false });

/** Makes a folder for pages, or says in a sentence why there cannot be one. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' || code === 'ENOTDIR' ? 'something on the way to it is a file' : message;
    throw new UsageError(`the folder ${path} cannot be made: ${reason}`, 'choose another place, or make room there');
  }
}

/** Pages are put where nothing is, or where our own are: what else lies there is not ours to mix with. */
function requireOwnFolder(site: string): void {
  if (!existsSync(site)) return;
  if (!statSync(site).isDirectory()) throw new UsageError(`${site} is a file`, 'name a folder: --publish site');
  const isOurs = existsSync(join(site, 'standings.json')) && existsSync(join(site, 'viewer.html'));
  if (isOurs || readdirSync(site).length === 0) return;
  throw new UsageError(`${site} is not empty, and nothing of ours is in it`, 'name a new folder: --publish site');
}
