import type { TournamentState } from '../journal/tournament-state.ts';

interface FailingBot {
  readonly id: string;
  /** The block with the match that was too much. */
  readonly block: number;
  readonly faults: number;
}

/** The bots, but for those of the house and for reference, that went out of so many matches, counted in order of block up to the last one that is whole. */
export function findFailing(state: TournamentState, lastWhole: number, outAfter: number): FailingBot[] {
  const isIn = new Set(
    state.participants
      .filter(({ isHouse, isReference, withdrawn }) => !isHouse && !isReference && withdrawn === undefined)
      .map(({ id }) => id),
  );
  const faults = new Map<string, number>();
  const failing: FailingBot[] = [];
  for (const { block, seats } of state.counted) {
    if (block > lastWhole) break;
    for (const { id, verdict } of seats) {
      if (!verdict || !isIn.has(id)) continue;
      const count = (faults.get(id) ?? 0) + 1;
      faults.set(id, count);
      if (count === outAfter) failing.push({ id, block, faults: outAfter });
    }
  }
  return failing;
}
