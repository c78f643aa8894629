import { join } from 'node:path';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { TournamentPlaces } from '../folder/locate-tournament.ts';
import { readTournament } from '../folder/read-tournament.ts';
import { writeComparisonReport } from './report/write-comparison-report.ts';
import { summariseComparison } from './summarise-comparison.ts';

/** Writes the page of what is known by now. */
export function reportComparison(places: TournamentPlaces): { readonly report: string; readonly blocks: number } {
  const state = readTournament(places);
  const summary = summariseComparison(state);
  writeComparisonReport(places, summary, state.definition, readEmptyPage());
  return { report: join(places.report, 'index.html'), blocks: summary.result.blocks };
}
