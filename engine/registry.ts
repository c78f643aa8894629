import type { BaseConfig, Game, GameTypes, RuleSet } from './core/game.ts';
import { startMatch, type Match } from './core/match.ts';
import type { ReplayTextReader } from './core/replay-text.ts';
import type { Seed } from './core/seed.ts';
import { apocalypse } from './games/apocalypse/apocalypse.ts';
import { crematoria } from './games/crematoria/crematoria.ts';
import { orkIsland } from './games/ork-island/ork-island.ts';
import { walkingDead } from './games/walking-dead/walking-dead.ts';

/** A game with its types closed over: what the judge and the viewer see of it. */
export interface PlayableGame {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** The configuration of a rule set, from the text of a `.cnf` if there is one. */
  configure(rules: RuleSet, text?: string): BaseConfig;
  /** A configuration as the text of a `.cnf`. */
  makeConfigText(config: BaseConfig): string;
  /** How a `.res` of the published game is read. */
  readonly replayText: ReplayTextReader;
  /** Settings that make the smallest and the largest board, where boards differ in size. */
  readonly boardSizes: readonly object[];
  /** The configuration must come from `configure`, or from a replay of this game. */
  start(config: BaseConfig, seed: Seed): Match;
}

function makePlayable<T extends GameTypes>(game: Game<T>): PlayableGame {
  return {
    id: game.id,
    title: game.title,
    version: game.version,
    configure: (rules, text) => ({
      ...(text === undefined ? game.defaults : game.text.parseConfig(text)),
      ...(rules === 'original' ? game.original : {}),
      rules,
    }),
    boardSizes: game.boardSizes ?? [],
    makeConfigText: (config) => game.text.makeConfig(config),
    replayText: game.text.replay as ReplayTextReader,
    start: (config, seed) => startMatch(game, config, seed),
  };
}

/** Every game there is. A fifth game is one more line. */
export const GAMES: readonly PlayableGame[] = [
  makePlayable(crematoria),
  makePlayable(walkingDead),
  makePlayable(orkIsland),
  makePlayable(apocalypse),
];

export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}
