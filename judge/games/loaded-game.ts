import type { Game, GameTypes } from '../../engine/core/game.ts';
import type { GameOrigin } from '../../engine/core/game-origin.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import type { ReadSchema } from '../../protocol/schema-files.ts';
import type { CheckShape, FindValidator } from '../../protocol/validator.ts';

/** A game with all that the judge needs of it. Two of them may have the same id: nothing is looked up by that. */
export interface LoadedGame<T extends GameTypes = GameTypes> extends PlayableGame<T> {
  /** Validators of its own schemas, and of those of the package. Loaded when somebody asks. */
  readonly findValidator: FindValidator;
  readonly checkShape: CheckShape;
  /** Its own schemas by their names, and those of the package. */
  readonly readSchema: ReadSchema;
  /** Folders with a bot.json that come with it; the first that has a bot of a name counts. */
  readonly botFolders: readonly string[];
  /** What only games from outside have; undefined for games of ours. */
  readonly outside: OutsideParts | undefined;
}

/** What is known of a game from outside beside its rules. */
export interface OutsideParts {
  readonly rules: Game<GameTypes>;
  readonly folder: string;
  /** All its code and data, relative to its folder. */
  readonly files: readonly string[];
  /** The names of its schemas. */
  readonly schemas: readonly string[];
  /** The file of a script with its rules, for running once more what stands outside of its functions. */
  readonly rulesScript: string;
  /** The script that pages need to show its matches. */
  readonly page: string;
  /** The same as a file that can be read, with a map of its sources; null when it has no drawing. */
  readonly drawingScript: string | null;
  /** Why its drawing is not in the page, in a sentence; null when it is, or there is none. */
  readonly drawingProblem: string | null;
  /** A file of its rules with the operator **, which is Math.pow; null when none has it. */
  readonly powerIn: string | null;
}

/** Whatever names its game: a job, a replay, a tournament. */
export interface OfGame {
  readonly game: string;
  /** Only where it is not one of ours. */
  readonly gameFrom?: GameOrigin;
}

/** What goes into the record beside the id of a game. */
export function recordOrigin({ origin }: PlayableGame): { gameFrom?: GameOrigin } {
  return origin === undefined ? {} : { gameFrom: origin };
}
