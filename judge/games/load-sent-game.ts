import { GameError } from '../../engine/core/game-error.ts';
import { findGame } from '../../engine/registry.ts';
import type { UsageError } from '../usage-error.ts';
import { listGameFiles } from './list-game-files.ts';
import type { OfGame } from './load-game-of.ts';
import { registerPlace } from './load-game.ts';
import { locateGame } from './locate-game.ts';

/**
 * Loads the game of a job from files that a coordinator sent. The caller has checked that they may run here; they are not
 * marked as trusted, because nobody has looked at them. Whatever is wrong with them is an error of the game and not of
 * usage: there is nothing to fix on this machine.
 */
export async function loadSentGame({ game: id, gameFrom }: Required<OfGame>, folder: string): Promise<void> {
  const { source, digest } = gameFrom;
  if (findGame(id)?.origin?.digest === digest) return;
  try {
    // The replay names the same source as one played on the coordinator's machine.
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
