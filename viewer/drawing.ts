// What the drawing of a game imports as "minions-judge/drawing": types and nothing else, so that none of it is left in a page.
import type { GameDrawing } from './games/game-drawing.ts';

export type { Config, Figure, Lunge, Pen, Sheet, Stage, Token } from './games/game-drawing.ts';
export type { Palette } from './games/palette.ts';

/** How a game is shown, as far as it says so itself: all else is as any game is drawn. */
export type Drawing<View> = Partial<Omit<GameDrawing<View>, 'game'>>;
