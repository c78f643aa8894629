import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { beginComparison, type BeginComparisonEvent, type BeginComparisonOptions } from './begin-comparison.ts';
import { playComparison, type ComparisonEvent, type PlayComparisonOptions } from './play-comparison.ts';
import type { Summary } from './summarise-comparison.ts';

export interface CompareBotsOptions
  extends Omit<BeginComparisonOptions, 'onEvent'>, Omit<PlayComparisonOptions, 'onEvent'> {
  readonly onEvent?: ((event: BeginComparisonEvent | ComparisonEvent) => void) | undefined;
}

export interface ComparedBots {
  /** Where it is kept, and can be taken up again. */
  readonly paths: TournamentPaths;
  readonly summary: Summary;
}

/** Finds out whether a bot got better, with as few matches as that takes. */
export async function compareBots(options: CompareBotsOptions): Promise<ComparedBots> {
  const paths = await beginComparison(options);
  return { paths, summary: await playComparison(paths, options) };
}
