import { PLAYERS, type ByPlayer, type Player } from '../engine/core/players.ts';
import type { Fault } from '../protocol/types/common.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';

/** Who went out, and when, as the rounds of a replay say it. */
export class FaultRecord {
  readonly faults: ByPlayer<Fault | undefined> = [undefined, undefined, undefined, undefined];

  get alive(): ByPlayer<boolean> {
    return this.faults.map((fault) => fault === undefined) as ByPlayer<boolean>;
  }

  /** Takes the faults of a round; returns what is wrong with them, or with who did something in it. */
  takeRound({ round, faults = [], orders, rejected }: ReplayRound): string | undefined {
    for (const fault of faults) {
      const player = fault.player as Player;
      const former = this.faults[player];
      if (former) return `player ${player} goes out, and went out in round ${former.round}`;
      if (fault.round !== round) return `a fault of round ${fault.round} is recorded here`;
      this.faults[player] = fault;
    }
    // A bot that goes out in a round gives no orders in it either.
    const active = PLAYERS.find(
      (player) => this.faults[player] && orders[player].length + (rejected?.[player].length ?? 0) > 0,
    );
    if (active === undefined) return undefined;
    return `player ${active} gives orders, and went out in round ${this.faults[active]!.round}`;
  }
}
