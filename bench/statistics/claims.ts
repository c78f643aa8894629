import type { Ratings } from '../../tournament/ratings/ratings.ts';
import { drawField } from './fields.ts';
import { hash, rate, type Cell } from './measure-cell.ts';
import { playTournament } from './play-tournament.ts';
import { makeChance } from './simulate.ts';

/** Where a new kind of claim begins. */
export const CLAIM_EDGES = [0.5, 0.75, 0.9, 0.95, 0.975, 0.99] as const;

/** How probable pairs were said to be in order, for pairs with about the same probability, and how many were. */
export interface Claim {
  pairs: number;
  claimed: number;
  right: number;
  /** The sum over tournaments of (right − claimed)²: pairs of one tournament are not independent. */
  squares: number;
}

/** What is claimed of pairs in so many tournaments of a kind, by `CLAIM_EDGES`: in fields that are drawn. */
export function measureClaims(cell: Cell, runs: number): Claim[] {
  const { format, field, bots, cycles, luckOfSeed, tieWithin } = cell;
  const chance = makeChance(hash(`claims ${JSON.stringify(cell)}`));
  const claims = makeClaims();
  for (let run = 1; run <= runs; run++) {
    const worths = drawField(field, bots, chance);
    const tables = playTournament(format, cycles, { worths, luckOfSeed, tieWithin }, chance, run);
    addClaims(claims, rate(bots, tables, format), worths);
  }
  return claims;
}

const makeClaims = (): Claim[] => CLAIM_EDGES.map(() => ({ pairs: 0, claimed: 0, right: 0, squares: 0 }));

/** Adds the pairs of one tournament. */
function addClaims(claims: readonly Claim[], { rows, superiority }: Ratings, worths: readonly number[]): void {
  const ranked = [...rows.keys()].filter((row) => rows[row]!.rank !== null);
  const findWorth = (row: number): number => worths[Number(rows[row]!.bot)]!;
  const own = makeClaims();
  for (const first of ranked) {
    for (const second of ranked.slice(0, first)) {
      const share = superiority[first]![second]!;
      const claimed = Math.max(share, 1 - share);
      const claim = own[CLAIM_EDGES.findLastIndex((edge) => claimed >= edge)]!;
      claim.pairs += 1;
      claim.claimed += claimed;
      const isBetter = findWorth(first) > findWorth(second);
      claim.right += Number(isBetter === share > 0.5);
    }
  }
  for (const [at, claim] of claims.entries()) {
    const { pairs, claimed, right } = own[at]!;
    claim.pairs += pairs;
    claim.claimed += claimed;
    claim.right += right;
    claim.squares += (right - claimed) ** 2;
  }
}

/** "97.1 → 96.8 ± 0.2": the mean claim, how often it was right, and the Monte Carlo error of that. */
export function describeClaims(all: readonly Claim[]): string {
  const sum = (find: (claim: Claim) => number): number => all.reduce((total, claim) => total + find(claim), 0);
  const pairs = sum((claim) => claim.pairs);
  if (pairs === 0) return '–';
  const show = (count: number): string => ((100 * count) / pairs).toFixed(1);
  const error = Math.sqrt(sum(({ squares }) => squares));
  return `${show(sum(({ claimed }) => claimed))} → ${show(sum(({ right }) => right))} ± ${show(error)}`;
}
