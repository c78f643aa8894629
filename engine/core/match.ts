import { makeChance } from './chance.ts';
import { Fingerprint } from './fingerprint.ts';
import type { Accepted, BaseConfig, Game, GameTypes, Refusal, Standing, Turn } from './game.ts';
import { byPlayer, type ByPlayer, type Player } from './players.ts';
import type { Seed } from './seed.ts';

/** What came of the orders of one round. */
export interface RoundOutcome {
  /** The orders that passed the order rules, as given. */
  readonly accepted: ByPlayer<object[]>;
  readonly refused: ByPlayer<Refusal[]>;
  /** What was executed, in order. */
  readonly moves: readonly object[];
}

/** A match of some game, its types closed over: a pure function of game, configuration, seed and orders. */
export interface Match {
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: BaseConfig;
  readonly seed: Seed;
  /** The number of the round to be played next, as people count it. */
  readonly round: number;
  readonly played: number;
  readonly isOver: boolean;
  /** What bots are told of the game. A fresh object every time. */
  view(): object;
  /** The seed that a bot is given for its own chance. */
  botSeed(player: Player): number;
  scores(): ByPlayer<number>;
  standing(): ByPlayer<Standing>;
  /** Plays a round. The orders have the shape that the game's schema asks for. */
  play(orders: ByPlayer<readonly object[]>): RoundOutcome;
  /** Of the state, the generator, and the orders accepted in the last round. */
  fingerprint(): string;
  /** The published game's replay, piece by piece: the header, then after every round what it adds. */
  replayHeader(names: ByPlayer<string>): string;
  replayRound(): string;
}

export function startMatch<T extends GameTypes>(game: Game<T>, config: T['config'], seed: Seed): Match {
  const chance = makeChance(config.rules, seed);
  let rng = chance.drawMap();
  const state = game.generate(config, rng);
  let last: RoundOutcome & { moves: T['move'][] } = {
    accepted: byPlayer(() => []),
    refused: byPlayer(() => []),
    moves: [],
  };
  // Written down at once: the orders are the caller's, who may change them later.
  let acceptedText = JSON.stringify(last.accepted);

  return {
    game: game.id,
    rulesVersion: game.version,
    config,
    seed,
    get round() {
      return state.round + game.firstRound(config);
    },
    get played() {
      return state.round;
    },
    get isOver() {
      return state.round >= config.rounds;
    },
    botSeed: chance.drawBotSeed,
    view: () => game.view(state, config),
    scores: () => game.score(state, config),
    standing: () => game.standing(state, config),
    play(orders) {
      if (state.round >= config.rounds) throw new Error('the match is over');
      const intakes = byPlayer((player) => game.takeOrders(state, player, orders[player], config));
      rng = chance.drawRound(state.round + game.firstRound(config), rng);
      const turn: Turn<T> = {
        config,
        state,
        rng,
        orders: byPlayer((player) => intakes[player].accepted),
        refused: byPlayer((player) => intakes[player].refused),
        moves: [],
      };
      for (const phase of game.round) phase(turn);
      state.round += 1;
      last = {
        accepted: byPlayer((player) => ordersOf(intakes[player].accepted)),
        refused: turn.refused,
        moves: turn.moves,
      };
      acceptedText = JSON.stringify(last.accepted);
      return last;
    },
    fingerprint: () =>
      new Fingerprint().words(state.words).words([state.round, rng.state]).text(acceptedText).toString(),
    replayHeader: (names) => game.text.makeHeader(config, seed, names) + game.text.makeState(state, config),
    replayRound: () => game.text.makeMoves(last.moves) + game.text.makeState(state, config),
  };
}

function ordersOf<Order>(accepted: readonly Accepted<Order>[]): Order[] {
  return accepted.map(({ order }) => order);
}
