import { drawNormal, type Chance, type World } from './simulate.ts';

/** How strong the bots of a field are. Spreads are standard deviations of logarithms: 0.3 are 52 points, 0.7 are 122. */
export const FIELDS = ['equal', 'spread 52', 'spread 122', 'copies'] as const;
export type Field = (typeof FIELDS)[number];

const SPREADS: Readonly<Record<Field, number>> = { equal: 0, 'spread 52': 0.3, 'spread 122': 0.7, copies: 0.5 };

/** Worths at even distances of a normal distribution; with copies, two bots of each. */
export function makeField(field: Field, bots: number): Pick<World, 'worths' | 'isCopyOf'> {
  const hasCopies = field === 'copies';
  const different = hasCopies ? Math.ceil(bots / 2) : bots;
  const quantiles = Array.from({ length: different }, (_, at) => findQuantile((at + 0.5) / different));
  const deviation = Math.sqrt(quantiles.reduce((sum, each) => sum + each ** 2, 0) / different);
  const isCopyOf = (bot: number): number => (hasCopies && bot < bots ? 2 * Math.floor(bot / 2) : bot);
  const worths = Array.from(
    { length: bots },
    (_, bot) => (SPREADS[field] * quantiles[hasCopies ? bot >> 1 : bot]!) / (deviation || 1),
  );
  return { worths, isCopyOf };
}

/** Worths at random, for claims about pairs: in even distances hardly any two would be nearly equal. */
export const drawField = (field: Field, bots: number, chance: Chance): number[] =>
  Array.from({ length: bots }, () => SPREADS[field] * drawNormal(chance));

/** Of the logistic distribution with the variance of the normal one, which is near enough. */
const findQuantile = (share: number): number => (Math.sqrt(3) / Math.PI) * Math.log(share / (1 - share));
