import { describe, expect, test } from 'vitest';
import { moveSoldiers } from '../../../../../engine/games/apocalypse/phases/move-soldiers.ts';
import { highest, lowest, scripted } from '../../../core/scripted-generator.ts';
import { aboard, at, drawn, ground, scene } from '../picture.ts';
import { move, play, type Outcome } from '../play.ts';

const FIRST_THEN_SECOND = [0, 1];
const SECOND_THEN_FIRST = [1, 1];

describe('moving', () => {
  test.each([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ])('a soldier moves to [%i, %i], one of the eight cells around him [apocalypse:soldier-steps]', (row, column) => {
    const before = scene(`
      ...
      .0.
      ...`);
    const after = play(moveSoldiers, before, [move([2, 2], [row, column])], lowest());
    expect(at(after, [row, column]).id).toBe(9);
    expect(at(after, [2, 2]).id).toBeUndefined();
  });

  test('rows go from north to south and columns from west to east [apocalypse:coordinates]', () => {
    const after = play(
      moveSoldiers,
      scene(`
        ..3
        0..`),
      [move([2, 1], [1, 1]), move([1, 3], [1, 2])],
      lowest(),
    );
    expect(ground(after)).toBe(
      drawn(`
        03.
        ...`),
    );
  });

  test('a soldier takes one cell and leaves it free behind him [apocalypse:soldier-one-cell]', () => {
    const after = play(moveSoldiers, scene('1...'), [move([1, 1], [1, 2])], lowest());
    expect(ground(after)).toBe('.1..');
  });

  test('he walks on forest as on grass [apocalypse:soldier-land]', () => {
    const after = play(moveSoldiers, scene('2:.'), [move([1, 1], [1, 2])], lowest());
    expect(ground(after)).toBe('.c.');
  });

  test('without an order he stays [apocalypse:soldier-idle]', () => {
    expect(ground(play(moveSoldiers, scene('.0.')))).toBe('.0.');
  });

  test('he may be told to stay', () => {
    const after = play(moveSoldiers, scene('.0.'), [move([1, 2], [1, 2])], lowest());
    expect(ground(after)).toBe('.0.');
    expect(after.reasons[0]).toEqual([]);
  });

  test.each([
    ['water', 'O', 'there is water'],
    ['mountain', 'X', 'there is a mountain'],
  ])('he does not move onto %s [apocalypse:soldier-blocked-by-land]', (_, land, reason) => {
    const after = play(moveSoldiers, scene(`.0${land}`), [move([1, 2], [1, 3])], lowest());
    expect(ground(after)).toBe(`.0${land}`);
    expect(after.reasons[0]).toEqual([`soldier 9 to [1,3]: ${reason}`]);
    expect(after.moves).toEqual([]);
  });

  test('he does not leave the board: mountains are all around it [apocalypse:mountain-border]', () => {
    const after = play(moveSoldiers, scene('0'), [move([1, 1], [0, 0])], lowest());
    expect(ground(after)).toBe('0');
    expect(after.reasons[0]).toEqual(['soldier 9 to [0,0]: there is a mountain']);
  });

  test('he does not move onto an own soldier, nor hurt him [apocalypse:no-friendly-attack] [apocalypse:soldier-blocked-by-soldier]', () => {
    const after = play(moveSoldiers, scene('00.'), [move([1, 1], [1, 2])], lowest());
    expect(ground(after)).toBe('00.');
    expect(at(after, [1, 2]).life).toBe(100);
    expect(after.reasons[0]).toEqual(['soldier 9 to [1,2]: your soldier 10 is there']);
  });

  test('a helicopter above does not stop him [apocalypse:separate-planes]', () => {
    const sky = `
      11111
      11111
      11v11
      11111
      11111`;
    const before = scene('0....\n.....\n.....\n.....\n.....', { sky });
    expect(ground(play(moveSoldiers, before, [move([1, 1], [2, 2])], lowest()))).toBe(
      '.....\n.0...\n.....\n.....\n.....',
    );
  });
});

describe('the order of moves', () => {
  const before = scene('0.1');
  const both = [move([1, 1], [1, 2]), move([1, 3], [1, 2])];

  test('is random over all players: the first may come first [apocalypse:random-soldiers]', () => {
    // Then the other one attacks him there.
    const after = play(moveSoldiers, before, both, scripted(...FIRST_THEN_SECOND, 60));
    expect(ground(after)).toBe('.01');
    expect(at(after, [1, 2]).life).toBe(40);
  });

  test('and so may the second [apocalypse:random-soldiers]', () => {
    const after = play(moveSoldiers, before, both, scripted(...SECOND_THEN_FIRST, 60));
    expect(ground(after)).toBe('01.');
    expect(at(after, [1, 2]).life).toBe(40);
  });

  test('the order of the list does not matter: it is drawn over players and ids', () => {
    const own = scene('0.0');
    const toTheMiddle = [move([1, 3], [1, 2]), move([1, 1], [1, 2])];
    expect(ground(play(moveSoldiers, own, toTheMiddle, scripted(...FIRST_THEN_SECOND)))).toBe('.00');
    expect(ground(play(moveSoldiers, own, toTheMiddle, scripted(...SECOND_THEN_FIRST)))).toBe('00.');
  });

  test('a cell left just before is free [apocalypse:soldier-blocked-by-soldier]', () => {
    const chain = [move([1, 1], [1, 2]), move([1, 2], [1, 3])];
    expect(ground(play(moveSoldiers, scene('00.'), chain, scripted(...SECOND_THEN_FIRST)))).toBe('.00');
    expect(ground(play(moveSoldiers, scene('00.'), chain, scripted(...FIRST_THEN_SECOND)))).toBe('0.0');
  });

  test('whoever died before his turn does nothing [apocalypse:soldier-dies]', () => {
    const fight = [move([1, 1], [1, 2]), move([1, 2], [1, 3])];
    const after = play(moveSoldiers, scene('01.', { life: 50 }), fight, scripted(...FIRST_THEN_SECOND, 50, 0));
    expect(ground(after)).toBe('0..');
    expect(after.reasons[1]).toEqual(['soldier 10 to [1,3]: he died before his turn']);
  });
});

describe('attacking', () => {
  const attack = (picture: string, rng = lowest(), life = 100): Outcome =>
    play(moveSoldiers, scene(picture, { life }), [move([1, 1], [1, 2])], rng);

  test('hurts the enemy and moves nobody [apocalypse:attack] [apocalypse:soldier-blocked-by-soldier]', () => {
    const after = attack('01.');
    expect(ground(after)).toBe('01.');
    expect(at(after, [1, 1]).life).toBe(100);
    expect(after.moves).toEqual([{ soldier: 9, to: [1, 2] }]);
  });

  test.each([
    ['least', lowest(), 80],
    ['greatest', highest(), 60],
  ])('costs 20 to 40 points in a forest: %s [apocalypse:forest-damage]', (_, rng, left) => {
    expect(at(attack('0b.', rng), [1, 2]).life).toBe(left);
  });

  test('costs at least 50 points on grass [apocalypse:grass-damage]', () => {
    expect(at(attack('01.', lowest()), [1, 2]).life).toBe(50);
  });

  test('costs at most 100 points on grass [apocalypse:grass-damage]', () => {
    expect(ground(attack('01.', highest()))).toBe('0..');
    expect(at(attack('01.', scripted(0, 99)), [1, 2]).life).toBe(1);
  });

  test('the land of the victim counts, not that of the attacker [apocalypse:forest-damage]', () => {
    expect(at(attack('a1.', lowest()), [1, 2]).life).toBe(50);
  });

  test('a soldier without life points dies, and his killer gets a parachuter [apocalypse:soldier-dies] [apocalypse:killer-gets-parachuter]', () => {
    const after = attack('01.', scripted(0, 60, 1), 60);
    expect(ground(after)).toBe('0..');
    expect(aboard(after)).toEqual([
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(after.state.soldiers).toEqual(Int32Array.of(1, 0, 0, 0));
  });

  test('one with a single point left lives on [apocalypse:soldier-dies]', () => {
    const after = attack('01.', scripted(0, 59), 60);
    expect(at(after, [1, 2]).life).toBe(1);
  });

  test('the dead leave no id behind [apocalypse:dead-disappear]', () => {
    const after = attack('01.', scripted(0, 60, 0), 60);
    expect([...after.state.id.subarray(0, after.state.soldierCount[0])]).toEqual([9]);
  });
});

describe('posts', () => {
  test('a soldier who moves to a post conquers it [apocalypse:move-conquers]', () => {
    const there = play(moveSoldiers, scene('0P.'), [move([1, 1], [1, 2])], lowest());
    expect(ground(there)).toBe('.0.');
    expect([...there.state.owner]).toEqual([0]);
  });

  test('it stays his when he leaves, and others can conquer it again [apocalypse:posts-change-hands]', () => {
    const there = play(moveSoldiers, scene('0P.1'), [move([1, 1], [1, 2])], lowest());
    const gone = play(moveSoldiers, there, [move([1, 2], [1, 1])], lowest());
    expect(ground(gone)).toBe('0A.1');
    const near = play(moveSoldiers, gone, [move([1, 4], [1, 3])], lowest());
    const lost = play(moveSoldiers, near, [move([1, 3], [1, 2])], lowest());
    expect([...lost.state.owner]).toEqual([1]);
  });

  test('killing the soldier on a post does not conquer it [apocalypse:move-conquers]', () => {
    const there = play(moveSoldiers, scene('0P1', { life: 50 }), [move([1, 1], [1, 2])], lowest());
    const after = play(moveSoldiers, there, [move([1, 3], [1, 2])], lowest());
    expect(ground(after)).toBe('.A1');
  });
});

describe('fire', () => {
  test.each([
    ['grass', '0,'],
    ['forest', '0*'],
  ])('a soldier who moves into burning %s dies [apocalypse:dies-entering-fire]', (_, picture) => {
    const after = play(moveSoldiers, scene(picture), [move([1, 1], [1, 2])], scripted(0, 2, 0));
    expect(ground(after)).toBe(`.${picture[1]}`);
  });

  test('one of the other three gets him as a parachuter, by lot [apocalypse:fire-victim-goes-to-other] [apocalypse:dead-become-parachuters] [apocalypse:random-helicopter]', () => {
    // Drawn among all four until it is not himself.
    const after = play(moveSoldiers, scene('0*'), [move([1, 1], [1, 2])], scripted(0, 0, 0, 3, 1));
    expect(aboard(after)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    const other = play(moveSoldiers, scene('0*'), [move([1, 1], [1, 2])], scripted(0, 1, 0));
    expect(aboard(other)).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('a burning post is not conquered by whoever dies there', () => {
    const before = scene('0P');
    before.state.fire[62] = 3;
    expect([...play(moveSoldiers, before, [move([1, 1], [1, 2])], scripted(0, 1, 0)).state.owner]).toEqual([-1]);
  });
});
