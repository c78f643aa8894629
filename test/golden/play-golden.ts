import { SeededGenerator, seedOfPlayer } from '../../engine/core/generator.ts';
import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { GoldenPlayer } from './players/golden-player.ts';

export type AnyGoldenPlayer = GoldenPlayer<never, object>;

/** Plays a match with the players of the golden tables and returns the published game's replay. */
export function playGolden(match: Match, names: ByPlayer<string>, players: ByPlayer<AnyGoldenPlayer>): string {
  const generators = byPlayer((player) => new SeededGenerator(seedOfPlayer(match.seed, player)));
  const pieces = [match.replayHeader(names)];
  while (!match.isOver) {
    const view = match.view() as never;
    match.play(byPlayer((player) => players[player](view, player, generators[player])));
    pieces.push(match.replayRound());
  }
  return pieces.join('');
}
