import type { TournamentState } from '../journal/tournament-state.ts';
import { makeBotPage } from './bot-page.ts';
import { makeIndexPage } from './index-page.ts';
import { makeMapsCsv } from './maps-csv.ts';
import { hasPairsPage, makePairsPage, PAIRS_PAGE } from './pairs-section.ts';
import type { RatedTournament } from '../standings/make-standings.ts';
import { makeReportData, type ReportOptions } from './report-data.ts';
import { makeStandingsCsv } from './standings-csv.ts';
import { makeTimesCsv } from './times-csv.ts';
import { makeTimesPage } from './times-page.ts';

/** A file of the report: where it goes, from the folder of the report, and what is in it. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a report, one after another. All but times.* come from results alone, without clock or chance. */
export function* makeReport(
  state: TournamentState,
  rated: RatedTournament,
  options: ReportOptions,
): Generator<ReportFile> {
  const data = makeReportData(state, rated, options);
  yield { path: 'index.html', text: makeIndexPage(data) };
  if (hasPairsPage(data)) yield { path: PAIRS_PAGE, text: makePairsPage(data) };
  yield { path: 'standings.csv', text: makeStandingsCsv(data) };
  yield { path: 'standings.json', text: `${JSON.stringify(data.standings, undefined, 1)}\n` };
  yield { path: 'maps.csv', text: makeMapsCsv(data) };
  yield { path: 'times.html', text: makeTimesPage(data) };
  yield { path: 'times.csv', text: makeTimesCsv(data) };
  for (const bot of data.bots) yield { path: bot.page, text: makeBotPage(data, bot) };
}
