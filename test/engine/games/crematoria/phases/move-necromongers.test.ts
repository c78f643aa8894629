import { describe, expect, test } from 'vitest';
import { moveNecromongers } from '../../../../../engine/games/crematoria/phases/move-necromongers.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { expectPicture, levels, outside } from '../picture.ts';
import { play, unitOf } from '../play.ts';

describe('with somebody next to it', () => {
  test.each(['a', 'B'])('it attacks %s and stays [crematoria:necromonger-attacks-a-neighbour]', (victim) => {
    const after = play(moveNecromongers, outside(`.N${victim}`), [], scripted(0, 20));
    expectPicture(after, `.N${victim}`);
    expect(after.moves).toEqual(['N Right']);
    expect(unitOf(after, victim).health).toBe(victim === 'a' ? 30 : 80);
  });

  test.each([
    [0, 'N Right', { a: 100, b: 10, c: 50 }],
    [1, 'N Top', { a: 60, b: 50, c: 50 }],
    [2, 'N Left', { a: 100, b: 50, c: 10 }],
  ])(
    'any of several, by lot %i [crematoria:necromonger-picks-any-victim] [crematoria:others-ignore-groups]',
    (lot, move, health) => {
      const scene = outside(`
        .A.
        cNb
        ...`);
      const after = play(moveNecromongers, scene, [], scripted(lot, 40));
      expect(after.moves).toEqual([move]);
      expect({ a: unitOf(after, 'A').health, b: unitOf(after, 'b').health, c: unitOf(after, 'c').health }).toEqual(
        health,
      );
    },
  );

  test('whom it kills goes to another group [crematoria:killed-by-nobodys-units]', () => {
    const after = play(moveNecromongers, outside('Nb', { health: { b: 20 } }), [], scripted(0, 20, 1));
    expectPicture(after, 'N.');
    expect(unitOf(after, 'b')).toMatchObject({ player: 2, health: 0 });
  });

  test('across the edge of the map [crematoria:ring]', () => {
    const after = play(moveNecromongers, outside('bN', { at: [5, 79], round: 30 }), [], scripted(0, 20));
    expect(after.moves).toEqual(['N Left']);
    expect(unitOf(after, 'b').health).toBe(30);
  });

  test('it does not look down an elevator [crematoria:necromongers-ignore-the-cave]', () => {
    const scene = levels({ cave: 'a   E', outside: 'N   E' });
    const after = play(moveNecromongers, scene, [], scripted(1));
    expect(after.moves).toEqual(['N Right']);
    expect(unitOf(after, 'a').health).toBe(50);
  });
});

describe('with somebody outside', () => {
  test('it goes straight to the nearest [crematoria:necromonger-approaches]', () => {
    const scene = outside(`
      N......
      .......
      ..b...a`);
    const after = play(moveNecromongers, scene, [], scripted(0));
    expectPicture(
      after,
      `
      .......
      .N.....
      ..b...a`,
    );
    expect(after.moves).toEqual(['N BR']);
  });

  test.each([
    [0, 'N BR'],
    [1, 'N Right'],
    [2, 'N RT'],
  ])('any step that brings it equally near, by lot %i [crematoria:ties-are-drawn]', (lot, move) => {
    expect(play(moveNecromongers, outside('N...b'), [], scripted(lot)).moves).toEqual([move]);
  });

  test('two equally near: towards any of them [crematoria:ties-are-drawn] [crematoria:others-ignore-groups]', () => {
    // Of the six steps that lead nearer, the first three go right and the last three left.
    const scene = outside('a...N...B');
    expect(play(moveNecromongers, scene, [], scripted(0)).moves).toEqual(['N BR']);
    expect(play(moveNecromongers, scene, [], scripted(5)).moves).toEqual(['N LB']);
  });

  test('the shorter way round the map [crematoria:ring]', () => {
    const after = play(moveNecromongers, outside('N..b', { at: [5, 78], round: 30 }), [], scripted(1));
    expectPicture(after, '.N.b');
  });

  test('a furyan attracts as a pioneer does', () => {
    expect(play(moveNecromongers, outside('b......N..B'), [], scripted(1)).moves).toEqual(['N Right']);
  });

  test('people in the cave do not [crematoria:necromongers-ignore-the-cave]', () => {
    const scene = levels({ cave: '..a......', outside: 'b......N.' });
    expect(play(moveNecromongers, scene, [], scripted(1)).moves).toEqual(['N Left']);
  });

  test('another necromonger is in the way, and is not attacked [crematoria:necromongers-spare-each-other]', () => {
    const after = play(moveNecromongers, outside('NN..b'), [], scripted(0, 1));
    expectPicture(
      after,
      `
      ..N.b`,
    );
    expect(after.moves).toEqual(['N BR', 'N2 Right']);
    expect([unitOf(after, 'N').health, unitOf(after, 'N2').health]).toEqual([75, 75]);
  });

  test('it walks on even when that brings it no nearer', () => {
    const scene = outside(
      `
      NN..b
      .N...`,
      { at: [0, 10] },
    );
    expect(play(moveNecromongers, scene, [], scripted(0, 0, 0)).moves[0]).toBe('N Bottom');
  });

  test('it walks on even when that leads it away', () => {
    const scene = outside(
      `
      NN..b
      NN...`,
      { at: [0, 10] },
    );
    expect(play(moveNecromongers, scene, [], scripted(0, 0, 0, 0)).moves[0]).toBe('N Left');
    expect(play(moveNecromongers, scene, [], scripted(1, 0, 0, 0)).moves[0]).toBe('N LB');
  });

  test('it does not see the sun and dies in it', () => {
    const after = play(moveNecromongers, outside('N..b', { at: [5, 39] }), [], scripted(1));
    expectPicture(after, '...b');
    expect(after.moves).toEqual(['N Right']);
    expect(unitOf(after, 'N')).toMatchObject({ health: 0, player: -1, pos: undefined });
  });

  test('it picks no gem [crematoria:others-do-not-pick]', () => {
    const after = play(moveNecromongers, outside('NG.b'), [], scripted(1));
    expectPicture(after, '.N.b   .G..');
    expect([...after.state.gems]).toEqual([0, 0, 0, 0]);
  });
});

describe('with nobody outside', () => {
  test.each([
    [0, '... ... ..N', 'N BR'],
    [1, '... ..N ...', 'N Right'],
    [2, '..N ... ...', 'N RT'],
  ])('it goes right, by lot %i [crematoria:necromonger-flees-the-sun]', (lot, rows, move) => {
    const scene = outside(`
      ...
      .N.
      ...`);
    const after = play(moveNecromongers, scene, [], scripted(lot));
    expectPicture(after, rows.replaceAll(' ', '\n'));
    expect(after.moves).toEqual([move]);
  });

  test('only over free cells', () => {
    const scene = outside(
      `
      N..
      .N.`,
      { at: [0, 10] },
    );
    const after = play(moveNecromongers, scene, [], scripted(0, 0));
    expect(after.moves).toEqual(['N Right', 'N2 BR']);
    expect(() => play(moveNecromongers, scene, [], scripted(1))).toThrow('from 0 to 0');
  });

  test('at the upper edge there are two ways', () => {
    const scene = outside('N.', { at: [0, 10] });
    expect(play(moveNecromongers, scene, [], scripted(1)).moves).toEqual(['N Right']);
  });

  test('it stays when nothing is free', () => {
    const scene = outside(
      `
      NN
      NN`,
      { at: [0, 10], config: { necromongers: 4 } },
    );
    const after = play(moveNecromongers, scene, [], scripted(0, 0, 0));
    expect(after.moves).toEqual(['N None', 'N2 BR', 'N3 BR', 'N4 BR']);
  });
});

describe('who moves', () => {
  test('each once, by ascending id [crematoria:one-move-per-unit]', () => {
    const after = play(moveNecromongers, outside('N..N..N..'), [], scripted(1, 1, 1));
    expectPicture(after, '.N..N..N.');
    expect(after.moves).toEqual(['N Right', 'N2 Right', 'N3 Right']);
  });

  test('not those in the sky, nor the dead', () => {
    const scene = outside('n.N', { health: { N: 0 } });
    expect(play(moveNecromongers, scene).moves).toEqual([]);
  });
});
