import type { GameCheckStep } from '../../../protocol/types/check-game.ts';
import type { Limits } from '../../../protocol/types/common.ts';
import type { LoadedGame, OutsideParts } from '../loaded-game.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkGame } from './check-game.ts';
import { checkTypes } from './check-types.ts';

/** Everything that an author wants to know of a game: its types, what every game promises, and its drawing. */
export async function* checkGameFolder(
  game: LoadedGame,
  outside: OutsideParts,
  limits: Limits,
): AsyncGenerator<GameCheckStep> {
  yield await checkTypes(outside);
  let hasPassed = true;
  for (const step of checkGame(game, outside, limits)) {
    hasPassed &&= step.kind !== 'failed';
    yield step;
  }
  // Rules that fail would fail again, and be taken for the drawing.
  if (hasPassed) yield checkDrawing(game, outside, limits);
}
