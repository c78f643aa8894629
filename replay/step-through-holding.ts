import type { CheckShape } from './parse-lines.ts';
import type { Chunks } from './read-lines.ts';
import { ReplayError } from './replay-error.ts';
import { stepThrough, type Stepped } from './step-through.ts';
import { requireSameRules } from './verify-replay.ts';

/** A replay with what to call it when something is wrong with it. */
export interface NamedReplay {
  readonly name: string;
  readonly chunks: Chunks;
}

/** Steps through a replay as long as it holds; one that does not, or is of other rules, throws an error with its name. */
export async function* stepThroughHolding({ name, chunks }: NamedReplay, check: CheckShape): AsyncGenerator<Stepped> {
  let hasBegun = false;
  try {
    for await (const stepped of stepThrough(chunks, check)) {
      const { stepper } = stepped;
      if (!hasBegun) requireSameRules(stepper);
      hasBegun = true;
      if (stepper.difference) throw new ReplayError(`it does not hold: ${stepper.difference.problem}`);
      yield stepped;
    }
  } catch (error) {
    throw error instanceof ReplayError ? new ReplayError(`${name}: ${error.message}`) : error;
  }
}
