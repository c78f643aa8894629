import { ChoiceModel } from './choice-model.ts';
import type { FittedTables } from './fit-tables.ts';

/** By ranking, then by bot of it: how far that result alone moved the bot's worth, to first order. */
export function measurePulls({ rankings, evidence, parameters, plain }: FittedTables): Map<number, number>[] {
  const { choices, bots } = evidence;
  const scores = rankings.map(() => new Map<number, number>());
  const model = new ChoiceModel(choices, bots);
  for (let choice = 0; choice < choices.count; choice++) {
    model.look(choice, parameters);
    const score = scores[choices.rankings[choice]!]!;
    for (let i = 0; i < model.width; i++) {
      const place = model.places[i]!;
      score.set(place, (score.get(place) ?? 0) + model.score[i]!);
    }
  }
  const { size, matrix } = plain;
  return rankings.map(({ groups }, at) => {
    const score = [...scores[at]!];
    const move = (bot: number): number =>
      score.reduce((sum, [place, value]) => sum + matrix[bot * size + place]! * value, 0);
    return new Map(groups.flat().map((bot) => [bot, move(bot)]));
  });
}
