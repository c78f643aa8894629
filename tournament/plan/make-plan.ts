import { PlanBuilder } from './plan-builder.ts';
import type { BlockResult, Plan, PlanDefinition, Table } from './plan.ts';
import { startPlanner } from './planner.ts';

/** The plan of a tournament: a pure function of its definition and of the results so far, in whatever order. */
export function makePlan(definition: PlanDefinition, results: readonly BlockResult[] = []): Plan {
  if (definition.format.kind === 'open-ladder') return planScheduled(definition.scheduled ?? []);
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

/** The journal of an open ladder says who meets whom: whoever runs it decides by what happens beside the ladder too. */
function planScheduled(tables: readonly Table[]): Plan {
  const blocks = tables.map((table, at) => ({
    number: at + 1,
    stage: 'ladder',
    table,
    seatings: [table],
    isRated: true,
    isOutdated: false,
  }));
  return { blocks, isComplete: false, order: undefined };
}
