import { describe, expect, test } from 'vitest';
import { movePlayers } from '../../../../../engine/games/crematoria/phases/move-players.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, outside } from '../picture.ts';
import { order, play, unitOf } from '../play.ts';

describe('whose turn it is', () => {
  const rivals = cave('A.B');
  const both = [order('A', 'Right'), order('B', 'Left')];

  test('the first of two by lot [crematoria:random-order-of-players]', () => {
    const after = play(movePlayers, rivals, both, scripted(0, 40));
    expectPicture(after, '.AB');
    expect(after.moves).toEqual(['A Right', 'B Left']);
    expect(unitOf(after, 'A').health).toBe(60);
  });

  test('the second of two by lot [crematoria:random-order-of-players]', () => {
    const after = play(movePlayers, rivals, both, scripted(1, 40));
    expectPicture(after, 'AB.');
    expect(after.moves).toEqual(['B Left', 'A Right']);
    expect(unitOf(after, 'B').health).toBe(60);
  });

  // The example of the document: three orders of player 0, five of player 1, two of player 2, three of player 3.
  const crowd = cave(`
    aaa##   EEE##
    bbbbb   EEEEE
    cc###   EE###
    ddd##   EEE##`);
  const orders = ['a', 'a2', 'a3', 'b', 'b2', 'b3', 'b4', 'b5', 'c', 'c2', 'd', 'd2', 'd3'].map((name) =>
    order(name, 'Up'),
  );

  test.each([
    ['lowest', lowest, 'a b c d a2 b2 c2 d2 a3 b3 d3 b4 b5'],
    ['highest', highest, 'd a b c d2 a2 b2 c2 d3 a3 b3 b4 b5'],
    // Four players, four players, three players, then player 1 alone: 3 + 3 + 2 draws.
    ['scripted', () => scripted(1, 3, 2, 0, 2, 3, 2, 1), 'b d c a a2 c2 d2 b2 d3 b3 a3 b4 b5'],
  ])('all first orders, then all second ones, and so on: %s [crematoria:turns-of-orders]', (_, rng, names) => {
    const { moves } = play(movePlayers, crowd, orders, rng());
    expect(moves).toEqual(names.split(' ').map((name) => `${name} Up`));
  });

  test('an order that fails has had its turn', () => {
    const scene = cave(`
      a#..
      a.B.`);
    // Both first orders, then both second ones: had the first of player 0 not counted, a2 would come before B.
    const after = play(
      movePlayers,
      scene,
      [order('a', 'Right'), order('a2', 'Right'), order('B', 'Left')],
      scripted(0),
    );
    expect(after.moves).toEqual(['B Left']);
    expect(after.refused[0]).toEqual([
      'unit 0 Right: there is rock',
      'unit 1 Right: unit 2 is there, and pioneers cannot attack',
    ]);
  });
});

describe('within a group', () => {
  const file = cave('aaa.');

  test('a file moves when the front goes first [crematoria:order-within-a-group] [crematoria:single-file]', () => {
    const after = play(movePlayers, file, [order('a3', 'Right'), order('a2', 'Right'), order('a', 'Right')]);
    expectPicture(after, '.aaa   .000');
    expect(after.moves).toEqual(['a3 Right', 'a2 Right', 'a Right']);
  });

  test('only the front moves when the back goes first [crematoria:order-within-a-group]', () => {
    const after = play(movePlayers, file, [order('a', 'Right'), order('a2', 'Right'), order('a3', 'Right')]);
    expectPicture(after, 'aa.a   ...0');
    expect(after.refused[0]).toEqual([
      'unit 0 Right: unit 1 of the same group is there',
      'unit 1 Right: unit 2 of the same group is there',
    ]);
  });
});

describe('orders that come to nothing', () => {
  test('None does nothing, without a word and without a turn', () => {
    const after = play(
      movePlayers,
      cave('aA.B'),
      [order('a', 'None'), order('A', 'Right'), order('B', 'Left')],
      scripted(0, 25),
    );
    expect(after.moves).toEqual(['A Right', 'B Left']);
    expect(after.refused).toEqual([[], [], [], []]);
  });

  test('the dead do not move', () => {
    const scene = cave('Ab.', { health: { b: 1 } });
    const after = play(movePlayers, scene, [order('A', 'Right'), order('b', 'Right')], scripted(0, 25));
    expectPicture(after, 'A..');
    expect(after.moves).toEqual(['A Right']);
    expect(after.refused).toEqual([[], ['unit 1 Right: died before its turn'], [], []]);
  });

  test('who moves into death has moved', () => {
    const after = play(movePlayers, cave('a.H'), [order('a', 'Right')], scripted(0));
    expect(after.moves).toEqual(['a Right']);
    expect(after.refused).toEqual([[], [], [], []]);
  });

  test('a refusal names its place in the list of its player', () => {
    const refused: unknown[] = [];
    play(
      (turn) => {
        movePlayers(turn);
        refused.push(...turn.refused);
      },
      cave('b.a#a#'),
      [order('b', 'Right'), order('a', 'Right'), order('a2', 'Right')],
      lowest(),
    );
    expect(refused).toEqual([
      [
        { order: 0, reason: 'unit 1 Right: there is rock' },
        { order: 1, reason: 'unit 2 Right: there is rock' },
      ],
      [],
      [],
      [],
    ]);
  });

  test('nobody orders anything', () => {
    expect(play(movePlayers, cave('aB')).moves).toEqual([]);
  });
});

describe('one after another', () => {
  test('a cell that has become free can be entered [crematoria:one-after-another]', () => {
    const after = play(movePlayers, cave('Ab.'), [order('b', 'Right'), order('A', 'Right')], scripted(1));
    expectPicture(after, '.Ab   ..1');
  });

  test('a cell that has been taken cannot [crematoria:one-unit-per-cell]', () => {
    const after = play(movePlayers, cave('a.b'), [order('a', 'Right'), order('b', 'Left')], scripted(0));
    expectPicture(after, '.ab   .0.');
    expect(after.refused[1]).toEqual(['unit 1 Left: unit 0 is there, and pioneers cannot attack']);
  });

  // The example of the document: V is A2, W is A3, X is A, Y is A4 and Z is B; five others of player 1 keep Z for last.
  test('a necromonger, a pioneer and five furyans [crematoria:fight-example] [crematoria:one-after-another]', () => {
    const scene = outside(`
      .aA..
      .ANA.
      ..AB.
      bbbbb
      .....`);
    const orders = [
      order('a', 'BR'),
      order('A2', 'Right'),
      order('A3', 'Left'),
      order('A', 'Bottom'),
      order('A4', 'Top'),
      ...['b', 'b2', 'b3', 'b4', 'b5'].map((name) => order(name, 'Bottom')),
      order('B', 'TL'),
    ];
    const [firstPlayer, hurt, kill, last] = [0, 30, 45, 25];
    const after = play(
      movePlayers,
      scene,
      orders,
      scripted(firstPlayer, firstPlayer, hurt, firstPlayer, kill, firstPlayer, firstPlayer, last),
    );
    expectPicture(
      after,
      `
      .a...
      .AAA.
      ..AB.
      .....
      bbbbb`,
    );
    expect(after.moves.filter((move) => !move.startsWith('b'))).toEqual(['A2 Right', 'A3 Left', 'A Bottom', 'B TL']);
    expect(after.refused[0]).toEqual([
      'unit 0 BR: unit 11 is there, and pioneers cannot attack',
      'unit 4 Top: unit 1 of the same group is there',
    ]);
    expect(unitOf(after, 'N').health).toBe(0);
    expect(unitOf(after, 'A').health).toBe(75);
  });
});
