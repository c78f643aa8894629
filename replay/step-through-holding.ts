import type { PlayableGame } from '../engine/core/playable-game.ts';
import type { Chunks } from './read-lines.ts';
import { ReplayError } from './replay-error.ts';
import type { ReplayGames } from './replay-games.ts';
import type { StepperOptions } from './replay-stepper.ts';
import { stepThrough, type Stepped } from './step-through.ts';
import { requireSameRules } from './verify-replay.ts';

/** A replay with what to call it when something is wrong with it, and the games that it may be of. */
export interface NamedReplay<G extends PlayableGame = PlayableGame> {
  readonly name: string;
  readonly chunks: Chunks;
  readonly games: ReplayGames<G>;
}

/** Steps through a replay as long as it holds; one that does not, or is of other rules, throws an error with its name. */
export async function* stepThroughHolding<G extends PlayableGame>(
  { name, chunks, games }: NamedReplay<G>,
  options: StepperOptions = {},
): AsyncGenerator<Stepped<G>> {
  let hasBegun = false;
  try {
    for await (const stepped of stepThrough(chunks, games, options)) {
      const { stepper } = stepped;
      if (!hasBegun) requireSameRules(stepper);
      hasBegun = true;
      if (stepper.difference) throw new ReplayError(`verification failed: ${stepper.difference.problem}`);
      yield stepped;
    }
  } catch (error) {
    throw error instanceof ReplayError ? new ReplayError(`${name}: ${error.message}`) : error;
  }
}
