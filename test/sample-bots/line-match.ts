import type { Match } from '../../engine/core/match.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import { ALL_ALIVE, startDialogue } from '../dialogue/start-dialogue.ts';
import type { LineBot } from './line-bot.ts';

/**
 * Plays a match between processes that are already there, and may have played before: the engine and the pipes, without
 * the limits of the judge. `watch` gets the four lines of every state, the last one included.
 */
export async function playLineMatch(
  game: PlayableGame,
  seed: number,
  seats: ByPlayer<LineBot>,
  watch: (lines: readonly Uint8Array[]) => void = () => {},
): Promise<Match> {
  const dialogue = startDialogue(game, { seed, limits: LIMIT_PRESETS.none });
  while (!dialogue.match.isOver) {
    const lines = dialogue.makeLines(ALL_ALIVE);
    watch(lines);
    const answers = await Promise.all(seats.map((bot, player) => bot.ask(lines[player]!)));
    const orders = answers.map((answer) => (JSON.parse(answer) as { orders: object[] }).orders);
    dialogue.play(orders as ByPlayer<object[]>);
  }
  watch(dialogue.makeLines(ALL_ALIVE));
  return dialogue.match;
}
