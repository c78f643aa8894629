import type { TournamentState } from '../journal/tournament-state.ts';

interface FailingBot {
  readonly name: string;
  /** The block with the match that was too much. */
  readonly block: number;
  readonly faults: number;
}

/** The ranked bots that went out of so many matches, counted in order of block up to the last one that is whole. */
export function findFailing(state: TournamentState, lastWhole: number, outAfter: number): FailingBot[] {
  const isIn = new Set(
    state.participants.filter(({ isHouse, withdrawn }) => !isHouse && withdrawn === undefined).map(({ name }) => name),
  );
  const faults = new Map<string, number>();
  const failing: FailingBot[] = [];
  for (const { block, seats } of state.counted) {
    if (block > lastWhole) break;
    for (const { name, verdict } of seats) {
      if (!verdict || !isIn.has(name)) continue;
      const count = (faults.get(name) ?? 0) + 1;
      faults.set(name, count);
      if (count === outAfter) failing.push({ name, block, faults: outAfter });
    }
  }
  return failing;
}
