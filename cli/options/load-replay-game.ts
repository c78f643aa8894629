import { makeVisible } from '../../protocol/visible-text.ts';
import { loadGameOfReplay } from '../../judge/games/load-game-of.ts';
import type { GameOption } from './game-option.ts';

/** Loads the game that a replay is of, and tells on standard error what should be known of it. */
export function loadReplayGame(
  path: string,
  { game }: { readonly game?: GameOption['game'] | undefined } = {},
): Promise<void> {
  return loadGameOfReplay(path, { game, warn: (text) => console.error(`minions: ${makeVisible(text)}`) });
}
