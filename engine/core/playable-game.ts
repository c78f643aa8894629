import { ConfigError } from './config-error.ts';
import { describeFields } from './describe-fields.ts';
import type { BaseConfig, EventOf, Game, GameTypes, RuleSet } from './game.ts';
import type { GameOrigin } from './game-origin.ts';
import type { MatchEvent } from './match-event.ts';
import { startMatch, type Match } from './match.ts';
import type { ByPlayer, Player } from './players.ts';
import type { ReplayTextReader } from './replay-text.ts';
import type { Seed } from './seed.ts';

/** What the judge and the viewer see of a game. `PlayableGame` alone is some game, its types closed over. */
export interface PlayableGame<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  /** Only for games from outside. */
  readonly origin?: GameOrigin | undefined;
  /** The configuration of a rule set, from the text of a `.cnf` if there is one. */
  configure(rules: RuleSet, text?: string): T['config'];
  /** What only published games have. */
  readonly text: PlayableText | undefined;
  /** Settings that make the smallest and the largest board, where boards differ in size. */
  readonly boardSizes: readonly object[];
  /** The configuration must come from `configure`, or from a replay of this game. */
  start(config: T['config'], seed: Seed, mapSeed?: Seed): Match<T>;
  /** An event of a match in words, without its round. */
  describeEvent(event: MatchEvent, names: ByPlayer<string>, config: T['config']): string;
  /** Orders that a player can give by what it is sent; undefined where the game does not say. */
  readonly legalOrders: LegalOrders<T>['list'] | undefined;
}

/** A method, so that a game with types is also one of some game. */
interface LegalOrders<T extends GameTypes> {
  list(view: T['view'], player: Player, config: T['config']): readonly T['order'][];
}

export interface PlayableText {
  /** A configuration as the text of a `.cnf`. */
  makeConfig(config: BaseConfig): string;
  /** How a `.res` of the published game is read. */
  readonly replay: ReplayTextReader;
}

export function makePlayable<T extends GameTypes>(game: Game<T>, origin?: GameOrigin): PlayableGame<T> {
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
