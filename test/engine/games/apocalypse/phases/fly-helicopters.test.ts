import { describe, expect, test } from 'vitest';
import { flyHelicopters } from '../../../../../engine/games/apocalypse/phases/fly-helicopters.ts';
import { lowest, scripted } from '../../../core/scripted-generator.ts';
import { drawn, scene, sky, type Scene } from '../picture.ts';
import { fly, play } from '../play.ts';

/** Open grass below a sky. */
function above(picture: string): Scene {
  return scene(drawn(picture).replaceAll(/[^\n]/g, '.'), { sky: picture });
}

const inTheWest = `
  11111....
  11111....
  11>11....
  11111....
  11111....`;

describe('flying', () => {
  test('a helicopter is a square of 5 x 5 cells and flies one cell [apocalypse:helicopter-square] [apocalypse:helicopter-forward]', () => {
    const after = play(flyHelicopters, above(inTheWest), [fly(1, 'forward1')], lowest());
    expect(sky(after)).toBe(
      drawn(`
        .11111...
        .11111...
        .11>11...
        .11111...
        .11111...`),
    );
    expect(after.moves).toEqual([{ helicopter: 1, do: 'forward1' }]);
  });

  test('or two [apocalypse:helicopter-forward]', () => {
    const after = play(flyHelicopters, above(inTheWest), [fly(1, 'forward2')], lowest());
    expect(sky(after)).toBe(
      drawn(`
        ..11111..
        ..11111..
        ..11>11..
        ..11111..
        ..11111..`),
    );
  });

  test.each([
    ['v', [5, 4]],
    ['>', [4, 5]],
    ['^', [3, 4]],
    ['<', [4, 3]],
  ])(
    'it flies where it faces (%s) [apocalypse:helicopter-forward] [apocalypse:coordinates]',
    (arrow, [row, column]) => {
      const square = [1, 2, 3, 4, 5].map((line) => `.${line === 3 ? `11${arrow}11` : '11111'}.`);
      const before = above(['.......', ...square, '.......'].join('\n'));
      const after = play(flyHelicopters, before, [fly(1, 'forward1')], lowest());
      expect(after.state.centre[0]).toBe(row! * 60 + column!);
    },
  );

  test('without an order it stays [apocalypse:helicopter-idle]', () => {
    expect(sky(play(flyHelicopters, above(inTheWest)))).toBe(drawn(inTheWest));
  });

  test('it flies over water and over soldiers [apocalypse:helicopter-land] [apocalypse:separate-planes]', () => {
    const before = scene('.....O1O.\n.....OOO.\n.....OOO.\n.....OOO.\n.....OOO.', { sky: inTheWest });
    expect(play(flyHelicopters, before, [fly(1, 'forward2')], lowest()).moves).toEqual([
      { helicopter: 1, do: 'forward2' },
    ]);
  });
});

describe('obstacles', () => {
  const flyOver = (ground: string): ReturnType<typeof play> =>
    play(flyHelicopters, scene(ground, { sky: inTheWest }), [fly(1, 'forward2')], lowest());

  test('a mountain anywhere in front stops it [apocalypse:helicopter-blocked-by-mountain] [apocalypse:helicopter-land]', () => {
    for (const row of [0, 1, 2, 3, 4]) {
      const ground = Array.from({ length: 5 }, (_, line) => (line === row ? '.....X...' : '.........')).join('\n');
      const after = flyOver(ground);
      expect(sky(after)).toBe(drawn(inTheWest));
      expect(after.moves).toEqual([]);
      expect(after.reasons[0]).toEqual(['helicopter 1 forward2: there is a mountain ahead']);
    }
  });

  test('one beside its way does not', () => {
    const before = scene(`${'.........\n'.repeat(5)}XXXXXXXXX`, { sky: inTheWest });
    expect(play(flyHelicopters, before, [fly(1, 'forward2')], lowest()).moves).toHaveLength(1);
  });

  test('it flies the first of two steps if only the second is impossible [apocalypse:helicopter-partial-flight]', () => {
    const after = flyOver(Array.from({ length: 5 }, () => '......X..').join('\n'));
    expect(sky(after)).toBe(
      drawn(`
        .11111...
        .11111...
        .11>11...
        .11111...
        .11111...`),
    );
    expect(after.moves).toEqual([{ helicopter: 1, do: 'forward1' }]);
    expect(after.reasons[0]).toEqual([]);
  });

  const nextToEachOther = `
    11111.33333.
    11111.33333.
    11>11.33^33.
    11111.33333.
    11111.33333.`;

  test('another helicopter stops it, and neither is hurt [apocalypse:helicopter-blocked-by-helicopter] [apocalypse:helicopters-do-not-fight]', () => {
    const once = play(flyHelicopters, above(nextToEachOther), [fly(1, 'forward2')], lowest());
    const picture = drawn(`
      .1111133333.
      .1111133333.
      .11>1133^33.
      .1111133333.
      .1111133333.`);
    expect(sky(once)).toBe(picture);
    const twice = play(flyHelicopters, once, [fly(1, 'forward1')], lowest());
    expect(sky(twice)).toBe(picture);
    expect(twice.reasons[0]).toEqual(['helicopter 1 forward1: helicopter 3 is in the way']);
  });

  test('also one of the same player, and one that is only half in front [apocalypse:helicopter-blocked-by-helicopter]', () => {
    const after = play(
      flyHelicopters,
      above(`
        11111....
        11111....
        11>11....
        11111....
        1111122222
        .....22222
        .....22v22
        .....22222
        .....22222`),
      [fly(1, 'forward1')],
      lowest(),
    );
    expect(after.reasons[0]).toEqual(['helicopter 1 forward1: helicopter 2 is in the way']);
  });
});

describe('the order of flights', () => {
  const inLine = `
    1111133333..
    1111133333..
    11>1133>33..
    1111133333..
    1111133333..`;
  const both = [fly(1, 'forward1'), fly(3, 'forward1')];

  test('is random over all players: whoever follows may have to wait [apocalypse:random-helicopters]', () => {
    const after = play(flyHelicopters, above(inLine), both, scripted(0, 1));
    expect(after.moves).toEqual([{ helicopter: 3, do: 'forward1' }]);
  });

  test('or not [apocalypse:random-helicopters]', () => {
    const after = play(flyHelicopters, above(inLine), both, scripted(1, 1));
    expect(after.moves).toEqual([
      { helicopter: 3, do: 'forward1' },
      { helicopter: 1, do: 'forward1' },
    ]);
  });
});

describe('turning', () => {
  const facing = (arrow: string): Scene => above(`11111\n11111\n11${arrow}11\n11111\n11111`);

  test.each([
    ['clockwise', '^>v<'],
    ['counterclockwise', '^<v>'],
  ] as const)(
    '%s by 90 degrees, even between mountains [apocalypse:helicopter-turns] [apocalypse:turns-always-succeed]',
    (task, arrows) => {
      for (const [index, arrow] of [...arrows].entries()) {
        const after = play(flyHelicopters, facing(arrow), [fly(1, task)], lowest());
        expect(sky(after).split('\n')[2]).toBe(`11${arrows[(index + 1) % 4]}11`);
        expect(after.moves).toEqual([{ helicopter: 1, do: task }]);
      }
    },
  );
});
