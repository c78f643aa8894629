import type { Game, GameTypes } from '../../engine/core/game.ts';
import { makePlayable, type PlayableGame } from '../../engine/core/playable-game.ts';
import { findGame } from '../../engine/registry.ts';
import type { ReplayGames } from '../../replay/replay-games.ts';
import { checkLightly } from './check-lightly.ts';
import { apocalypse } from '../games/apocalypse.ts';
import { crematoria } from '../games/crematoria.ts';
import type { GameDrawing } from '../games/game-drawing.ts';
import { drawLetters } from '../games/letters.ts';
import { orkIsland } from '../games/ork-island.ts';
import { walkingDead } from '../games/walking-dead.ts';

/** A game as a page knows it: its rules, and how it is drawn. It only ever sees views of its own. */
export interface ViewerGame extends PlayableGame {
  readonly drawing: GameDrawing<object>;
}

/** The games of a page. */
export interface ViewerGames extends ReplayGames<ViewerGame> {
  readonly all: readonly ViewerGame[];
}

/** A game that is in the page itself, because a match of it is. */
export interface EmbeddedGame {
  readonly game: Game<GameTypes>;
  /** As much of one as there is; the rest is letters. */
  readonly drawing?: Partial<GameDrawing<object>>;
  /** Of its rules. */
  readonly digest?: string;
}

// A fifth game of ours is one more word here.
const DRAWINGS = [crematoria, walkingDead, orkIsland, apocalypse] as unknown as readonly GameDrawing<object>[];

const OUR_GAMES: readonly ViewerGame[] = DRAWINGS.map((drawing) => ({ ...findGame(drawing.game)!, drawing }));

/** Our games, and those that "minions view" has put into the page. Of two with the same id, a replay says which is meant. */
export function makeViewerGames(embedded: readonly EmbeddedGame[] = []): ViewerGames {
  const all = [...OUR_GAMES, ...embedded.map(makeViewerGame)];
  return {
    all,
    findGame(id, origin) {
      const found = all.filter((game) => game.id === id);
      return found.find((game) => game.origin?.digest === origin?.digest) ?? found.at(-1);
    },
    checkShape: checkLightly,
  };
}

function makeViewerGame({ game, drawing = {}, digest = '' }: EmbeddedGame): ViewerGame {
  const { id } = game;
  return {
    ...makePlayable(game, { source: 'this page', digest }),
    drawing: { ...drawLetters(id), ...drawing, game: id },
  };
}
