import { makeChoices } from '../../tournament/ratings/choices.ts';
import { fitWorths } from '../../tournament/ratings/fit-worths.ts';
import { indexTables } from '../../tournament/ratings/indexed-table.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { makeRanking } from '../../tournament/ratings/ranking.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import type { Rating, Ratings } from '../../tournament/ratings/ratings.ts';
import { drawField, makeField, type Field } from './fields.ts';
import { callBots, HOUSE, playTournament, type SimulatedFormat } from './play-tournament.ts';
import { makeChance, type Chance, type World } from './simulate.ts';

/** One kind of tournament. */
export interface Cell {
  readonly format: SimulatedFormat;
  readonly field: Field;
  readonly bots: number;
  readonly cycles: number;
  readonly luckOfSeed: number;
  readonly tieWithin: number;
}

/** A share in per cent, with its Monte Carlo error. */
export interface Share {
  readonly percent: number;
  readonly error: number;
}

/** What was claimed of pairs whose claim is about as high, and how often it was right. */
export interface Claim {
  pairs: number;
  claimed: number;
  right: number;
}

export interface Measured {
  readonly cell: Cell;
  readonly runs: number;
  /** How often the bar of a bot holds its true value. */
  readonly coverage: Share;
  /** How often at least one rank range is wrong. */
  readonly wrong: Share;
  /** How long bars are, in units of the shortest that would do: those made of the true spread of the ratings. */
  readonly length: number;
  /** By `CLAIM_EDGES`. */
  readonly claims: readonly Claim[];
}

/** Where a new kind of claim begins. */
export const CLAIM_EDGES = [0.5, 0.75, 0.9, 0.95, 0.975, 0.99] as const;
const POINTS = 400 / Math.LN10;
/** True values are the ratings of so many blocks, but of no fewer tournaments than this, and no more than are measured. */
const ENDLESS = 6000;
const MIN_ENDLESS = 30;

/** Plays so many tournaments of a kind, and looks how often what we say of them is true. */
export function measureCell(cell: Cell, runs: number): Measured {
  const { format, field, bots, cycles, luckOfSeed, tieWithin } = cell;
  const chance = makeChance(hash(JSON.stringify(cell)));
  const world = { ...makeField(field, bots), luckOfSeed, tieWithin };
  const played = Array.from({ length: runs }, (_, at) => playTournament(format, cycles, world, chance, at + 1));
  const truths = findTruths(cell, world, chance, runs);
  const rated = played.map((tables) => rate(bots, tables));
  const miss = ({ bot, points }: Rating): number => points - truths[Number(bot)]!;
  const ranked = rated.map(({ rows }) => rows.filter(({ rank }) => rank !== null));
  const covers = ranked.map((rows) => {
    return rows.filter((row) => Math.abs(miss(row)) <= 1.96 * row.error).length / bots;
  });
  const all = ranked.flat();
  const spread = Math.sqrt(average(all.map((row) => miss(row) ** 2)));
  return {
    cell,
    runs,
    coverage: makeShare(covers),
    wrong: makeShare(rated.map(({ rows }) => Number(rows.some((row) => isWrong(row, world.worths))))),
    length: average(all.map(({ error }) => error)) / spread,
    claims: field.startsWith('spread') ? countClaims(cell, Math.ceil(runs / 2), chance) : [],
  };
}

/** The field, and the house if it was needed. */
function rate(bots: number, tables: readonly PlayedTable[]): Ratings {
  const hasHouse = tables.some(({ seats }) => seats.some((id) => Number(id) >= bots));
  const ids = callBots(hasHouse ? bots + HOUSE : bots);
  return rateBots({ bots: ids.map((id, bot) => ({ id, isRanked: bot < bots })), tables });
}

/** What endless play would give, in points: seeds that matter draw ratings together. */
function findTruths(cell: Cell, world: World, chance: Chance, most: number): number[] {
  const { format, field, bots, cycles } = cell;
  if (field === 'equal') return world.worths.map(() => 0);
  const tournaments = Math.max(MIN_ENDLESS, Math.min(most, Math.ceil(ENDLESS / (bots * cycles))));
  const tables = Array.from({ length: tournaments }, (_, at) =>
    playTournament(format, cycles, world, chance, 1e6 + at),
  ).flat();
  const choices = makeChoices(indexTables(callBots(bots + HOUSE), tables).map(makeRanking));
  const { parameters } = fitWorths({ bots: bots + HOUSE, choices, ghost: 0.5 });
  // Copies are equally strong.
  const means = world.worths.map((worth) =>
    average(world.worths.flatMap((other, at) => (other === worth ? [parameters[at]!] : []))),
  );
  const level = average(means);
  return means.map((mean) => POINTS * (mean - level));
}

/** A range is wrong if fewer bots are really better than it says, or fewer really worse. */
function isWrong({ bot, rankRange }: Rating, worths: readonly number[]): boolean {
  if (rankRange === null) return false;
  const better = worths.filter((worth) => worth > worths[Number(bot)]!).length;
  const worse = worths.filter((worth) => worth < worths[Number(bot)]!).length;
  return rankRange[0] - 1 > better || worths.length - rankRange[1] > worse;
}

/** Claims of superiority in fields that are drawn by lot. */
function countClaims({ format, field, bots, cycles, ...luck }: Cell, runs: number, chance: Chance): Claim[] {
  const claims = CLAIM_EDGES.map(() => ({ pairs: 0, claimed: 0, right: 0 }));
  for (let run = 0; run < runs; run++) {
    const worths = drawField(field, bots, chance);
    const { rows, superiority } = rate(bots, playTournament(format, cycles, { worths, ...luck }, chance, run + 1));
    const isBetter = (row: number, other: number): boolean =>
      worths[Number(rows[row]!.bot)]! > worths[Number(rows[other]!.bot)]!;
    for (let first = 0; first < bots; first++) {
      for (let second = 0; second < first; second++) {
        const share = superiority[first]![second]!;
        const claimed = Math.max(share, 1 - share);
        const claim = claims[CLAIM_EDGES.findLastIndex((edge) => claimed >= edge)]!;
        claim.pairs += 1;
        claim.claimed += claimed;
        claim.right += Number(isBetter(first, second) === share > 0.5);
      }
    }
  }
  return claims;
}

/** Of one number for each tournament: bots of one tournament are not independent. */
function makeShare(values: readonly number[]): Share {
  const mean = average(values);
  const variance = average(values.map((value) => (value - mean) ** 2));
  return { percent: 100 * mean, error: 100 * Math.sqrt(variance / values.length) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);
}
