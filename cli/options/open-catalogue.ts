import { makeVisible } from '../../protocol/visible-text.ts';
import { GameCatalogue } from '../../judge/games/game-catalogue.ts';

/** The games of one command. Warnings about them go to standard error. */
export const openCatalogue = (): GameCatalogue =>
  new GameCatalogue((warning) => console.error(`minions: ${makeVisible(warning)}`));
