import type { TournamentPlaces } from '../folder/locate-tournament.ts';
import { beginComparison, type BeginComparisonEvent, type BeginComparisonOptions } from './begin-comparison.ts';
import { playComparison, type ComparisonEvent, type PlayComparisonOptions } from './play-comparison.ts';
import type { Summary } from './summarise-comparison.ts';

export interface CompareBotsOptions
  extends Omit<BeginComparisonOptions, 'onEvent'>, Omit<PlayComparisonOptions, 'onEvent'> {
  readonly onEvent?: ((event: BeginComparisonEvent | ComparisonEvent) => void) | undefined;
}

export interface ComparedBots {
  /** Where it is kept, and can be taken up again. */
  readonly places: TournamentPlaces;
  readonly summary: Summary;
}

/** Finds out whether a bot got better, with as few matches as that takes. */
export async function compareBots(options: CompareBotsOptions): Promise<ComparedBots> {
  const places = await beginComparison(options);
  return { places, summary: await playComparison(places, options) };
}
