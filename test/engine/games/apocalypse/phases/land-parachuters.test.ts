import { describe, expect, test } from 'vitest';
import { ageParachuters } from '../../../../../engine/games/apocalypse/phases/age-parachuters.ts';
import { landParachuters } from '../../../../../engine/games/apocalypse/phases/land-parachuters.ts';
import { moveSoldiers } from '../../../../../engine/games/apocalypse/phases/move-soldiers.ts';
import type { ApocalypseConfig } from '../../../../../engine/games/apocalypse/types.ts';
import { lowest, scripted } from '../../../core/scripted-generator.ts';
import { aboard, at, drawn, ground, scene, type Place, type Scene } from '../picture.ts';
import { drop, move, order, play, type Outcome } from '../play.ts';

const overhead = `
  .......
  .11111.
  .11111.
  .11v11.
  .11111.
  .11111.
  .......`;

const EMPTY = '.......\n'.repeat(7);
const NOBODY_ABOARD = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

const phases = [ageParachuters, landParachuters];

/** A helicopter with parachuters above a ground whose row 4 is given. */
function over(row: string, config: Partial<ApocalypseConfig> = {}): Scene {
  const lines = Array.from({ length: 7 }, (_, index) => (index === 3 ? row : '.......'));
  return scene(lines.join('\n'), { sky: overhead, parachuters: { 1: [20, 20, 20, 20, 20] }, config });
}

const rowFour = (outcome: Outcome): string => ground(outcome).split('\n')[3]!;

function throwOne(before: Scene, place: Place, ...draws: number[]): Outcome {
  return play(phases, before, [drop(1, place)], scripted(0, ...draws));
}

describe('a parachuter who lands', () => {
  test.each([
    ['grass', '.......', '....0..'],
    ['forest', ':::::::', '::::a::'],
  ])('becomes a soldier on %s [apocalypse:parachuter-lands] [apocalypse:soldier-land]', (_, before, after) => {
    const outcome = throwOne(over(before), [4, 5]);
    expect(rowFour(outcome)).toBe(after);
    expect(aboard(outcome)[0]).toEqual([4, 0]);
    expect(outcome.moves).toEqual([{ parachuter: [4, 5], helicopter: 1 }]);
  });

  test('is healthy and has a new id [apocalypse:parachuter-lands] [apocalypse:unique-ids]', () => {
    const before = over('.......');
    before.state.round = 7;
    const after = play(phases, before, [drop(1, [4, 4]), drop(1, [4, 5])], lowest());
    expect(at(after, [4, 4])).toEqual({ id: 88 * 7 + 1, life: 100, fire: 0 });
    expect(at(after, [4, 5])).toEqual({ id: 88 * 7 + 2, life: 100, fire: 0 });
  });

  test('never takes an id that is in use [apocalypse:unique-ids]', () => {
    // In round 0 the first ids would be those of the helicopters and of the first soldiers.
    const after = throwOne(over('0......'), [4, 4]);
    expect(at(after, [4, 1]).id).toBe(9);
    expect(at(after, [4, 4]).id).toBe(10);
  });

  test('conquers the post he falls on [apocalypse:landing-conquers]', () => {
    const after = throwOne(over('...P...'), [4, 4]);
    expect([...after.state.owner]).toEqual([0]);
    expect([...throwOne(over('...C...'), [4, 4]).state.owner]).toEqual([0]);
  });

  test('does not conquer it if a soldier is there [apocalypse:landing-conquers]', () => {
    const onPost = play(moveSoldiers, over('..1P...'), [move([4, 3], [4, 4])], lowest());
    expect([...throwOne(onPost, [4, 4], 0).state.owner]).toEqual([1]);
  });

  test('may fall on any cell below his helicopter, to the edge [apocalypse:stray-throw]', () => {
    for (const place of [
      [2, 2],
      [2, 6],
      [6, 2],
      [6, 6],
    ] as Place[]) {
      expect(at(throwOne(over('.......'), place), place).life).toBe(100);
    }
  });
});

describe('a parachuter who dies', () => {
  function expectLostOn(row: string): void {
    const after = throwOne(over(row), [4, 4], 0, 3, 1);
    expect(rowFour(after)).toBe(row);
    expect(aboard(after)).toEqual([
      [4, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(aboard(throwOne(over(row), [4, 4], 1, 0))).toEqual([
      [4, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  }

  test('on water goes to another player, by lot [apocalypse:throw-on-water] [apocalypse:lost-throw-goes-to-other]', () => {
    expectLostOn('...O...');
  });

  test('on a mountain too', () => {
    expectLostOn('...X...');
  });

  test('in fire too [apocalypse:throw-on-fire]', () => {
    expectLostOn('...,...');
    expectLostOn('...*...');
  });

  test('on an own soldier too [apocalypse:throw-on-soldier]', () => {
    expectLostOn('...0...');
    expectLostOn('...a...');
  });

  test('on an enemy goes to that enemy [apocalypse:throw-on-soldier] [apocalypse:throw-on-enemy]', () => {
    const after = throwOne(over('...2...'), [4, 4], 1);
    expect(rowFour(after)).toBe('...2...');
    expect(aboard(after)).toEqual([
      [4, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(at(after, [4, 4]).life).toBe(100);
  });

  test('on the one thrown just before is lost as well [apocalypse:throw-on-soldier]', () => {
    const after = play(phases, over('.......'), [drop(1, [4, 4]), drop(1, [4, 4])], scripted(0, 1, 2, 0));
    expect(rowFour(after)).toBe('...0...');
    expect(aboard(after)).toEqual([
      [3, 0],
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
  });

  test('outside the square of his helicopter goes to another player [apocalypse:stray-throw] [apocalypse:lost-throw-goes-to-other]', () => {
    const after = throwOne(over('.......'), [4, 7], 3, 0);
    expect(ground(after)).toBe(drawn(EMPTY));
    expect(aboard(after)).toEqual([
      [4, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  test('outside of it goes to the enemy whose soldier is there, but by lot in the published program [apocalypse:throw-on-enemy]', () => {
    expect(aboard(throwOne(over('......1'), [4, 7], 0))[1]).toEqual([1, 0]);
    expect(aboard(throwOne(over('......1', { enemyGetsStray: false }), [4, 7], 3, 0))[3]).toEqual([1, 0]);
  });

  test('original: a throw outside of it is refused, and nobody dies', () => {
    const after = play(phases, over('.......', { strayThrow: 'refused' }), [drop(1, [4, 7])], scripted());
    expect(aboard(after)).toEqual([
      [5, 0],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(after.reasons[0]).toEqual(['helicopter 1 is not above [4,7]']);
  });
});

test.each<[string, string, Partial<ApocalypseConfig>, Place, number[], object]>([
  ['an enemy', '...2...', {}, [4, 4], [1], { player: 2, byChance: false }],
  ['water', '...O...', {}, [4, 4], [0, 3, 1], { player: 3, byChance: true }],
  ['nothing, out of reach', '.......', {}, [4, 7], [3, 0], { player: 3, byChance: true }],
  ['an enemy out of reach', '......1', {}, [4, 7], [0], { player: 1, byChance: false }],
  [
    'that, in the published program',
    '......1',
    { enemyGetsStray: false },
    [4, 7],
    [3, 0],
    { player: 3, byChance: true },
  ],
])('whoever gets a parachuter for one who fell on %s is told why: %#', (_, row, config, place, draws, heir) => {
  const { events } = throwOne(over(row, config), place, ...draws);
  expect(events.at(-1)).toMatchObject({ kind: 'boarded', cause: 'lost', loser: 0, rounds: 20, ...heir });
  expect(events.at(-2)).toMatchObject({ kind: 'lost', player: 0 });
});

describe('the order of throws', () => {
  const twoPlayers = `
    1111133333
    1111133333
    11v1133v33
    1111133333
    1111133333`;
  const before = (config: Partial<ApocalypseConfig>): Scene =>
    scene('..........\n'.repeat(5), { sky: twoPlayers, parachuters: { 1: [20, 20], 3: [20] }, config });
  const throws = [drop(1, [1, 1]), drop(1, [2, 2]), drop(3, [1, 9])];
  const places = (outcome: Outcome): unknown =>
    outcome.moves.map((move) => ('parachuter' in move ? move.parachuter : move));

  test('text: random over all players [apocalypse:random-parachuters]', () => {
    expect(places(play(phases, before({}), throws, scripted(2, 1, 2)))).toEqual([
      [1, 9],
      [2, 2],
      [1, 1],
    ]);
    expect(places(play(phases, before({}), throws, scripted(0, 1, 2)))).toEqual([
      [1, 1],
      [2, 2],
      [1, 9],
    ]);
  });

  test('original: by player, each as ordered', () => {
    const config = { throwOrder: 'players' } as const;
    expect(places(play(phases, before(config), throws.toReversed(), scripted()))).toEqual([
      [2, 2],
      [1, 1],
      [1, 9],
    ]);
  });
});

describe('the helicopter of a throw', () => {
  test('is the one above the cell, if none is named [apocalypse:parachuters-by-helicopter]', () => {
    const after = play(phases, over('.......'), [order(0, { parachuter: [4, 4] })], lowest());
    expect(after.moves).toEqual([{ parachuter: [4, 4], helicopter: 1 }]);
    expect(rowFour(after)).toBe('...0...');
  });

  test('nothing is thrown if none is named and none is above the cell', () => {
    const after = play(phases, over('.......'), [order(0, { parachuter: [4, 7] })]);
    expect(aboard(after)[0]).toEqual([5, 0]);
    expect(after.reasons[0]).toEqual(['none of your helicopters is above [4,7]']);
  });
});

test('nobody jumps without an order', () => {
  expect(aboard(play(landParachuters, over('.......')))).toEqual([[5, 0], ...NOBODY_ABOARD.slice(1)]);
});
