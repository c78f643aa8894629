import { makeChoices } from '../../tournament/ratings/choices.ts';
import { fitWorths } from '../../tournament/ratings/fit-worths.ts';
import { indexTables } from '../../tournament/ratings/indexed-table.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { makeRanking } from '../../tournament/ratings/ranking.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import type { Rating, Ratings } from '../../tournament/ratings/ratings.ts';
import { makeField, type Field } from './fields.ts';
import { callBots, HOUSE, playTournament, type SimulatedFormat } from './play-tournament.ts';
import { makeChance, type World } from './simulate.ts';

/** One kind of tournament. */
export interface Cell {
  readonly format: SimulatedFormat;
  readonly field: Field;
  readonly bots: number;
  readonly cycles: number;
  readonly luckOfSeed: number;
  readonly tieWithin: number;
}

export interface Measured {
  readonly cell: Cell;
  /** By tournament: the share of bars that contain the true value. Bots of one tournament are not independent. */
  readonly covered: readonly number[];
  /** By tournament: 1 if at least one sure statement is wrong, otherwise 0. */
  readonly wrong: readonly number[];
  /** How long bars are, in units of the shortest that would do: those made of the true spread of the ratings. */
  readonly length: number;
}

const POINTS = 400 / Math.LN10;
/** True values are fitted to at most so many matches: what is left of their error is small beside the bars. */
const MAX_TRUTH_TABLES = 8000;

/** Plays so many tournaments of a kind, and counts how often what we say of them is true. */
export function measureCell(cell: Cell, runs: number): Measured {
  const { format, field, bots, cycles, luckOfSeed, tieWithin } = cell;
  const chance = makeChance(hash(JSON.stringify(cell)));
  const world = { ...makeField(field, bots), luckOfSeed, tieWithin };
  const played = Array.from({ length: runs }, (_, at) => playTournament(format, cycles, world, chance, at + 1));
  const truths = findTruths(world, played);
  const findMiss = ({ bot, points }: Rating): number => points - truths[Number(bot)]!;
  const rated = played.map((tables) => rate(bots, tables, format));
  const ranked = rated.map(({ rows }) => rows.filter(({ rank }) => rank !== null));
  const spread = Math.sqrt(average(ranked.flat().map((row) => findMiss(row) ** 2)));
  return {
    cell,
    covered: ranked.map((rows) => average(rows.map((row) => Number(Math.abs(findMiss(row)) <= 1.96 * row.error)))),
    wrong: rated.map((ratings) => Number(hasWrongStatement(ratings, world.worths))),
    length: average(ranked.flat().map(({ error }) => error)) / spread,
  };
}

/** Rates the field, and the house if it was needed. */
export function rate(bots: number, tables: readonly PlayedTable[], format: SimulatedFormat): Ratings {
  const hasHouse = tables.some(({ seats }) => seats.some((id) => Number(id) >= bots));
  const ids = callBots(hasHouse ? bots + HOUSE : bots);
  const isPairedByResults = format === 'swiss';
  return rateBots({ bots: ids.map((id, bot) => ({ id, isRanked: bot < bots })), tables, isPairedByResults });
}

/**
 * What endless play would give, in points. Seeds that matter, and ties, pull ratings together: by a smooth function of the
 * worth, here a·w + b·w³, fitted to the ratings of all tournaments as if they were one.
 */
function findTruths({ worths }: World, played: readonly (readonly PlayedTable[])[]): number[] {
  if (worths.every((worth) => worth === 0)) return worths.map(() => 0);
  const tables = indexTables(callBots(worths.length + HOUSE), played.flat().slice(0, MAX_TRUTH_TABLES));
  const choices = makeChoices(tables.map(makeRanking));
  const { parameters } = fitWorths({ bots: worths.length + HOUSE, choices, ghost: 0.5 });
  const fitted = Array.from(parameters.subarray(0, worths.length));
  const level = average(fitted);
  const sum = (power: number): number => worths.reduce((total, worth) => total + worth ** power, 0);
  const project = (power: number): number =>
    worths.reduce((total, worth, bot) => total + worth ** power * (fitted[bot]! - level), 0);
  const determinant = sum(2) * sum(6) - sum(4) ** 2;
  // With three worths, one of them 0, the two powers are one.
  if (determinant < 1e-9 * sum(2) * sum(6)) return worths.map((worth) => (POINTS * worth * project(1)) / sum(2));
  const a = (project(1) * sum(6) - project(3) * sum(4)) / determinant;
  const b = (project(3) * sum(2) - project(1) * sum(4)) / determinant;
  return worths.map((worth) => POINTS * (a * worth + b * worth ** 3));
}

/** Rank ranges, tiers and the table of pairs are made of these statements. Of copies none is better. */
function hasWrongStatement({ rows, surelyAbove }: Ratings, worths: readonly number[]): boolean {
  const findWorth = (row: number): number => worths[Number(rows[row]!.bot)]!;
  return surelyAbove.some((below, row) => below.some((other) => findWorth(row) <= findWorth(other)));
}

export function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function hash(text: string): number {
  return [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0, 7);
}
