import type { MatchEvent } from '../../engine/core/match-event.ts';
import type { ByPlayer, Player } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ViewerGame } from './viewer-games.ts';
import type { Debug, Fault } from '../../protocol/types/common.ts';
import type { Forgiven, Refusal } from '../../protocol/types/replay/round.ts';

/** The state of a match between two rounds. */
export interface Frame {
  /** What the game sends its bots, in the form of schemas/games/<id>/state.json. */
  readonly view: object;
  /** What each bot is sent, where the game hides something from them. */
  readonly views?: ByPlayer<object>;
  readonly scores: ByPlayer<number>;
  /** Whom the rules have put out. */
  readonly out?: readonly Player[];
  /** Share of the CPU time used so far, -1 for a player who is out; only the published judge writes it. */
  readonly status?: ByPlayer<number>;
}

/** What was ordered and what came of it in one round: it leads from one frame to the next. */
export interface FilmRound {
  /** The number people give the round. */
  readonly round: number;
  /** Undefined where the file does not say, as in the published games' replays. */
  readonly orders?: ByPlayer<object[]>;
  /** What was executed, in order. */
  readonly moves: readonly object[];
  /** What happened, in order, as the engine reports it. Undefined where the file has states and no orders. */
  readonly events?: readonly MatchEvent[];
  readonly rejected?: ByPlayer<Refusal[]>;
  readonly faults?: readonly Fault[];
  readonly forgiven?: readonly Forgiven[];
  readonly timeMs?: ByPlayer<number | null>;
  readonly cpuMs?: ByPlayer<number | null>;
  readonly waitMs?: ByPlayer<number | null>;
  readonly stderr?: ByPlayer<string>;
  readonly debug?: ByPlayer<Debug | null>;
}

/** Whether the file agrees with what the engine makes of it. */
export type Check =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'holds'; readonly rounds: number }
  /** Every round that is there holds, and then the file breaks off. */
  | { readonly kind: 'cut'; readonly rounds: number; readonly problem: string }
  | { readonly kind: 'differs'; readonly round: number | undefined; readonly problem: string };

/** A match as it is watched. It grows while a replay is played again or a live match goes on. */
export interface Film {
  readonly game: ViewerGame;
  /** As the replay has them, or as people know them who opened it. */
  names: ByPlayer<string>;
  readonly seed: Seed;
  /** How it came about, in a few words: the rule set and the version, or the published program. */
  readonly origin: string;
  /** Rounds of a whole match; fewer once it is known to have ended early. */
  rounds: number;
  /** Whose view is shown, where a game hides something; undefined: everything. */
  perspective?: Player | undefined;
  /** The number people give the first round. */
  readonly firstRound: number;
  /** The numbers of the rules; undefined where the file does not say them. */
  readonly config: Readonly<Record<string, unknown>> | undefined;
  /** Milliseconds for the first answer and for each later one; null: no limit. */
  readonly limits:
    | { readonly startMs: number | null; readonly roundMs: number | null; readonly cpuMs: number | null }
    | undefined;
  readonly frames: Frame[];
  /** `steps[i]` leads from `frames[i]` to `frames[i + 1]`. */
  readonly steps: FilmRound[];
  /** What whoever watches must know, as sentences. */
  readonly warnings: string[];
  check: Check;
  end: ReplayEnd | undefined;
  /** Whether nothing more will come. */
  isComplete: boolean;
}

/** The state before the round of this index, as it is shown. Only frames that have been made are asked for. */
export function getFrame({ frames, perspective }: Pick<Film, 'frames' | 'perspective'>, index: number): Frame {
  const frame = frames[index];
  if (!frame) throw new RangeError(`there is no frame ${index} of ${frames.length}`);
  const view = perspective === undefined ? undefined : frame.views?.[perspective];
  return view === undefined ? frame : { ...frame, view };
}

/** Whether bots are sent less than viewers. */
export const hidesSomething = ({ frames }: Pick<Film, 'frames'>): boolean => frames[0]?.views !== undefined;

/** The number people give the round that begins with a frame. */
export function labelRound({ firstRound, rounds }: Film, frame: number): string {
  return frame >= rounds ? 'end' : String(frame + firstRound);
}
