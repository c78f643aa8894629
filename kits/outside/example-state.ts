import { openDialogue } from '../../dialogue/open-dialogue.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { Limits } from '../../protocol/types/common.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { ExampleState } from './demo-orders.ts';

const NAMES = byPlayer((player) => (player === 0 ? 'you' : `other${player}`));
const SEED = 1;

/** What the bot that is asked first is sent first, in a match with the usual rules: one line. */
export function makeExampleState(
  game: LoadedGame,
  limits: Limits,
): { readonly line: string; readonly state: ExampleState } {
  const match = game.start(game.configure('text'), SEED);
  const dialogue = openDialogue(match, { names: NAMES, limits, findValidator: game.findValidator });
  const bytes = dialogue.makeLines(byPlayer(() => true)).find(({ length }) => length > 0);
  dialogue.checkLines();
  const line = new TextDecoder().decode(bytes);
  return { line, state: JSON.parse(line) as ExampleState };
}
