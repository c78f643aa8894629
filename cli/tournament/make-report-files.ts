import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeError } from '../../protocol/describe-error.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type { MarkFormula } from '../../protocol/types/tournament/marks.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { publishReport, writeReport } from '../../tournament/report/write-report.ts';
import { makeStandings } from '../../tournament/standings/make-standings.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import { requireFile } from '../options/require-file.ts';

export interface ReportCommandOptions {
  readonly marks?: string;
  readonly pseudonyms?: true;
  readonly publish?: string;
  readonly json?: true;
}

/** Writes the report of what was played so far. */
export function makeReportFiles(places: TournamentPlaces, options: ReportCommandOptions): void {
  const state = readTournament(places);
  const report = {
    state,
    rated: makeStandings(state),
    table: readPrivateTable(places),
    marks: options.marks === undefined ? undefined : readMarks(options.marks),
    hasPseudonyms: options.pseudonyms ?? false,
    viewer: readEmptyPage(),
  };
  writeReport(places, report);
  const site = options.publish === undefined ? undefined : resolve(options.publish);
  if (site !== undefined) publishReport(places, report, site);
  const page = join(places.report, 'index.html');
  if (options.json)
    return console.log(JSON.stringify({ report: page, site: site ?? null, matches: state.counted.length }));
  console.log(`Report of ${state.counted.length} matches in ${page}`);
  if (site !== undefined) console.log(`Copy ${site} to any web space: it needs nothing else.`);
}

function readMarks(path: string): MarkFormula {
  requireFile(path);
  const hint = '"minions schema tournament/marks" shows what a formula looks like';
  let formula: unknown;
  try {
    formula = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`"${path}" is not JSON: ${(error as Error).message}`, hint);
  }
  const validate = findValidator<MarkFormula>('tournament/marks');
  if (validate(formula)) return formula;
  throw new UsageError(`"${path}" is no formula: ${describeProblem(describeError(validate.errors))}`, hint);
}
