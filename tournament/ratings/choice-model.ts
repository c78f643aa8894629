import { LARGEST_TABLE, type Choices } from './choices.ts';

const countBits = (set: number): number => set.toString(2).replaceAll('0', '').length;
const SET_SIZES = Uint8Array.from({ length: 2 ** LARGEST_TABLE }, (_, set) => countBits(set));

/**
 * The Davidson–Luce model of one choice: a set S comes next with a probability in proportion to
 * f(S) = δ_|S| · (∏ α_i)^(1/|S|), over all sets of the bots still there; δ₁ = 1, and δ of sizes that were never seen
 * is 0. In the logarithms of α and δ it is linear, so that gradient and information are means and covariances of the
 * features: 1/|S| for each member, and 1 for the size of the tie.
 */
export class ChoiceModel {
  /** Of the last choice looked at: parameters, by their place among all. */
  readonly places = new Int32Array(LARGEST_TABLE * 2);
  /** How many of them there are. */
  width = 0;
  /** Features of the set that was chosen, less the expected ones. */
  readonly score = new Float64Array(LARGEST_TABLE * 2);
  /** The covariance of the features, row after row, in rows of that width. */
  readonly information = new Float64Array((LARGEST_TABLE * 2) ** 2);
  logLikelihood = 0;

  private readonly mean = new Float64Array(LARGEST_TABLE * 2);
  private readonly weights = new Float64Array(2 ** LARGEST_TABLE);
  /** By size of a set: the place of the logarithm of delta among all parameters, or -1 where ties of that size were never seen. */
  private readonly tiePlaces = new Int32Array(LARGEST_TABLE + 1).fill(-1);
  /** By number of bots still there: the sets that may come next, as bits. */
  private readonly sets: readonly (readonly number[])[];

  constructor(
    private readonly choices: Choices,
    bots: number,
  ) {
    for (const [at, order] of choices.tieOrders.entries()) this.tiePlaces[order] = bots + at;
    const isPossible = (set: number): boolean => SET_SIZES[set] === 1 || this.tiePlaces[SET_SIZES[set]!]! >= 0;
    this.sets = [0, 1, 2, 3, 4].map((size) => [...SET_SIZES.keys()].slice(1, 2 ** size).filter(isPossible));
  }

  /** Computes all of the above for one choice. */
  look(choice: number, parameters: Float64Array): void {
    const size = this.choices.sizes[choice]!;
    this.layOut(choice, size);
    const total = this.weigh(size, parameters);
    const chosen = 2 ** this.choices.chosen[choice]! - 1;
    this.logLikelihood = Math.log(this.weights[chosen]! / total);
    this.average(size, total);
    this.addFeatures(this.score, chosen, size, 1);
  }

  private layOut(choice: number, size: number): void {
    for (let i = 0; i < size; i++) this.places[i] = this.choices.bots[LARGEST_TABLE * choice + i]!;
    this.width = size;
    for (const order of this.choices.tieOrders) {
      if (order <= size) this.places[this.width++] = this.tiePlaces[order]!;
    }
  }

  /** f of every set, divided by that of the largest worth so that nothing overflows; gives their sum. */
  private weigh(size: number, parameters: Float64Array): number {
    let largest = -Infinity;
    for (let i = 0; i < size; i++) largest = Math.max(largest, parameters[this.places[i]!]!);
    let total = 0;
    for (const set of this.sets[size]!) {
      const members = SET_SIZES[set]!;
      let sum = 0;
      for (let i = 0; i < size; i++) if (set & (1 << i)) sum += parameters[this.places[i]!]! - largest;
      const tie = members === 1 ? 0 : parameters[this.tiePlaces[members]!]!;
      const weight = Math.exp(sum / members + tie);
      this.weights[set] = weight;
      total += weight;
    }
    return total;
  }

  /** Means and covariances of the features; leaves minus the means in the score. */
  private average(size: number, total: number): void {
    const { width, mean, information } = this;
    mean.fill(0, 0, width);
    information.fill(0, 0, width * width);
    for (const set of this.sets[size]!) {
      const probability = this.weights[set]! / total;
      this.addFeatures(mean, set, size, probability);
      this.addProducts(set, size, probability);
    }
    for (let i = 0; i < width; i++) {
      for (let j = 0; j < width; j++) information[i * width + j]! -= mean[i]! * mean[j]!;
      this.score[i] = -mean[i]!;
    }
  }

  private addFeatures(to: Float64Array, set: number, size: number, weight: number): void {
    const members = SET_SIZES[set]!;
    for (let i = 0; i < size; i++) if (set & (1 << i)) to[i]! += weight / members;
    if (members > 1) to[this.findTieColumn(members, size)]! += weight;
  }

  private addProducts(set: number, size: number, weight: number): void {
    const { width, information } = this;
    const members = SET_SIZES[set]!;
    const tie = members > 1 ? this.findTieColumn(members, size) : -1;
    for (let i = 0; i < size; i++) {
      if (!(set & (1 << i))) continue;
      for (let j = 0; j < size; j++) if (set & (1 << j)) information[i * width + j]! += weight / members ** 2;
      if (tie < 0) continue;
      information[i * width + tie]! += weight / members;
      information[tie * width + i]! += weight / members;
    }
    if (tie >= 0) information[tie * width + tie]! += weight;
  }

  /** Where the size of a tie stands among the parameters of the choice. */
  private findTieColumn(members: number, size: number): number {
    return size + this.choices.tieOrders.indexOf(members);
  }
}
