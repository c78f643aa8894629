import type { Standings } from '../../protocol/types/tournament/standings.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { makeBotPage } from './bot-page.ts';
import { makeIndexPage } from './index-page.ts';
import { makeMapsCsv } from './maps-csv.ts';
import type { Mover } from '../standings/make-standings.ts';
import { makeReportData, type ReportData, type ReportOptions } from './report-data.ts';
import { makeTextWithShownNames } from './shown-names.ts';
import { makeStandingsCsv } from './standings-csv.ts';
import { makeTimesCsv } from './times-csv.ts';
import { makeTimesPage } from './times-page.ts';

/** A file of the report: where it goes, from the folder of the report, and what is in it. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
  /** The bot whose page it is, and how pages call it. */
  readonly shows?: { readonly name: string; readonly shown: string };
}

/** The files of a report, one after another. All but times.* come from results alone, without clock or chance. */
export function* makeReport(
  state: TournamentState,
  standings: Standings,
  movers: ReadonlyMap<string, readonly Mover[]>,
  options: ReportOptions,
): Generator<ReportFile> {
  const data = makeReportData(state, standings, movers, options);
  yield { path: 'index.html', text: makeIndexPage(data) };
  yield { path: 'standings.csv', text: makeStandingsCsv(data) };
  yield { path: 'standings.json', text: makeStandingsJson(data) };
  yield { path: 'maps.csv', text: makeMapsCsv(data) };
  yield { path: 'times.html', text: makeTimesPage(data) };
  yield { path: 'times.csv', text: makeTimesCsv(data) };
  for (const bot of data.bots) {
    yield { path: bot.page, text: makeBotPage(data, bot), shows: { name: bot.row.name, shown: bot.shown } };
  }
}

function makeStandingsJson(data: ReportData): string {
  const { standings, bots } = data;
  const rows = standings.rows.map((row, index) => ({ ...row, name: bots[index]!.shown }));
  const notes = standings.notes.map((note) => makeTextWithShownNames(data, note));
  return `${JSON.stringify({ ...standings, notes, rows }, undefined, 1)}\n`;
}
