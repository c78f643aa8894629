import { describe, expect, test } from 'vitest';
import type { Generator } from '../../../../../engine/core/generator.ts';
import { moveUnit } from '../../../../../engine/games/crematoria/actions/move-unit.ts';
import type { Direction } from '../../../../../engine/games/crematoria/vocabulary.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { cave, expectPicture, levels, outside, type Scene } from '../picture.ts';
import { idOf, isSameState, play, unitOf, type Played } from '../play.ts';

/** The scene after a unit tried to move, and why it could not. */
function move(
  scene: Scene,
  name: string,
  direction: Direction,
  rng?: Generator,
): Played & { problem: string | undefined } {
  let problem: string | undefined;
  const after = play((turn) => void (problem = moveUnit(turn, idOf(scene, name), direction)), scene, [], rng);
  return { ...after, problem };
}

describe('walking', () => {
  test.each([
    ['Bottom', '... ... .A.'],
    ['BR', '... ... ..A'],
    ['Right', '... ..A ...'],
    ['RT', '..A ... ...'],
    ['Top', '.A. ... ...'],
    ['TL', 'A.. ... ...'],
    ['Left', '... A.. ...'],
    ['LB', '... ... A..'],
  ] as const)('%s [crematoria:eight-directions] [crematoria:directions]', (direction, rows) => {
    const picture = `
      ...
      .A.
      ...`;
    for (const scene of [cave(picture), outside(picture)]) {
      const after = move(scene, 'A', direction);
      expect(after.problem).toBeUndefined();
      expectPicture(after, rows.replaceAll(' ', '\n'));
    }
  });

  test('rock stops everybody [crematoria:rock-is-impassable]', () => {
    for (const [name, scene] of [
      ['a', cave('a#')],
      ['A', cave('A#')],
    ] as const) {
      const after = move(scene, name, 'Right');
      expect(after.problem).toBe('there is rock');
      expect(isSameState(after, scene)).toBe(true);
    }
  });

  test('caves, elevators and the outside are open to everybody [crematoria:other-cells-are-passable]', () => {
    expectPicture(move(cave('aE'), 'a', 'Right'), '.a   .E');
    expectPicture(move(cave('AE'), 'A', 'Right'), '.A   .E');
    expectPicture(move(outside('AE'), 'A', 'Right'), '.A   .E');
    expectPicture(move(outside('a.'), 'a', 'Right'), '.a');
    expectPicture(move(cave('A2'), 'A', 'Right'), '.A   .2');
  });

  test.each([
    ['Right', 'A.', 79, '.A'],
    ['Left', '.A', 79, 'A.'],
  ] as const)('%s across the edge of the map [crematoria:ring]', (direction, picture, column, expected) => {
    expectPicture(move(cave(picture, { at: [10, column] }), 'A', direction), expected);
    expectPicture(move(outside(picture, { at: [10, column], round: 30 }), 'A', direction), expected);
  });

  test('diagonally across the edge of the map [crematoria:ring]', () => {
    const scene = cave(
      `
      A.
      ..`,
      { at: [10, 79] },
    );
    expectPicture(
      move(scene, 'A', 'BR'),
      `
      ..
      .A`,
    );
    expect(unitOf(move(scene, 'A', 'BR'), 'A').pos).toEqual([11, 0, 0]);
  });

  test.each(['Top', 'TL', 'RT'] as const)('%s from the first row there is nothing', (direction) => {
    expect(move(outside('.A.', { at: [0, 10] }), 'A', direction).problem).toBe('the board ends there');
    expect(move(cave('.A.', { at: [0, 10] }), 'A', direction).problem).toBe('the board ends there');
  });

  test.each(['Bottom', 'BR', 'LB'] as const)('%s from the last row there is nothing', (direction) => {
    expect(move(outside('.A.', { at: [39, 10] }), 'A', direction).problem).toBe('the board ends there');
    expect(move(cave('.A.', { at: [39, 10] }), 'A', direction).problem).toBe('the board ends there');
  });

  test('a necromonger in the sky is in nobody’s way', () => {
    expectPicture(move(outside('An'), 'A', 'Right'), '.A');
  });
});

describe('elevators', () => {
  test.each(['a', 'A'])('%s goes up from the cave [crematoria:elevator-up]', (name) => {
    const after = move(levels({ cave: `${name}   E`, outside: '.' }), name, 'Up');
    expectPicture(after, '.   E', `${name}   E`);
    expect(unitOf(after, name).pos).toEqual([10, 10, 1]);
  });

  test.each(['a', 'A'])('%s goes down from the outside [crematoria:elevator-down]', (name) => {
    const after = move(levels({ cave: 'E', outside: `${name}   E` }), name, 'Down');
    expectPicture(after, `${name}   E`, '.   E');
    expect(unitOf(after, name).pos).toEqual([10, 10, 0]);
  });

  test('elsewhere there is no way up or down [crematoria:only-on-elevator]', () => {
    expect(move(cave('aE'), 'a', 'Up').problem).toBe('not on an elevator');
    expect(move(outside('AE'), 'A', 'Down').problem).toBe('not on an elevator');
  });

  test('an elevator has two ends', () => {
    expect(move(cave('a   E'), 'a', 'Down').problem).toBe('the elevator goes no further down');
    expect(move(outside('a   E'), 'a', 'Up').problem).toBe('the elevator goes no further up');
  });
});

describe('conquering and picking', () => {
  test('a pioneer conquers the cave cell it moves onto, and keeps those it leaves [crematoria:pioneers-conquer]', () => {
    const after = move(cave('b.   1.'), 'b', 'Right');
    expectPicture(after, '.b   11');
    expect([...after.state.cells]).toEqual([0, 2, 0, 0]);
  });

  test('a conquered cell changes hands [crematoria:pioneers-conquer]', () => {
    const after = move(cave('b.   .3'), 'b', 'Right');
    expectPicture(after, '.b   .1');
    expect([...after.state.cells]).toEqual([0, 1, 0, 0]);
  });

  test('nobody owns an elevator', () => {
    const after = move(cave('bE'), 'b', 'Right');
    expectPicture(after, '.b   .E');
    expect([...after.state.cells]).toEqual([0, 0, 0, 0]);
  });

  test('a furyan conquers nothing [crematoria:furyans-do-not-conquer]', () => {
    const after = move(cave('B..   .3.'), 'B', 'Right');
    expectPicture(after, '.B.   .3.');
    expectPicture(move(after, 'B', 'Right'), '..B   .3.');
  });

  test('a pioneer picks the gem it moves onto [crematoria:pioneers-pick-gems] [crematoria:gems-are-counted]', () => {
    const scene = outside('cGG');
    const once = move(scene, 'c', 'Right');
    expectPicture(once, '.c.   ..G');
    expect([...once.state.gems]).toEqual([0, 0, 1, 0]);
    const twice = move(once, 'c', 'Right');
    expectPicture(twice, '..c   ...');
    expect([...twice.state.gems]).toEqual([0, 0, 2, 0]);
  });

  test('a furyan picks nothing [crematoria:furyans-do-not-pick]', () => {
    const after = move(outside('CG'), 'C', 'Right');
    expectPicture(after, '.C   .G');
    expect([...after.state.gems]).toEqual([0, 0, 0, 0]);
  });
});

describe('meeting others', () => {
  test.each(['A', 'a', 'b', 'B', 'N'])('a pioneer does not attack %s [crematoria:pioneers-cannot-attack]', (other) => {
    const scene = outside(`a${other}`);
    const after = move(scene, 'a', 'Right');
    expect(after.problem).toMatch(/^unit 1 (of the same group is there|is there, and pioneers cannot attack)$/);
    expect(isSameState(after, scene)).toBe(true);
  });

  test('why a pioneer stays says what is in the way', () => {
    expect(move(cave('ab'), 'a', 'Right').problem).toBe('unit 1 is there, and pioneers cannot attack');
    expect(move(cave('aA'), 'a', 'Right').problem).toBe('unit 1 of the same group is there');
  });

  test.each(['A', 'a'])('a furyan does not attack %s of its own group [crematoria:no-attack-on-own-group]', (other) => {
    const scene = cave(`A${other}`);
    const after = move(scene, 'A', 'Right');
    expect(after.problem).toBe('unit 1 of the same group is there');
    expect(isSameState(after, scene)).toBe(true);
  });

  test.each([
    ['b', 50],
    ['B', 100],
    ['N', 75],
  ])('moving onto %s is an attack [crematoria:moving-onto-a-unit-is-an-attack]', (other, health) => {
    const scene = outside(`A${other}`);
    const after = move(scene, 'A', 'Right', scripted(30));
    expect(after.problem).toBeUndefined();
    expectPicture(after, `A${other}`);
    expect(unitOf(after, other).health).toBe(health - 30);
  });

  test('an attacker does not move, not even when it kills [crematoria:attacker-stays]', () => {
    const after = move(cave('Ab.', { health: { b: 30 } }), 'A', 'Right', scripted(30));
    expectPicture(after, 'A..');
    expect(unitOf(after, 'b').pos).toBeUndefined();
  });

  test('an attack across the edge of the map [crematoria:ring]', () => {
    const after = move(cave('bA', { at: [5, 79] }), 'A', 'Left', scripted(25));
    expect(unitOf(after, 'b').health).toBe(25);
  });

  test('an attack through an elevator', () => {
    const up = move(levels({ cave: 'A   E', outside: 'b   E' }), 'A', 'Up', scripted(25));
    expectPicture(up, 'A   E', 'b   E');
    expect(unitOf(up, 'b').health).toBe(25);
    const down = move(levels({ cave: 'b   E', outside: 'A   E' }), 'A', 'Down', scripted(25));
    expect(unitOf(down, 'b').health).toBe(25);
  });
});

describe('into the sun', () => {
  test.each(['a', 'A'])('%s dies as soon as it moves into daylight [crematoria:moving-into-the-sun-kills]', (name) => {
    const scene = outside(`${name}.`, { at: [10, 39] });
    const after = move(scene, name, 'Right', lowest());
    expect(after.problem).toBeUndefined();
    expectPicture(after, '..');
    expect(unitOf(after, name)).toMatchObject({ health: 0, player: 1, pos: undefined });
  });

  test('whose it becomes is drawn', () => {
    expect(unitOf(move(outside('a.', { at: [10, 39] }), 'a', 'Right', highest()), 'a').player).toBe(3);
  });

  test('it picks no gem there', () => {
    const after = move(outside('aG', { at: [10, 39] }), 'a', 'Right', scripted(0));
    expectPicture(after, '.G');
    expect([...after.state.gems]).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['Right', 'A.', 38],
    ['Left', '.A', 0],
  ] as const)('%s onto the last night column it lives', (direction, picture, column) => {
    const after = move(outside(picture, { at: [10, column] }), 'A', direction);
    expect(unitOf(after, 'A').health).toBe(100);
  });

  test('an elevator into daylight kills too [crematoria:moving-into-the-sun-kills]', () => {
    const after = move(levels({ cave: 'A   E', outside: '.' }, { at: [10, 40] }), 'A', 'Up', scripted(2));
    expectPicture(after, '.   E', '.   E');
    expect(unitOf(after, 'A').player).toBe(3);
  });

  test('below there is no sun', () => {
    expectPicture(move(cave('A.', { at: [10, 39] }), 'A', 'Right'), '.A');
    expectPicture(move(levels({ cave: 'E', outside: 'A   E' }, { at: [10, 39] }), 'A', 'Down'), 'A   E', '.   E');
  });
});

describe('towards a hellhound', () => {
  test.each(['a', 'A'])('%s dies on a cell next to one [crematoria:next-to-a-hellhound-you-die]', (name) => {
    const after = move(cave(`${name}.H`), name, 'Right', scripted(1));
    expect(after.problem).toBeUndefined();
    expectPicture(after, '..H');
    expect(unitOf(after, name)).toMatchObject({ health: 0, player: 2 });
  });

  test('two cells away it lives', () => {
    expectPicture(move(cave('A..H'), 'A', 'Right'), '.A.H');
  });

  test('a cell of which it dies is not conquered', () => {
    expectPicture(move(cave('a.H   .2.'), 'a', 'Right', lowest()), '..H   .2.');
  });

  test.each(['a', 'A'])('%s dies going down onto one [crematoria:elevator-onto-a-hellhound]', (name) => {
    const scene = levels({ cave: 'H   E', outside: `${name}   E` });
    const after = move(scene, name, 'Down', scripted(0));
    expect(after.problem).toBeUndefined();
    expectPicture(after, 'H   E', '.   E');
    expect(unitOf(after, name)).toMatchObject({ health: 0, player: 1 });
  });

  test('going down next to one kills too [crematoria:next-to-a-hellhound-you-die]', () => {
    const after = move(levels({ cave: '.H   E.', outside: 'A.   E.' }), 'A', 'Down', scripted(0));
    expectPicture(after, '.H   E.', '..   E.');
  });

  test('above one there is no danger [crematoria:hellhounds-ignore-the-outside]', () => {
    const after = move(levels({ cave: '.H', outside: 'A.' }), 'A', 'Right');
    expectPicture(after, '.H', '.A');
  });

  test('nothing hurts a hellhound [crematoria:hellhounds-are-immortal]', () => {
    const after = move(cave('AH'), 'A', 'Right', scripted(0));
    expectPicture(after, '.H');
    expect(unitOf(after, 'H').health).toBe(-1);
  });
});
