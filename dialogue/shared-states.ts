import type { Match, RoundOutcome } from '../engine/core/match.ts';
import type { ByPlayer } from '../engine/core/players.ts';
import { makeStateChecker } from './check-state.ts';
import type { DialogueSettings } from './open-dialogue.ts';
import { StateLines } from './state-lines.ts';
import { makeStateMessage, type StateMessage } from './state-message.ts';
import type { States } from './states.ts';

/** What bots are sent in a game that sends everybody the same: what they share is made, and checked, once. */
export class SharedStates implements States {
  private readonly lines = new StateLines();
  private readonly checkState: (message: StateMessage) => void;
  private last: RoundOutcome | undefined;
  private message: StateMessage | undefined;

  constructor(
    private readonly match: Match,
    private readonly settings: DialogueSettings,
  ) {
    this.checkState = makeStateChecker(match.game, settings.findValidator);
  }

  timeMs(): number | null {
    const { startMs, roundMs } = this.settings.limits;
    if (this.match.isOver) return null;
    return this.last === undefined ? startMs : roundMs;
  }

  write(alive: ByPlayer<boolean>): ByPlayer<Uint8Array> {
    const { last } = this;
    this.message = makeStateMessage(this.match, { ...this.settings, alive, timeMs: this.timeMs(), last });
    return this.lines.write(this.message);
  }

  check(): void {
    if (this.message) this.checkState(this.message);
  }

  follow(outcome: RoundOutcome): void {
    this.last = outcome;
  }
}
