import { planComparison } from './formats/comparison.ts';
import { planGauntlet } from './formats/gauntlet.ts';
import { planLadder } from './formats/ladder.ts';
import { planRoundRobin } from './formats/round-robin.ts';
import { planSwiss } from './formats/swiss.ts';
import { planTuning } from './formats/tuning.ts';
import { planUpc } from './formats/upc.ts';
import type { PlanBuilder, Stage } from './plan-builder.ts';
import { measureLengths } from './measure-lengths.ts';
import type { Plan } from './plan.ts';

/** How a format is planned: stage after stage, and at the end the places by its own rule. */
export interface Planner {
  readonly stages: Generator<Stage, Plan['order']>;
  /** Whether a stage can be planned only when all before it is played. */
  readonly needsResults: boolean;
  /** Whether the tables of a replaced bot are played again, rather than left to the stages that follow. */
  readonly playsAgain: boolean;
}

export function startPlanner(builder: PlanBuilder): Planner {
  const { format, extensions = [] } = builder.definition;
  const [total, parts] = measureLengths(format, extensions);
  switch (format.kind) {
    case 'round-robin':
      return { stages: planRoundRobin(builder, total, parts), needsResults: false, playsAgain: true };
    case 'gauntlet':
      return { stages: planGauntlet(builder, total, format.challengers), needsResults: false, playsAgain: true };
    case 'swiss':
      return { stages: planSwiss(builder, total), needsResults: true, playsAgain: true };
    case 'upc':
      return { stages: planUpc(builder, format.finalMatches), needsResults: true, playsAgain: false };
    case 'comparison':
      return { stages: planComparison(builder, format), needsResults: false, playsAgain: false };
    case 'tuning':
      return { stages: planTuning(builder, format), needsResults: true, playsAgain: false };
    case 'ladder':
      return { stages: planLadder(builder, total), needsResults: true, playsAgain: false };
  }
}
