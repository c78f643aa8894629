import type { PrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { beginTuning, type BeginTuningOptions } from './begin-tuning.ts';
import { playTuning, type PlayTuningOptions, type TuningEvent } from './play-tuning.ts';
import type { TuningOutcome } from './read-tuning.ts';

export interface TuneBotOptions extends Omit<BeginTuningOptions, 'onEvent'>, Omit<PlayTuningOptions, 'onEvent'> {
  readonly onEvent?: ((event: PrepareEvent | TuningEvent) => void) | undefined;
}

export interface TunedBot extends TuningOutcome {
  /** Where it is kept, and can be taken up again. */
  readonly paths: TournamentPaths;
}

/** Looks for better values of the numbers that a bot leaves open. */
export async function tuneBot(options: TuneBotOptions): Promise<TunedBot> {
  const paths = await beginTuning(options);
  return { paths, ...(await playTuning(paths, options)) };
}
