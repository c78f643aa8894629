import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import { join } from 'node:path';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { TournamentPlaces } from '../folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../folder/read-tournament.ts';
import { writeComparisonReport } from './report/write-comparison-report.ts';
import { summariseComparison } from './summarise-comparison.ts';

/** Writes the page of what is known by now. */
export async function reportComparison(
  places: TournamentPlaces,
  { games }: { readonly games?: GameCatalogue | undefined } = {},
): Promise<{ readonly report: string; readonly blocks: number }> {
  const game = await loadFolderGame(places, games);
  const state = readTournament(places);
  const summary = summariseComparison(state, readPrivateTable(places));
  writeComparisonReport(places, summary, state.definition, readEmptyPage([game]));
  return { report: join(places.report, 'index.html'), blocks: summary.result.blocks };
}
