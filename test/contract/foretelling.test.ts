// A bot that has the engine and its first message tries to foretell the match, while its rivals stay silent.
import { describe, expect, test } from 'vitest';
import type { Game, GameTypes, RuleSet } from '../../engine/core/game.ts';
import { makeChance } from '../../engine/core/chance.ts';
import { SeededGenerator } from '../../engine/core/generator.ts';
import { startMatch, type Match } from '../../engine/core/match.ts';
import type { ByPlayer, Player } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import { apocalypse } from '../../engine/games/apocalypse/apocalypse.ts';
import { crematoria } from '../../engine/games/crematoria/crematoria.ts';
import { orkIsland } from '../../engine/games/ork-island/ork-island.ts';
import { walkingDead } from '../../engine/games/walking-dead/walking-dead.ts';
import { findGame } from '../../engine/registry.ts';
import { wander } from '../viewer/make-replay.ts';

const ME: Player = 2;
/** By then chance has played its part in every game. */
const LATER = 60;
const SMALL_SEEDS = 8;
const BLIND_GUESSES = 8;

const GAMES = [crematoria, walkingDead, orkIsland, apocalypse] as unknown as readonly Game<GameTypes>[];
const SEEDS: Readonly<Record<RuleSet, readonly Seed[]>> = {
  original: [2, 5, 7],
  text: ['6f1e0c2ab94d7758e3a1905d4cfe8b27', 'd2a97b60815ce43f0a6be1948c70f35d', '09c4e8d1f7a35b62de81740fa6b2c953'],
};

interface FirstMessage {
  readonly game: Game<GameTypes>;
  readonly config: GameTypes['config'];
  readonly view: object;
  readonly seed: number;
}

/** What the board shows after the first round, and much later. */
interface Foretold {
  readonly second: string;
  readonly later: string;
}

/** Plays on with my orders alone: they follow from what I see and from my own seed. */
function watch(match: Match, mySeed: number): Foretold {
  const rng = new SeededGenerator(mySeed);
  const playRound = (): void => {
    const orders: ByPlayer<object[]> = [[], [], [], []];
    orders[ME] = wander(match, rng)[ME];
    match.play(orders);
  };
  playRound();
  const second = JSON.stringify(match.view());
  while (match.played < LATER) playRound();
  return { second, later: JSON.stringify(match.view()) };
}

const start = ({ game, config }: FirstMessage, seed: Seed): Match => findGame(game.id)!.start(config, seed);

/** A match on the map that `map` draws, whose chance is the chain of one generator. */
function chain({ game, config }: FirstMessage, seed: number, map?: SeededGenerator): Match {
  const given = { ...game, generate: (_: unknown, rng: SeededGenerator) => game.generate(config, map ?? rng) };
  return startMatch(given as Game<GameTypes>, { ...config, rules: 'original' }, seed);
}

/**
 * The ways to an answer. `mapSeed` is what a search of all 31 bits finds that lead to the board of the first message: an
 * afternoon on one machine, so here it is given.
 */
const WAYS: Record<string, (first: FirstMessage, mapSeed: number) => Match[]> = {
  'takes its own seed for that of the match': (first) => [start(first, first.seed)],
  'takes its own seed for one of the chain': (first) => [chain(first, first.seed)],
  'counts its own seed back': (first) => [start(first, Math.max(0, first.seed - ME - 1))],
  'tries the seeds that people type': (first) =>
    Array.from({ length: SMALL_SEEDS }, (_, seed) => start(first, seed)).filter(
      (match) => JSON.stringify(match.view()) === JSON.stringify(first.view),
    ),
  'lets the generator of the map go on': (first, mapSeed) => [chain(first, mapSeed)],
};

const ways = Object.entries(WAYS);
const HOPELESS = ways.slice(0, 2);

function meet(game: Game<GameTypes>, rules: RuleSet, seed: Seed) {
  const config = findGame(game.id)!.configure(rules);
  const match = startMatch(game, config, seed);
  const first = { game, config, view: match.view(), seed: match.botSeed(ME) };
  const mapSeed = makeChance(rules, seed).drawMap().state;
  expect(chain(first, mapSeed).view(), 'the search finds the map').toEqual(first.view);
  const truth = watch(match, first.seed);
  const guess = ([, way]: (typeof ways)[number]): Foretold[] =>
    way(first, mapSeed).map((match) => watch(match, first.seed));
  // Chance alone: whoever sees the board plays on with any other numbers.
  const blind = Array.from({ length: BLIND_GUESSES }, (_, index) =>
    watch(chain(first, 1000 + index, new SeededGenerator(mapSeed)), first.seed),
  );
  return { truth, guess, blindSecond: blind.map(({ second }) => second), blindLater: blind.map(({ later }) => later) };
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const original = SEEDS.original.map((seed) => meet(game, 'original', seed));
  const sealed = SEEDS.text.map((seed) => meet(game, 'text', seed));

  test('chance decides what the board shows later, and nobody guesses it', () => {
    for (const { truth, blindLater } of [...original, ...sealed]) expect(blindLater).not.toContain(truth.later);
  });

  test.each(ways.filter((way) => !HOPELESS.includes(way)))('original: a bot that %s knows the match', (...way) => {
    for (const { truth, guess } of original) expect(guess(way)).toContainEqual(truth);
  });

  test.each(ways)('text: a bot that %s knows no more than one that guesses', (...way) => {
    for (const { truth, guess, blindSecond } of sealed) {
      for (const foretold of guess(way)) {
        expect(foretold.later).not.toBe(truth.later);
        if (foretold.second === truth.second) expect(blindSecond).toContain(truth.second);
      }
    }
  });
});
