import { describe, expect, test } from 'vitest';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { defaults } from '../../../../engine/games/ork-island/defaults.ts';
import { orkIsland } from '../../../../engine/games/ork-island/ork-island.ts';
import type { OrkIsland, OrkIslandOrder } from '../../../../engine/games/ork-island/types.ts';
import { findGame } from '../../../../engine/registry.ts';
import { scripted } from '../../core/scripted-generator.ts';
import { draw, island, orkOf, picture, withHealth, withOwners } from './picture.ts';
import { play } from './play.ts';

describe('a round', () => {
  test('is orders, then regeneration, then points [ork-island:orders-first] [ork-island:regeneration-before-points] [ork-island:points-last]', () => {
    expect(orkIsland.round.map(({ name }) => name)).toEqual([
      'moveOrks',
      'regenerateOrks',
      'conquerCities',
      'conquerPaths',
      'scoreCities',
      'scorePaths',
      'scoreConnectedCities',
    ]);
  });

  test('counts for points how it ends: the dead are gone from the city and back on the shore [ork-island:points-last]', () => {
    const scene = withHealth(
      island`
        W .a Ck .  W
        W .  C  .  W
        W .  .  .  W
        W .  .  .  W`,
      { k: 10 },
    );
    const after = play(orkIsland.round, withOwners(scene, { cities: [1] }), { orders: ['a E'], rng: scripted(0, 7) });
    expect(draw(after)).toBe(picture`
      W . Ca .  W
      W . C  .  W
      W . .  .  W
      W . .  .k W`);
    expect(orkOf(after, 'k')).toEqual({ player: 0, health: 100 });
    expect([...after.state.cityOwner]).toEqual([0]);
    expect([...after.state.points]).toEqual([2 + 4, 0, 0, 0]);
  });

  test('takes the orders of all players before it carries out any [ork-island:orders-first]', () => {
    const scene = withHealth(island`.a .k .`, { k: 10 });
    const after = play(orkIsland.round[0]!, scene, { orders: ['a E', 'k E'] });
    // k was player 1's when it was ordered, and is player 0's when its turn comes.
    expect(after.refused).toEqual([[], ['ork 1 E: died before its turn'], [], []]);
  });
});

describe('a match', () => {
  const game = findGame('ork-island');

  test('is played for as many rounds as it has, with orders in each [ork-island:command-own-orks]', () => {
    const match = game.start({ ...game.configure('text'), rounds: 3 }, 5);
    const numbers: number[] = [];
    for (; !match.isOver; match.play(marching(match.view() as OrkIsland['view']))) numbers.push(match.round);
    expect(numbers).toEqual([0, 1, 2]);
    expect(() => match.play(byPlayer(() => []))).toThrow('the match is over');
  });

  test('gives points at the end of every round [ork-island:points-every-round]', () => {
    const scene = withOwners(island`Ca .`, { cities: [0] });
    play(orkIsland.round, scene);
    expect(orkIsland.score(scene.state, defaults)).toEqual([1 + 4, 0, 0, 0]);
    play(orkIsland.round, scene);
    expect(orkIsland.score(scene.state, defaults)).toEqual([2 * (1 + 4), 0, 0, 0]);
  });

  test('is the same again with the same seed and orders, and another with another seed', () => {
    const fingerprints = [5, 5, 6].map((seed) => {
      const match = game.start(game.configure('text'), seed);
      for (let round = 0; round < 30; round++) match.play(marching(match.view() as OrkIsland['view']));
      return match.fingerprint();
    });
    expect(fingerprints[1]).toBe(fingerprints[0]);
    expect(fingerprints[2]).not.toBe(fingerprints[0]);
  });

  test('shows cities, paths and orks of each player', () => {
    const { state } = withOwners(island`Ca P Cb P Ck`, { cities: [0, 0, 1], paths: [2, 2] });
    expect(orkIsland.standing(state, defaults)).toEqual([
      { cities: 2, paths: 0, orks: 2 },
      { cities: 1, paths: 0, orks: 1 },
      { cities: 0, paths: 2, orks: 0 },
      { cities: 0, paths: 0, orks: 0 },
    ]);
  });

  test('can go on from a copy of its state without changing it', () => {
    const state = orkIsland.generate(defaults, new SeededGenerator(1));
    const words = [...state.words];
    const copy = orkIsland.clone(state);
    expect([...copy.words]).toEqual(words);
    play(orkIsland.round, { state: copy, names: '' });
    copy.points[0] = 77;
    copy.occupant.fill(-1);
    expect([...state.words]).toEqual(words);
  });
});

/** Everybody goes south. */
function marching({ units }: OrkIsland['view']): ByPlayer<OrkIslandOrder[]> {
  return byPlayer((player) =>
    units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir: 'S' as const })),
  );
}
