import type { Match, RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { sharedState, startOf } from '../../dialogue/shared-state.ts';
import { makeStateLines } from '../../dialogue/state-message.ts';
import type { LineBot } from './line-bot.ts';

/**
 * Plays a match between processes that are already there, and may have played before: the engine and the pipes, without
 * the limits of the judge. `watch` gets the four lines of every state, the last one included.
 */
export async function playLineMatch(
  game: PlayableGame,
  seed: number,
  seats: ByPlayer<LineBot>,
  watch: (lines: readonly Buffer[]) => void = () => {},
): Promise<Match> {
  const match = game.start(game.configure('text'), seed);
  let last: RoundOutcome | undefined;
  while (!match.isOver) {
    const lines = linesOf(match, last);
    watch(lines);
    const answers = await Promise.all(seats.map((bot, player) => bot.ask(lines[player]!)));
    const orders = answers.map((answer) => (JSON.parse(answer) as { orders: object[] }).orders);
    last = match.play(orders as ByPlayer<object[]>);
  }
  watch(linesOf(match, last));
  return match;
}

function linesOf(match: Match, last: RoundOutcome | undefined): readonly Buffer[] {
  const bots = { names: byPlayer((player) => `bot${player}`), alive: byPlayer(() => true), timeMs: null };
  return makeStateLines(
    sharedState(match, bots, last),
    byPlayer((player) => ({
      player,
      rejected: last?.refused[player] ?? [],
      ...(last ? {} : { start: startOf(match, DEFAULT_LIMITS, player) }),
    })),
  );
}
