import { ConfigError } from './core/config-error.ts';
import type { BaseConfig, EventOf, Game, GameTypes, RuleSet } from './core/game.ts';
import type { GameOrigin } from './core/game-origin.ts';
import { describeFields } from './core/describe-fields.ts';
import type { MatchEvent } from './core/match-event.ts';
import { startMatch, type Match } from './core/match.ts';
import type { ByPlayer, Player } from './core/players.ts';
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
  /** An event of a match in words, without its round. */
  describeEvent(event: MatchEvent, names: ByPlayer<string>, config: BaseConfig): string;
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
    start: (config, seed, mapSeed) => startMatch(game, config, seed, { mapSeed, origin }),
    describeEvent: (event, names, config) =>
      game.describeEvent?.(event as EventOf<T>, names, config) ?? describeFields(event),
    legalOrders: game.legalOrders && ((view, player, config) => game.legalOrders!(view, player, config)),
  };
}

/** The games of minions. A fifth one is one more line. */
export const GAMES: readonly PlayableGame[] = Object.freeze([
  makePlayable(crematoria),
  makePlayable(walkingDead),
  makePlayable(orkIsland),
  makePlayable(apocalypse),
]);

/** A game of minions by its id; undefined for any other. */
export function findGame(id: string): PlayableGame | undefined {
  return GAMES.find((game) => game.id === id);
}
