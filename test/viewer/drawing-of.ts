import { openDrawing, type Drawing } from '../../viewer/games/drawings.ts';
import { makeViewerGames } from '../../viewer/film/viewer-games.ts';

/** The drawing of a match of one of our games with the usual numbers. */
export function drawingOf(id: string): Drawing {
  const game = makeViewerGames().findGame(id)!;
  return openDrawing(game, { ...game.configure('text') });
}
