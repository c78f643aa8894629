import { apocalypse } from './apocalypse.ts';
import { crematoria } from './crematoria.ts';
import type { GameDrawing } from './game-drawing.ts';
import { orkIsland } from './ork-island.ts';
import { walkingDead } from './walking-dead.ts';

/** A drawing with its type of view closed over: it only ever sees views of its own game. */
export type Drawing = GameDrawing<object>;

/** Every game there is a drawing for. A fifth game is one more line. */
const DRAWINGS = [crematoria, walkingDead, orkIsland, apocalypse] as unknown as readonly Drawing[];

export function findDrawing(game: string): Drawing {
  const drawing = DRAWINGS.find((one) => one.game === game);
  if (!drawing) throw new Error(`there is no drawing of ${game}`);
  return drawing;
}
