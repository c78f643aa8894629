import { ConfigError } from './core/config-error.ts';
import type { BaseConfig, Game, GameTypes, RuleSet } from './core/game.ts';
import { startMatch, type Match } from './core/match.ts';
import type { Player } from './core/players.ts';
import type { ReplayTextReader } from './core/replay-text.ts';
import type { Seed } from './core/seed.ts';
import { apocalypse } from './games/apocalypse/apocalypse.ts';
import { crematoria } from './games/crematoria/crematoria.ts';
import { orkIsland } from './games/ork-island/ork-island.ts';
import { walkingDead } from './games/walking-dead/walking-dead.ts';

/** Where a game that is not one of ours came from, and what it was made of. */
export interface GameOrigin {
  /** As people named it: a path, or the name of a package. */
  readonly source: string;
  /** Of its files: `sha256:` and hexadecimal digits. */
  readonly digest: string;
}

/** A game with its types closed over: what the judge and the viewer see of it. */
export interface PlayableGame {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Only for games from outside. */
  readonly origin?: GameOrigin | undefined;
  /** The configuration of a rule set, from the text of a `.cnf` if there is one. */
  configure(rules: RuleSet, text?: string): BaseConfig;
  /** What only published games have. */
  readonly text: PlayableText | undefined;
  /** Settings that make the smallest and the largest board, where boards differ in size. */
  readonly boardSizes: readonly object[];
  /** The configuration must come from `configure`, or from a replay of this game. */
  start(config: BaseConfig, seed: Seed, mapSeed?: Seed): Match;
  /** Orders that a player can give by what it is told; undefined where the game does not say. */
  readonly legalOrders: ((view: object, player: Player, config: BaseConfig) => readonly object[]) | undefined;
}

export interface PlayableText {
  /** A configuration as the text of a `.cnf`. */
  makeConfig(config: BaseConfig): string;
  /** How a `.res` of the published game is read. */
  readonly replay: ReplayTextReader;
}

export function makePlayable<T extends GameTypes>(game: Game<T>, origin?: GameOrigin): PlayableGame {
  const { id, title, version, text, original, boardSizes = [] } = game;
  return {
    id,
    title,
    version,
    origin,
    configure(rules, written) {
      if (rules === 'original' && !original)
        throw new ConfigError(`${title} has no rule set "original"`, 'leave out --rules');
      if (written !== undefined && !text)
        throw new ConfigError(`${title} has no .cnf form`, 'give its configuration as JSON, or with --set name=value');
      return {
        ...(written === undefined ? game.defaults : text!.parseConfig(written)),
        ...(rules === 'original' ? original : {}),
        rules,
      };
    },
    boardSizes,
    text: text && { makeConfig: (config) => text.makeConfig(config), replay: text.replay as ReplayTextReader },
    start: (config, seed, mapSeed) => startMatch(game, config, seed, mapSeed),
    legalOrders: game.legalOrders && ((view, player, config) => game.legalOrders!(view, player, config)),
  };
}

const games: PlayableGame[] = [];

/** Every game there is: ours, and those that were loaded from elsewhere. */
export const GAMES: readonly PlayableGame[] = games;

/** Adds a game. One of the same name takes the place of the one before, unless that is one of ours. */
export function registerGame(game: PlayableGame): void {
  const before = games.findIndex(({ id }) => id === game.id);
  if (before === -1) games.push(game);
  else if (games[before]!.origin) games[before] = game;
  else throw new ConfigError(`"${game.id}" is the name of a game of minions`, 'give your game another id');
}

export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}

// A fifth game of ours is one more line.
registerGame(makePlayable(crematoria));
registerGame(makePlayable(walkingDead));
registerGame(makePlayable(orkIsland));
registerGame(makePlayable(apocalypse));
