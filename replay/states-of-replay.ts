import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import { openDialogue } from '../dialogue/open-dialogue.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { ReplayError, type Replay } from './read-replay.ts';
import { gameOf, verifyReplay } from './verify-replay.ts';

/** What one player was sent before each round, byte for byte, and at the end. A replay that does not hold has no states. */
export function* statesOfReplay(replay: Replay, player: number): Generator<{ round: number; line: Uint8Array }> {
  const verification = verifyReplay(replay);
  if (!verification.holds) throw new ReplayError(`it does not hold: ${verification.problem}`);
  const { header, rounds } = replay;
  const { seed, config, limits, names } = header;
  const dialogue = openDialogue(gameOf(replay).start(config, seed), { names, limits, findValidator });
  const { match } = dialogue;
  const alive: ByPlayer<boolean> = [true, true, true, true];
  for (const { orders, rejected, faults } of rounds) {
    yield { round: match.round, line: dialogue.makeLines(alive)[player]! };
    dialogue.play(orders as ByPlayer<object[]>, rejected ?? byPlayer(() => []));
    for (const fault of faults ?? []) alive[fault.player as 0] = false;
  }
  if (match.isOver) yield { round: match.round, line: dialogue.makeLines(alive)[player]! };
}
