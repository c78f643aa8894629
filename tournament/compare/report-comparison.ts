import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import { join } from 'node:path';
import { readEmptyPage } from '../../judge/view/viewer-page.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../folder/read-tournament.ts';
import { writeComparisonReport } from './report/write-comparison-report.ts';
import { summariseComparison } from './summarise-comparison.ts';

/** Writes the page of what is known by now. */
export async function reportComparison(
  paths: TournamentPaths,
  { games }: { readonly games?: GameCatalogue | undefined } = {},
): Promise<{ readonly report: string; readonly blocks: number }> {
  const game = await loadFolderGame(paths, games);
  const state = readTournament(paths);
  const summary = summariseComparison(state, readPrivateTable(paths));
  writeComparisonReport(paths, summary, state.definition, readEmptyPage([game]));
  return { report: join(paths.report, 'index.html'), blocks: summary.result.blocks };
}
