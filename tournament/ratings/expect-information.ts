import type { Matrix } from './cholesky.ts';

/**
 * How much one match of some bots says about their worths, before it is played: the covariance of the features of
 * every choice, weighed by the chance that it comes to it. 0.479 for each bot of an even table of four.
 */
export function expectInformation(worths: readonly number[]): Matrix {
  const size = worths.length;
  const information = new Float64Array(size * size);
  addChoices(
    information,
    worths.map((worth) => Math.exp(worth)),
    [...worths.keys()],
    1,
  );
  return information;
}

function addChoices(to: Matrix, alphas: readonly number[], bots: readonly number[], chance: number): void {
  if (bots.length < 2) return;
  const total = bots.reduce((sum, bot) => sum + alphas[bot]!, 0);
  for (const first of bots) {
    const share = alphas[first]! / total;
    for (const second of bots) {
      const other = alphas[second]! / total;
      to[first * alphas.length + second]! += chance * share * ((first === second ? 1 : 0) - other);
    }
    addChoices(
      to,
      alphas,
      bots.filter((bot) => bot !== first),
      chance * share,
    );
  }
}
