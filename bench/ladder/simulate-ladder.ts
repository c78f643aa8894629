import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { chooseTable } from '../../contest/ladder/choose-table.ts';
import { LadderFigures } from '../../contest/ladder/ladder-figures.ts';
import { findMean } from '../../tournament/ratings/find-mean.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import { drawNormal, makeChance } from '../statistics/simulate.ts';
import { playByLuck } from './play-by-luck.ts';

export interface SimulatedLadder {
  /** By bot: how far its rank is from what it should be. */
  readonly errors: number[];
  readonly matches: number[];
  /** By bot: how often it sat in each seat. */
  readonly seats: number[][];
  /** The share of error bars that contain the true value. */
  readonly covered: number;
}

/** How tables are made: by the ladder, by lot, or as Halite did. */
export type Pairing = 'ladder' | 'random' | 'halite';

interface Simulation {
  readonly bots: number;
  /** By bot, on average. */
  readonly matchesEach: number;
  readonly pairing: Pairing;
  readonly seed: number;
  /** The standard deviation of worths, which are the logarithms of odds; that of fields like those of contests when not given. */
  readonly spread?: number;
}

const REFIT_AFTER = 50;
const SPREAD = 1.5;
const POINTS = 400 / Math.LN10;

/** Plays a ladder of bots of known strength, by Plackett–Luce. */
export function simulateLadder({ bots, matchesEach, pairing, seed, spread = SPREAD }: Simulation): SimulatedLadder {
  const random = makeChance(seed);
  const ids = Array.from({ length: bots }, (_, at) => `e${String(at + 1).padStart(3, '0')}`);
  const worths = new Map(ids.map((id) => [id, spread * drawNormal(random)]));
  const figures = new LadderFigures(40);
  for (const id of ids) figures.activate(id, `person of ${id}`, 1, 0);
  const tables: PlayedTable[] = [];
  let ratings = new Map(ids.map((id) => [id, 0]));
  let errors = new Map<string, number>();
  const blocks = (bots * matchesEach) / 4;
  for (let block = 1; block <= blocks; block += 1) {
    const view = figures.view(block, 0, seed.toString(16).padStart(64, '0'));
    const seats = pairing === 'ladder' ? chooseTable(view)! : draw(pairing, ids, ratings, tables, random);
    figures.seat(seats, 0);
    tables.push({ block, seats, places: playByLuck(seats, worths, random) });
    if (block % REFIT_AFTER !== 0 && block < blocks) continue;
    const { rows } = rateBots({ bots: ids.map((id) => ({ id, isRanked: true })), tables });
    ratings = new Map(rows.map(({ bot, points }) => [bot, points]));
    errors = new Map(rows.map(({ bot, error }) => [bot, error]));
    figures.rate(rows);
  }
  const truth = [...ids].sort((a, b) => worths.get(b)! - worths.get(a)!);
  const found = [...ids].sort((a, b) => ratings.get(b)! - ratings.get(a)!);
  const level = findMean([...worths.values()]);
  const isCovered = (id: string): boolean =>
    Math.abs(ratings.get(id)! - POINTS * (worths.get(id)! - level)) <= 1.96 * errors.get(id)!;
  const count = (id: string, seat?: number): number =>
    tables.filter((table) => (seat === undefined ? table.seats.includes(id) : table.seats[seat as 0] === id)).length;
  return {
    errors: ids.map((id) => Math.abs(truth.indexOf(id) - found.indexOf(id))),
    matches: ids.map((id) => count(id)),
    seats: ids.map((id) => [0, 1, 2, 3].map((seat) => count(id, seat))),
    covered: findMean(ids.map((id) => Number(isCovered(id)))),
  };
}

/** Halite: who has played least, then rivals drawn near the rating, the nearer the likelier. */
function draw(
  pairing: Pairing,
  ids: readonly string[],
  ratings: ReadonlyMap<string, number>,
  tables: readonly PlayedTable[],
  random: () => number,
): ByPlayer<string> {
  const lots = [...ids].map((id) => ({ id, lot: random() })).sort((a, b) => a.lot - b.lot);
  const table = lots.map(({ id }) => id).slice(0, 4);
  if (pairing === 'random') return byPlayer((seat) => table[seat]!);
  const counts = new Map(ids.map((id) => [id, 0]));
  for (const { seats } of tables) for (const id of seats) counts.set(id, counts.get(id)! + 1);
  const [first] = lots.sort((a, b) => counts.get(a.id)! - counts.get(b.id)!);
  const order = [...ids].sort((a, b) => ratings.get(b)! - ratings.get(a)!);
  const at = order.indexOf(first!.id);
  const seated = new Set([first!.id]);
  while (seated.size < 4) {
    const step = Math.ceil(5 / Math.sqrt(Math.max(1e-3, random())));
    const rival = order[at + (random() < 0.5 ? -step : step)];
    if (rival !== undefined) seated.add(rival);
  }
  const mixed = [...seated].map((id) => ({ id, lot: random() })).sort((a, b) => a.lot - b.lot);
  return byPlayer((seat) => mixed[seat]!.id);
}
