import type { ByPlayer, Player } from '../engine/core/players.ts';
import type { Debug, Limits } from '../protocol/types/common.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Where limits do not say: those of earlier versions have none for debug output. */
export const USUAL_DEBUG_BUDGET = { debugBytes: 65_536, debugMatchBytes: 4 * 1_048_576 };

/**
 * How much debug output goes into a replay: bots may say as much as fits on a line each round, and whoever opens the
 * replay has to read it all. What is left out is noted in its place.
 */
export class DebugBudget {
  private readonly left: ByPlayer<number>;
  private readonly maxBytes: number;
  private readonly maxMatchBytes: number;
  private readonly encoder = new TextEncoder();

  constructor({ debugBytes, debugMatchBytes }: Pick<Limits, 'debugBytes' | 'debugMatchBytes'>) {
    this.maxBytes = debugBytes ?? USUAL_DEBUG_BUDGET.debugBytes;
    this.maxMatchBytes = debugMatchBytes ?? USUAL_DEBUG_BUDGET.debugMatchBytes;
    this.left = [this.maxMatchBytes, this.maxMatchBytes, this.maxMatchBytes, this.maxMatchBytes];
  }

  /** What is kept of the debug part of an answer. */
  take(player: Player, debug: Debug | null): Debug | null {
    if (debug === null) return null;
    const { length } = this.encoder.encode(JSON.stringify(debug));
    if (length > this.maxBytes) return leaveOut(length, `${this.maxBytes} are kept of an answer`);
    if (length > this.left[player]) return leaveOut(length, `${this.maxMatchBytes} are kept of a match`);
    this.left[player] -= length;
    return debug;
  }
}

function leaveOut(bytes: number, why: string): Debug {
  return { notes: `(${bytes} bytes of debug output are left out: ${why})` };
}
