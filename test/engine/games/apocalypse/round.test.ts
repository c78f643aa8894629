import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import type { PLAYERS } from '../../../../engine/core/players.ts';
import { byPlayer } from '../../../../engine/core/players.ts';
import type { RuleSet } from '../../../../engine/core/game.ts';
import { apocalypse } from '../../../../engine/games/apocalypse/apocalypse.ts';
import { findMapProblem } from '../../../../engine/games/apocalypse/find-map-problem.ts';
import type { ApocalypseConfig, ApocalypseMap, ApocalypseOrder } from '../../../../engine/games/apocalypse/types.ts';
import { findGame } from '../../../../engine/registry.ts';
import { lowest, scripted } from '../../core/scripted-generator.ts';
import { aboard, drawn, ground, scene, sky } from './picture.ts';
import { drop, fly, move, play } from './play.ts';

const TASKS = ['forward1', 'forward2', 'clockwise', 'counterclockwise', 'napalm'] as const;

const overhead = `
  .......
  .11111.
  .11111.
  .11v11.
  .11111.
  .11111.
  .......`;

describe('a round', () => {
  const before = scene(
    `
      .......
      .......
      .......
      .......
      .......
      .......
      .....2.`,
    { sky: overhead, parachuters: { 1: [20] } },
  );

  test('begins with the parachuters, so that napalm meets them on the ground [apocalypse:order-of-groups]', () => {
    const after = play(apocalypse.round, before, [fly(1, 'napalm'), drop(1, [4, 4])], scripted(0, 0, 0, 3, 0));
    expect(after.state.soldiers).toEqual(Int32Array.of(0, 0, 1, 0));
    expect(aboard(after)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('goes on with the helicopters, so that soldiers walk into fresh fire [apocalypse:order-of-groups]', () => {
    const after = play(apocalypse.round, before, [move([7, 6], [6, 6]), fly(1, 'napalm')], scripted(0, 0, 0, 0));
    expect(after.state.soldiers).toEqual(Int32Array.of(0, 0, 0, 0));
  });

  test('ends with the fire and the points', () => {
    const burning = scene('*a', { fire: 1 });
    const after = play(apocalypse.round, burning, [], scripted(10, 1, 0));
    expect(ground(after)).toBe('.*');
    expect([...after.state.score]).toEqual([0, 0, 0, 0]);
  });

  test('reads like the rules page', () => {
    expect(apocalypse.round.map(({ name }) => name)).toEqual([
      'ageParachuters',
      'landParachuters',
      'flyHelicopters',
      'reloadNapalm',
      'moveSoldiers',
      'spreadFire',
      'burnDown',
      'countPoints',
    ]);
  });

  test('without orders moves nobody [apocalypse:soldier-idle] [apocalypse:helicopter-idle]', () => {
    const after = play(apocalypse.round, before);
    expect(ground(after)).toBe(ground(before));
    expect(sky(after)).toBe(drawn(overhead));
  });

  test('a new parachuter can be thrown in each of the next 20 rounds [apocalypse:parachuters-expire]', () => {
    const fight = play(apocalypse.round, scene('01', { life: 1 }), [move([1, 1], [1, 2])], lowest());
    expect(fight.state.patience[0]).toBe(20);
  });
});

describe('a match', () => {
  const game = findGame('apocalypse');

  test('has 200 rounds [apocalypse:two-hundred-rounds]', () => {
    const match = game.start(game.configure('text'), 1);
    let rounds = 0;
    for (; !match.isOver; rounds++) match.play([[], [], [], []]);
    expect(rounds).toBe(200);
    expect(match.scores()).toEqual([4000, 4000, 4000, 4000]);
  });

  test('has four players, all of whom decide on the same state [apocalypse:four-players] [apocalypse:orders-together]', () => {
    const match = game.start(game.configure('text'), 1);
    const { soldiers } = match.view() as ApocalypseMap;
    const orders = byPlayer((player): ApocalypseOrder[] => soldiers.filter((unit) => unit.player === player).map(stay));
    expect(match.play(orders).moves).toHaveLength(80);
  });

  test('is told twice alike for the same seed, and otherwise for another [apocalypse:seed]', () => {
    const [once, again, other] = [3, 3, 4].map((seed) => playAtRandom('text', seed, () => {}, 50));
    expect(again).toBe(once);
    expect(other).not.toBe(once);
  });

  test.each(['text', 'original'] as const)(
    'keeps its invariants under %s [apocalypse:people-constant] [apocalypse:soldier-land] [apocalypse:helicopters-last] [apocalypse:helicopter-land]',
    (rules) => {
      for (const seed of [1, 2]) {
        playAtRandom(rules, seed, (view, config) => expect(findMapProblem(view, config)).toBeUndefined());
      }
    },
    30_000,
  );

  test('never gives an id twice [apocalypse:unique-ids] [apocalypse:dead-disappear]', () => {
    const gone = new Set<number>();
    let living = new Set<number>();
    playAtRandom('text', 5, ({ soldiers, helicopters }) => {
      const ids = [...soldiers, ...helicopters].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => gone.has(id) || id < 1)).toEqual([]);
      for (const id of living) if (!ids.includes(id)) gone.add(id);
      living = new Set(ids);
    });
    expect(gone.size).toBeGreaterThan(20);
  });

  function playAtRandom(
    rules: RuleSet,
    seed: number,
    look: (view: ApocalypseMap, config: ApocalypseConfig) => void,
    rounds = 200,
  ): string {
    const config = { ...game.configure(rules), rounds } as ApocalypseConfig;
    const match = game.start(config, seed);
    const rng = new SeededGenerator(seed + 1000);
    while (!match.isOver) {
      const view = match.view() as ApocalypseMap;
      look(view, config);
      match.play(byPlayer((player) => randomOrders(view, player, rng)));
    }
    return match.fingerprint();
  }
});

const stay = ({ id, pos }: ApocalypseMap['soldiers'][number]): ApocalypseOrder => ({ soldier: id, to: pos });

function randomOrders(view: ApocalypseMap, player: (typeof PLAYERS)[number], rng: SeededGenerator): ApocalypseOrder[] {
  const around = ([i, j]: [number, number], reach: number): [number, number] => [
    i + rng.random(-reach, reach),
    j + rng.random(-reach, reach),
  ];
  const mine = <T extends { player: number }>(units: T[]): T[] => units.filter((unit) => unit.player === player);
  return [
    ...mine(view.soldiers).map(({ id, pos }) => ({ soldier: id, to: around(pos, 1) })),
    ...mine(view.helicopters).map(({ id, napalm }) => ({
      helicopter: id,
      do: TASKS[napalm === 0 ? 4 : rng.random(0, 3)]!,
    })),
    // Sometimes outside the square.
    ...mine(view.helicopters).flatMap(({ id, pos, parachuters }) =>
      parachuters.map(() => ({ parachuter: around(pos, 3), helicopter: id })),
    ),
  ];
}
