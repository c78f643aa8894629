import { join } from 'node:path';
import { writeComparisonReport } from '../../tournament/compare/report/write-comparison-report.ts';
import { summariseComparison } from '../../tournament/compare/summarise-comparison.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';

/** Writes the page of what is known by now. */
export function makeReport(places: TournamentPlaces, { json }: { readonly json?: true }): void {
  const state = readTournament(places);
  const summary = summariseComparison(state, readPrivateTable(places));
  writeComparisonReport(places, summary, state.definition, readEmptyPage());
  const report = join(places.report, 'index.html');
  if (json) return console.log(JSON.stringify({ report, blocks: summary.result.blocks }));
  console.log(`Report of ${summary.result.blocks} blocks in ${report}`);
}
