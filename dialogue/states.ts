import type { RoundOutcome } from '../engine/core/match.ts';
import type { ByPlayer, Player } from '../engine/core/players.ts';

/** What the bots of a match are sent, round by round. */
export interface States {
  /** How long the answer to the next line of a player may take; null when there is no limit, or nothing to answer. */
  timeMs(player: Player): number | null;
  /** The lines of a round, good until those of the next are written; empty for a player that is sent nothing. */
  write(alive: ByPlayer<boolean>): ByPlayer<Uint8Array>;
  /** Throws if what was written last breaks the schema of the game. */
  check(): void;
  /** Takes what came of the round. */
  follow(outcome: RoundOutcome): void;
}
