import type { Game, GameTypes } from '../../engine/core/game.ts';

/** What is known of a game from outside beside its rules. */
export interface OutsideGame {
  readonly id: string;
  readonly rules: Game<GameTypes>;
  readonly folder: string;
  /** All its code and data, relative to its folder. */
  readonly files: readonly string[];
  /** The folder of its build. */
  readonly built: string;
  /** The script that pages need to show its matches. */
  readonly page: string;
  readonly drawingProblem: string | null;
}

const games = new Map<string, OutsideGame>();

export function rememberGame(game: OutsideGame): void {
  games.set(game.id, game);
}

/** A game from outside that was loaded; undefined for games of ours. */
export function findOutside(id: string): OutsideGame | undefined {
  return games.get(id);
}

export function listOutside(): OutsideGame[] {
  return [...games.values()];
}
