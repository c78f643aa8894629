import { describe, expect, test } from 'vitest';
import { moveHellhounds } from '../../../../../engine/games/crematoria/phases/move-hellhounds.ts';
import { STEPS } from '../../../../../engine/games/crematoria/vocabulary.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, levels } from '../picture.ts';
import { play, unitOf } from '../play.ts';

describe('where it goes', () => {
  test('to the nearest person in the cave [crematoria:hellhound-approaches]', () => {
    const after = play(moveHellhounds, cave('b....H...A'), [], scripted(0));
    expectPicture(after, 'b.....H..A');
    expect(after.moves).toEqual(['H Right']);
  });

  test('around rock [crematoria:hellhound-approaches] [crematoria:rock-is-impassable]', () => {
    const scene = cave(`
      .....
      .###.
      .#a#.
      ...#H`);
    const after = play(moveHellhounds, scene, [], scripted(0));
    expectPicture(
      after,
      `
      .....
      .###.
      .#a#H
      ...#.`,
    );
  });

  test('the shorter way round the map [crematoria:ring]', () => {
    expectPicture(play(moveHellhounds, cave('H...b', { at: [5, 78] }), [], scripted(0)), '.H..b');
  });

  test.each([
    [0, 'a....H..B', 'H Right'],
    [1, 'a..H....B', 'H Left'],
  ])(
    'two equally near: to any of them, by lot %i [crematoria:hellhound-picks-any-way] [crematoria:others-ignore-groups]',
    (lot, picture, move) => {
      const after = play(moveHellhounds, cave('a...H...B'), [], scripted(lot));
      expectPicture(after, picture);
      expect(after.moves).toEqual([move]);
    },
  );

  test.each([
    [0, 'H BR'],
    [1, 'H Right'],
    [2, 'H RT'],
  ])('any step that brings it equally near, by lot %i [crematoria:ties-are-drawn]', (lot, move) => {
    const scene = cave(`
      .....
      H...a
      .....`);
    expect(play(moveHellhounds, scene, [], scripted(lot)).moves).toEqual([move]);
  });

  test('over elevators, which do not take it up', () => {
    const scene = levels({ cave: 'HE..a', outside: '.....' });
    expectPicture(play(moveHellhounds, scene, [], scripted(0)), '.H..a   .E...', '.E...');
  });

  test('past people: they do not block the way to others', () => {
    const scene = cave(`
      a.###
      ##H##
      ##.##
      ##.##`);
    expect(play(moveHellhounds, scene, [], scripted(0, 0)).moves).toEqual(['H TL']);
  });

  test('not by those outside [crematoria:hellhounds-ignore-the-outside]', () => {
    const scene = levels({ cave: 'a....H...', outside: '......A..' });
    expect(play(moveHellhounds, scene, [], scripted(0)).moves).toEqual(['H Left']);
  });

  test.each([
    [0, 'H Right'],
    [1, 'H Left'],
  ])('anywhere when there is nobody, by lot %i', (lot, move) => {
    expect(play(moveHellhounds, levels({ cave: '.H.', outside: 'a..' }), [], scripted(lot)).moves).toEqual([move]);
  });

  test('anywhere when nobody can be reached', () => {
    expect(play(moveHellhounds, cave('a#.H.'), [], scripted(0)).moves).toEqual(['H Right']);
    expect(play(moveHellhounds, cave('a#.H.'), [], scripted(1)).moves).toEqual(['H Left']);
  });

  test('nowhere when there is no way', () => {
    const after = play(moveHellhounds, cave('a.#H#'));
    expectPicture(after, 'a.#H#');
    expect(after.moves).toEqual(['H None']);
  });

  test('it conquers nothing [crematoria:others-do-not-conquer]', () => {
    const after = play(moveHellhounds, cave('H...b   .2...'), [], scripted(0));
    expectPicture(after, '.H..b   .2...');
    const free = play(moveHellhounds, cave('H...b'), [], scripted(0));
    expectPicture(free, '.H..b   .....');
  });
});

describe('other hellhounds', () => {
  test('are kept away from [crematoria:hellhounds-apart]', () => {
    const after = play(moveHellhounds, cave('H.H...a'), [], scripted(0));
    expectPicture(after, 'H..H..a');
    expect(after.moves).toEqual(['H None', 'H2 Right']);
  });

  test('even when that leads away from everybody [crematoria:hellhounds-apart]', () => {
    const scene = cave(`
      H.H...a
      .######`);
    const after = play(moveHellhounds, scene, [], scripted(0, 0));
    expectPicture(
      after,
      `
      ...H..a
      H######`,
    );
  });

  test('where they are now, not where they were', () => {
    // The first makes room for the second.
    const after = play(moveHellhounds, cave('a...H..H'), [], scripted(0, 0));
    expectPicture(after, 'a..H..H.');
    const close = play(moveHellhounds, cave('a...H.H'), [], scripted(0, 0));
    expectPicture(close, 'a..H.H.');
  });

  test('each moves once, by ascending id [crematoria:one-move-per-unit]', () => {
    const after = play(moveHellhounds, cave('a....H...H...H'), [], scripted(0, 0, 0));
    expectPicture(after, 'a...H...H...H.');
    expect(after.moves).toEqual(['H Left', 'H2 Left', 'H3 Left']);
  });
});

describe('what it devours', () => {
  test.each(STEPS)('everybody next to where it arrives: %i rows down, %i columns right', (down, right) => {
    const rows = Array.from({ length: 5 }, () => [...'#####']);
    rows[2]![2] = 'H';
    rows[2 + down]![2 + right] = '.';
    rows[2 + 2 * down]![2 + 2 * right] = 'c';
    const after = play(moveHellhounds, cave(rows.map((row) => row.join('')).join('\n')), [], scripted(0, 1));
    rows[2]![2] = '.';
    rows[2 + down]![2 + right] = 'H';
    rows[2 + 2 * down]![2 + 2 * right] = '.';
    expectPicture(after, rows.map((row) => row.join('')).join('\n'));
    expect(unitOf(after, 'c')).toMatchObject({ health: 0, player: 1 });
  });

  test('several at once, each with a lot of its own [crematoria:hellhounds-devour] [crematoria:killed-by-nobodys-units]', () => {
    const scene = cave(`
      ##a
      H.A
      ##a`);
    const after = play(moveHellhounds, scene, [], scripted(0, 0, 1, 2));
    expectPicture(
      after,
      `
      ##.
      .H.
      ##.`,
    );
    // Devoured in the order of the directions: BR, Right, RT.
    expect(['a2', 'A', 'a'].map((name) => unitOf(after, name).player)).toEqual([1, 2, 3]);
  });

  test('people of any group [crematoria:others-ignore-groups]', () => {
    for (const letter of 'abcdABCD') {
      const after = play(moveHellhounds, cave(`H.${letter}`), [], scripted(0, 0));
      expectPicture(after, '.H.');
    }
  });

  test('not those two cells away', () => {
    expectPicture(play(moveHellhounds, cave('H..b'), [], scripted(0)), '.H.b');
  });

  test('not those outside [crematoria:hellhounds-ignore-the-outside]', () => {
    const scene = levels({ cave: 'H...a', outside: '.bN..' });
    expectPicture(play(moveHellhounds, scene, [], scripted(0)), '.H..a', '.bN..');
  });

  test('across the edge of the map [crematoria:ring]', () => {
    expectPicture(play(moveHellhounds, cave('H.a', { at: [7, 78] }), [], scripted(0, 0)), '.H.');
  });
});
