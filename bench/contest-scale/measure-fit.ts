import { byPlayer } from '../../engine/core/players.ts';
import { ratePackedField } from '../../tournament/ratings/large/rate-large-field.ts';
import { packPlaces, PackedTables } from '../../tournament/ratings/packed-tables.ts';
import { drawNormal, makeChance } from '../statistics/simulate.ts';

export interface FitFigures {
  /** Seconds of CPU: from nothing, and from where the fit before ended when a hundredth of the matches was missing. */
  readonly cold: number;
  readonly warm: number;
}

/** How many ranks rivals are apart at most, but for one match in ten. */
const REACH = 10;

/** Fits the ratings of a ladder that has run for long: neighbours by strength met, and one match in ten was among all. */
export function measureFit(bots: number, matches: number): FitFigures {
  const tables = new PackedTables();
  const add = makeMatches(bots, tables);
  const last = Math.round(matches / 100);
  add(matches - last);
  const field = Array.from({ length: bots }, (_, bot) => ({ id: `e${bot}`, isRanked: true }));
  const [cold, fit] = time(() => ratePackedField({ bots: field, tables }));
  add(last);
  const [warm] = time(() => ratePackedField({ bots: field, tables, start: fit.worths }));
  return { cold, warm };
}

function makeMatches(bots: number, tables: PackedTables): (count: number) => void {
  const chance = makeChance(36);
  const worths = Float64Array.from({ length: bots }, () => 1.5 * drawNormal(chance)).sort();
  let block = 0;
  const addOne = (): void => {
    const at = Math.floor(chance() * bots);
    const reach = chance() < 0.1 ? bots : REACH;
    const seats = new Set([at]);
    while (seats.size < 4) {
      const rival = at + Math.floor((chance() - 0.5) * 2 * reach);
      if (rival >= 0 && rival < bots) seats.add(rival);
    }
    const list = [...seats];
    const times = list.map((bot) => -Math.log(1 - chance()) / Math.exp(worths[bot]!));
    const places = byPlayer((seat) => 1 + times.filter((time) => time < times[seat]!).length);
    tables.add((block += 1), list, packPlaces(places));
  };
  return (count) => {
    for (let match = 0; match < count; match += 1) addOne();
  };
}

function time<T>(work: () => T): [seconds: number, result: T] {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return [(user + system) / 1e6, result];
}
