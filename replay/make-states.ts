import { openStates } from '../dialogue/open-states.ts';
import type { States } from '../dialogue/states.ts';
import { byPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import type { FindValidator } from '../protocol/validator.ts';
import type { ReplayHeader } from '../protocol/types/replay/header.ts';
import type { Chunks } from './read-lines.ts';
import { ReplayError } from './replay-error.ts';
import type { ReplayGames } from './replay-games.ts';
import type { ReplayStepper } from './replay-stepper.ts';
import { stepThrough } from './step-through.ts';
import { requireSameRules } from './verify-replay.ts';

/** What a bot was sent before a round, or at the end, byte for byte. */
export interface SentState {
  readonly round: number;
  readonly line: Uint8Array;
}

/** What one player was sent, in a replay that holds. Who that is may be chosen when the header is known. */
export async function* makeStates<G extends PlayableGame>(
  chunks: Chunks,
  player: number | ((header: ReplayHeader) => number),
  games: ReplayGames<G>,
  findValidators: (game: G) => FindValidator,
): AsyncGenerator<SentState> {
  let states: States | undefined;
  let seat = 0;
  let waiting: SentState | undefined;
  let isOver = false;
  for await (const { stepper, step } of stepThrough(chunks, games)) {
    if (!states) {
      states = open(stepper, findValidators(stepper.game));
      seat = typeof player === 'number' ? player : player(stepper.header);
    }
    if (stepper.difference) throw new ReplayError(`verification failed: ${stepper.difference.problem}`);
    if (step?.kind === 'end') continue;
    if (step) states.follow(step.outcome);
    if (waiting) yield waiting;
    // The next lines are written in the same memory.
    const line = states.write(stepper.alive)[seat]!.slice();
    states.check();
    // A game need not ask everybody in every round.
    waiting = line.length === 0 ? undefined : { round: stepper.match.round, line };
    isOver = stepper.match.isOver;
  }
  // The bots were sent the end only if there was one.
  if (waiting && isOver) yield waiting;
}

function open(stepper: ReplayStepper, findValidator: FindValidator): States {
  requireSameRules(stepper);
  const { names, limits, bots } = stepper.header;
  const parameters = byPlayer((player) => bots?.[player].parameters);
  return openStates(stepper.match, { names, limits, parameters, findValidator });
}
