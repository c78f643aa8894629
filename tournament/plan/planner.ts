import { planComparison } from './formats/comparison.ts';
import { planGauntlet } from './formats/gauntlet.ts';
import { planLadder } from './formats/ladder.ts';
import { planRoundRobin } from './formats/round-robin.ts';
import { planSwiss } from './formats/swiss.ts';
import { planTuning } from './formats/tuning.ts';
import { planUpc } from './formats/upc.ts';
import type { Hall, Stage } from './hall.ts';
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

export function startPlanner(hall: Hall): Planner {
  const { format, extensions = [] } = hall.definition;
  const [total, parts] = measureLengths(format, extensions);
  switch (format.kind) {
    case 'round-robin':
      return { stages: planRoundRobin(hall, total, parts), needsResults: false, playsAgain: true };
    case 'gauntlet':
      return { stages: planGauntlet(hall, total, format.challengers), needsResults: false, playsAgain: true };
    case 'swiss':
      return { stages: planSwiss(hall, total), needsResults: true, playsAgain: true };
    case 'upc':
      return { stages: planUpc(hall, format.finalMatches), needsResults: true, playsAgain: false };
    case 'comparison':
      return { stages: planComparison(hall, format), needsResults: false, playsAgain: false };
    case 'tuning':
      return { stages: planTuning(hall, format), needsResults: true, playsAgain: false };
    case 'open-ladder':
      throw new Error('the journal of an open ladder is its plan');
    case 'ladder':
      return { stages: planLadder(hall, total), needsResults: true, playsAgain: false };
  }
}
