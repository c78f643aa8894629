import { join } from 'node:path';
import { writeComparisonReport } from '../../tournament/compare/report/write-comparison-report.ts';
import { summariseComparison } from '../../tournament/compare/summarise-comparison.ts';
import { readTournament } from '../../tournament/folder/read-tournament.ts';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { LoadedFolder } from '../tournament/load-folder.ts';

/** Writes the page of what is known by now. */
export function makeReport({ places, game }: LoadedFolder, { json }: { readonly json?: true }): void {
  const state = readTournament(places);
  const summary = summariseComparison(state);
  writeComparisonReport(places, summary, state.definition, readEmptyPage([game]));
  const report = join(places.report, 'index.html');
  if (json) return console.log(JSON.stringify({ report, blocks: summary.result.blocks }));
  console.log(`Report of ${summary.result.blocks} blocks in ${report}`);
}
