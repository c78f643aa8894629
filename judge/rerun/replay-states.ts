import { openDialogue, type DialogueSettings } from '../../dialogue/open-dialogue.ts';
import type { Match } from '../../engine/core/match.ts';
import type { ByPlayer, Player } from '../../engine/core/players.ts';

/** What it takes to know what the bots were sent in a round, and in the next one. */
export interface PlayedOrders {
  readonly given: ByPlayer<readonly object[]>;
  /** Who was in the match when the round began. */
  readonly alive: ByPlayer<boolean>;
}

/** A state as a player got it. */
export interface ReplayedState {
  readonly round: number;
  readonly line: Uint8Array;
  /** How long its answer might take. */
  readonly timeMs: number | null;
}

/** The states that one player was sent in the rounds of a match, made again; `match` is one that has just begun. */
export function* replayStates(
  match: Match,
  settings: DialogueSettings,
  player: Player,
  rounds: readonly PlayedOrders[],
): Generator<ReplayedState> {
  const dialogue = openDialogue(match, settings);
  for (const { given, alive } of rounds) {
    const { round } = match;
    const timeMs = dialogue.timeMs(player);
    const line = dialogue.makeLines(alive)[player];
    dialogue.checkLines();
    if (match.isAsked(player)) yield { round, line, timeMs };
    dialogue.play(given as ByPlayer<object[]>);
  }
}
