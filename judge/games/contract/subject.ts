import { isDeepStrictEqual } from 'node:util';
import type { BaseConfig, Game, GameTypes, RuleSet } from '../../../engine/core/game.ts';
import type { Match, RoundOutcome } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { makePlayable } from '../../../engine/core/playable-game.ts';
import type { Seed } from '../../../engine/core/seed.ts';
import type { Limits } from '../../../protocol/types/common.ts';
import { limitGame } from '../limited-match.ts';
import type { LoadedGame } from '../loaded-game.ts';
import { drawOrders, MAX_ORDERS } from './draw-orders.ts';

/** What is held to the contract: a game with one of its rule sets. */
export interface Subject {
  /** Its rules as their author wrote them. */
  readonly game: Game<GameTypes>;
  readonly loaded: LoadedGame;
  readonly folder: string;
  readonly limits: Limits;
  readonly rules: RuleSet;
  readonly config: BaseConfig;
}

/** Rounds of most matches here, and of those that are played with many seeds. */
export const ROUNDS = 60;
export const SHORT_ROUNDS = 12;
/** Numbers, which are seeds of both rule sets. */
export const SEEDS = [1, 2, 3] as const;

const NAMES: ByPlayer<string> = ['a', 'b', 'c', 'd'];

export function start({ game, config }: Subject, seed: number, rounds = ROUNDS): Match {
  return startLimited(game, { ...config, rounds: Math.min(config.rounds, rounds) }, seed);
}

/** A match of rules that may hang. */
export function startLimited(game: Game<GameTypes>, config: BaseConfig, seed: Seed): Match {
  return limitGame(makePlayable(game)).start(config, seed);
}

/** Orders for the rounds of a match, the same for the same seed. */
export function listOrders(subject: Subject, seed: string, rounds = ROUNDS, most = MAX_ORDERS): ByPlayer<object[]>[] {
  const match = start(subject, SEEDS[0], rounds);
  return Array.from({ length: match.config.rounds }, drawOrders(subject.loaded, match.view(), seed, most));
}

/** Plays a round. A game may end early, and then there is nothing to play. */
export function playOn(match: Match, given: ByPlayer<object[]>): Partial<RoundOutcome> {
  return match.isOver ? {} : match.play(given);
}

export function require(problem: string | undefined): void {
  if (problem !== undefined) throw new Error(problem);
}

/** Everything that a match shows of itself. */
export function look(match: Match, { game }: Pick<Subject, 'game'>): Readonly<Record<string, unknown>> {
  return {
    round: match.round,
    'number of rounds played': match.played,
    end: match.isOver,
    configuration: match.config,
    view: match.view(),
    'views of players': byPlayer((player) => match.viewFor(player)),
    'players that are out': byPlayer((player) => match.isOut(player)),
    'players that are asked': byPlayer((player) => match.isAsked(player)),
    scores: match.scores(),
    standing: match.standing(),
    fingerprint: match.fingerprint(),
    'fingerprint of the board': match.boardFingerprint(),
    'seeds of bots': byPlayer((player) => match.botSeed(player)),
    'count of rand()': match.randCalls(),
    text: game.text ? [match.replayHeader(NAMES), match.replayRound()] : [],
  };
}

/** Fails with what differs between two matches, or two looks at one. */
export function requireSame(one: object, other: object, what: string): void {
  const differing = Object.entries(one).find(
    ([name, value]) => !isDeepStrictEqual(value, (other as Record<string, unknown>)[name]),
  );
  require(differing && `${what}: their ${differing[0]}`);
}
