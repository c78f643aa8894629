import type { RoundOutcome } from '../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import { makeStateLines } from '../dialogue/state-message.ts';
import type { ReplayRound } from '../protocol/types/replay/round.ts';
import { sharedState, startOf } from '../dialogue/shared-state.ts';
import { ReplayError, type Replay } from './read-replay.ts';
import { gameOf, verifyReplay } from './verify-replay.ts';

/** What one player was sent before each round, byte for byte, and at the end. A replay that does not hold has no states. */
export function* statesOfReplay(replay: Replay, player: number): Generator<{ round: number; line: Buffer }> {
  const verification = verifyReplay(replay);
  if (!verification.holds) throw new ReplayError(`it does not hold: ${verification.problem}`);
  const { header, rounds } = replay;
  const { seed, config, limits, names } = header;
  const match = gameOf(replay).start(config, seed);
  const isIn = [true, true, true, true] as ByPlayer<boolean>;
  let last: ReplayRound | undefined;
  let outcome: RoundOutcome | undefined;
  for (const next of [...rounds, undefined]) {
    if (next === undefined && !match.isOver) return;
    const first = last === undefined ? limits.startMs : limits.roundMs;
    const bots = { names, alive: byPlayer((seat) => isIn[seat]), timeMs: match.isOver ? null : first };
    const seats = byPlayer((seat) => ({
      player: seat,
      // Only the orders that were accepted are played again, so what was refused is taken from the record.
      rejected: last?.rejected?.[seat] ?? [],
      ...(last === undefined ? { start: startOf(match, limits, seat) } : {}),
    }));
    yield { round: match.round, line: makeStateLines(sharedState(match, bots, outcome), seats)[player]! };
    if (next === undefined) return;
    outcome = match.play(next.orders as ByPlayer<object[]>);
    for (const fault of next.faults ?? []) isIn[fault.player as 0] = false;
    last = next;
  }
}
