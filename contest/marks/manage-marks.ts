import type { ContestMarks } from '../../protocol/types/contest/marks.ts';
import { makeCsv } from '../../judge/export/make-csv.ts';
import { locateContest } from '../folder/contest-paths.ts';
import { readSettings } from '../folder/read-settings.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { reachContest } from '../reach-contest.ts';
import { ResultReader } from '../rounds/round-results.ts';
import type { Database } from '../store/tables.ts';
import { findAllMarks } from './find-marks.ts';

/** The marks of everybody, through the server while the contest is being served. */
export function listMarks(options: ContestLocation, round?: string): Promise<ContestMarks> {
  const paths = locateContest(options.folder);
  const list = (db: Database): Promise<ContestMarks> =>
    findAllMarks({ db, paths, settings: readSettings(paths), results: new ResultReader() }, round);
  const query = round === undefined ? '' : `?round=${encodeURIComponent(round)}`;
  return reachContest(options, `/api/staff/marks${query}`, list);
}

/** How browsers reach a contest, where its settings do not say. */
const USUAL_URL = 'http://127.0.0.1:8080';

/** What links in feedback begin with. */
export const findMarksUrl = (folder: string): string => readSettings(locateContest(folder)).url ?? USUAL_URL;

/** For Moodle: id, mark and feedback with a link. What a spreadsheet would take for a formula is made harmless. */
export function makeMarksCsv({ round, marks }: ContestMarks, url: string): string {
  const rows = marks.map(({ id, mark, explanation }) => [id, mark, `${explanation} ${url}/rounds/${round}`]);
  return makeCsv([['id', 'mark', 'feedback'], ...rows]);
}
