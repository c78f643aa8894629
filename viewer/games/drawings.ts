import { apocalypse } from './apocalypse.ts';
import { crematoria } from './crematoria.ts';
import type { GameDrawing } from './game-drawing.ts';
import { guardDrawing } from './guard-drawing.ts';
import { drawLetters } from './letters.ts';
import { orkIsland } from './ork-island.ts';
import { walkingDead } from './walking-dead.ts';

/** A drawing with its type of view closed over: it only ever sees views of its own game. */
export type Drawing = GameDrawing<object>;

const drawings = new Map<string, Drawing>();

/** Adds the drawing of a game from outside: as much of one as there is, the rest is letters. */
export function registerDrawing(game: string, parts: Partial<Drawing>): void {
  drawings.set(game, { ...(drawLetters(game) as unknown as Drawing), ...parts, game });
}

/** The drawing of a game; letters where nobody has made one, or where it fails, which is then told. */
export function findDrawing(game: string, tell: (problem: string) => void = () => {}): Drawing {
  const letters = drawLetters(game) as unknown as Drawing;
  const drawing = drawings.get(game);
  if (drawing === undefined) return letters;
  return OURS.has(game) ? drawing : guardDrawing(drawing, letters, tell);
}

// A fifth game of ours is one more word here.
for (const one of [crematoria, walkingDead, orkIsland, apocalypse] as unknown as readonly Drawing[]) {
  drawings.set(one.game, one);
}
const OURS: ReadonlySet<string> = new Set(drawings.keys());
