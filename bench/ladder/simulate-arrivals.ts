import type { ByPlayer } from '../../engine/core/players.ts';
import { chooseTable } from '../../contest/ladder/choose-table.ts';
import { LadderFigures } from '../../contest/ladder/ladder-figures.ts';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import { drawNormal, makeChance } from '../statistics/simulate.ts';
import { playByLuck } from './play-by-luck.ts';

interface Arrivals {
  /** Versions that come together, at the beginning. */
  readonly before: number;
  /** Versions that come after them, one after another over the time. */
  readonly submissions: number;
  readonly seconds: number;
  readonly slots: number;
  readonly matchSeconds: number;
  readonly burst: number;
  readonly seed: number;
}

interface ArrivalFigures {
  /** Matches of those who came together. */
  readonly oldest: readonly number[];
  /** Seconds that the others waited for their first match. */
  readonly toFirstMatch: readonly number[];
}

const SPREAD = 1.5;
const REFIT_AFTER = 5;
const STEP_SECONDS = 0.5;
const HOUSE = ['h1', 'h2', 'h3'];
const SECRET = 'f'.repeat(64);

/** A ladder to which versions come while it runs, in simulated time: the real scheduler and the real ratings. */
export function simulateArrivals(arrivals: Arrivals): ArrivalFigures {
  const { before, submissions, seconds, slots, matchSeconds, burst, seed } = arrivals;
  const chance = makeChance(seed);
  const figures = new LadderFigures(burst);
  const worths = new Map(HOUSE.map((id) => [id, -1]));
  for (const id of HOUSE) figures.activate(id, null, 1, 0);
  const counts = new Map<string, number>();
  const cameAt = new Map<string, number>();
  const waits: number[] = [];
  const tables: PlayedTable[] = [];
  const running: { readonly until: number; readonly table: PlayedTable }[] = [];
  let block = 0;
  const enter = (now: number): void => {
    const id = `e${cameAt.size}`;
    cameAt.set(id, now);
    counts.set(id, 0);
    worths.set(id, SPREAD * drawNormal(chance));
    figures.activate(id, `person of ${id}`, block + 1, now * 1000);
  };
  const begin = (seats: ByPlayer<string>, now: number): void => {
    block += 1;
    figures.seat(seats, now * 1000);
    for (const id of seats.filter((one) => counts.has(one))) {
      if (counts.get(id) === 0 && Number(id.slice(1)) >= before) waits.push(now - cameAt.get(id)!);
      counts.set(id, counts.get(id)! + 1);
    }
    running.push({ until: now + matchSeconds, table: { block, seats, places: playByLuck(seats, worths, chance) } });
  };
  const rate = (): void => {
    const bots = [...worths.keys()].map((id) => ({ id, isRanked: counts.has(id) }));
    figures.rate(rateBots({ bots, tables }).rows);
  };
  for (let at = 0; at < before; at += 1) enter(0);
  for (let now = 0; now < seconds; now += STEP_SECONDS) {
    while (cameAt.size < before + submissions && ((cameAt.size - before) * seconds) / submissions <= now) enter(now);
    while (running[0] && running[0].until <= now) {
      tables.push(running.shift()!.table);
      if (tables.length % REFIT_AFTER === 0) rate();
    }
    while (running.length < slots) {
      const seats = chooseTable(figures.view(block + 1, now * 1000, SECRET));
      if (!seats) break;
      begin(seats, now);
    }
  }
  return { oldest: [...counts.values()].slice(0, before), toFirstMatch: waits };
}
