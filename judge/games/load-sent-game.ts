import { GameError } from '../../engine/core/game-error.ts';
import { findGame } from '../../engine/registry.ts';
import type { UsageError } from '../usage-error.ts';
import { listGameFiles } from './list-game-files.ts';
import type { OfGame } from './load-game-of.ts';
import { registerPlace } from './load-game.ts';
import { locateGame } from './locate-game.ts';

/**
 * Loads the game of a job from files that came from somebody else, as the very game that the job asks for. Whoever calls
 * this has seen to it that they may run here; that people trust them on other ways too is not to be concluded. Whatever is
 * wrong with them is no fault of this machine: it fails, and is not told as something to be fixed here.
 */
export async function loadSentGame({ game: id, gameFrom }: Required<OfGame>, folder: string): Promise<void> {
  const { source, digest } = gameFrom;
  if (findGame(id)?.origin?.digest === digest) return;
  try {
    // In the replay it is called as on the machine of whoever sent it.
    const place = { ...locateGame(folder)!, source };
    const files = listGameFiles(place);
    if (files.digest !== digest) throw new Error(`its files are ${files.digest}, and ${digest} was asked for`);
    const game = await registerPlace(place, files);
    if (game.id !== id) throw new Error(`it is "${game.id}"`);
  } catch (error) {
    const { message, hint } = error as Partial<UsageError>;
    const reason = [message, hint].filter((text) => text !== undefined).join('; ');
    throw new GameError(`the game "${id}" that was sent cannot be played: ${reason}`, reason);
  }
}
