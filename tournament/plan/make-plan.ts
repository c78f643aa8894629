import { PlanBuilder } from './plan-builder.ts';
import type { BlockResult, Plan, PlanDefinition } from './plan.ts';
import { startPlanner } from './planner.ts';

/** The plan of a tournament: a pure function of its definition and of the results so far, in whatever order. */
export function makePlan(definition: PlanDefinition, results: readonly BlockResult[] = []): Plan {
  const builder = new PlanBuilder(definition, results);
  const { stages, needsResults, playsAgain } = startPlanner(builder);
  for (;;) {
    const step = stages.next();
    if (step.done) return { blocks: builder.blocks, isComplete: true, order: step.value };
    builder.append(step.value);
    for (let again = builder.outdate(); again.length > 0; again = builder.outdate()) {
      if (playsAgain) builder.append({ name: 'again', tables: again });
    }
    if (needsResults && !builder.isFinished()) return { blocks: builder.blocks, isComplete: false, order: undefined };
  }
}
