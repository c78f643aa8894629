import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';

/** How a command names a game: one of ours by its id, any other as people named it, which is a path or a package. */
export function nameInCommands({ id, origin }: Pick<PlayableGame, 'id' | 'origin'>): string {
  return origin === undefined ? id : quoteForShell(origin.source);
}
