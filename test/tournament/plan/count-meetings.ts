import type { ByPlayer } from '../../../engine/core/players.ts';
import { isHouse } from './example-definition.ts';

/** Bots by their numbers, which may be their ids. */
type Bot = string | number;
type Table = Readonly<ByPlayer<Bot>>;

const isBefore = (a: Bot, b: Bot): boolean => Number(a) < Number(b);

/** How often each pair of entrants sits at one table, as "3 8" → 2. Pairs that never meet are counted too. */
export function countMeetings(tables: readonly Table[], entrants: readonly Bot[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const a of entrants) for (const b of entrants) if (isBefore(a, b)) counts.set(`${a} ${b}`, 0);
  for (const table of tables) {
    for (const a of table) {
      for (const b of table) if (isBefore(a, b) && !isHouse(b)) counts.set(`${a} ${b}`, counts.get(`${a} ${b}`)! + 1);
    }
  }
  return counts;
}

/** How often each entrant sits in each seat: by entrant, four counts. */
export function countSeats(seatings: readonly Table[], entrants: readonly Bot[]): number[][] {
  const counts = entrants.map(() => [0, 0, 0, 0]);
  for (const seating of seatings) {
    for (const [seat, bot] of seating.entries()) {
      const at = entrants.indexOf(bot);
      if (at >= 0) counts[at]![seat]!++;
    }
  }
  return counts;
}

export function measureRange(values: Iterable<number>): number {
  const all = [...values];
  return all.length === 0 ? 0 : Math.max(...all) - Math.min(...all);
}
