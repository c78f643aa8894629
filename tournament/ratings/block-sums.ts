import type { Matrix } from './cholesky.ts';
import { ChoiceModel } from './choice-model.ts';
import { LARGEST_TABLE, type Choices } from './choices.ts';
import type { Evidence } from './likelihood.ts';

/** What the matches on one seed say together. */
export interface BlockSum {
  readonly block: number;
  /** The parameters it is about. */
  readonly places: readonly number[];
  readonly score: Float64Array;
  /** Row after row, for these parameters only. */
  readonly information: Matrix;
}

/** Adds up scores and information by block, one after another. The choices of a block must stand together. */
export function* sumBlocks({ bots, choices }: Evidence, parameters: Float64Array): Generator<BlockSum> {
  const model = new ChoiceModel(choices, bots);
  for (let first = 0, end = 0; first < choices.count; first = end) {
    while (end < choices.count && choices.blocks[end] === choices.blocks[first]) end++;
    const places = findPlaces(choices, bots, first, end);
    const sum = {
      block: choices.blocks[first]!,
      places,
      score: new Float64Array(places.length),
      information: new Float64Array(places.length ** 2),
    };
    for (let choice = first; choice < end; choice++) {
      model.look(choice, parameters);
      addChoice(sum, model);
    }
    yield sum;
  }
}

function findPlaces(choices: Choices, bots: number, first: number, end: number): number[] {
  const seen = new Set<number>();
  for (let choice = first; choice < end; choice++) {
    for (let i = 0; i < choices.sizes[choice]!; i++) seen.add(choices.bots[LARGEST_TABLE * choice + i]!);
  }
  return [...seen, ...choices.tieOrders.map((_, at) => bots + at)];
}

function addChoice({ places, score, information }: BlockSum, model: ChoiceModel): void {
  const width = places.length;
  for (let i = 0; i < model.width; i++) {
    const row = places.indexOf(model.places[i]!);
    score[row]! += model.score[i]!;
    for (let j = 0; j < model.width; j++) {
      const column = places.indexOf(model.places[j]!);
      information[row * width + column]! += model.information[i * model.width + j]!;
    }
  }
}
