import { describe, expect, test } from 'vitest';
import { moveOrks } from '../../../../../engine/games/ork-island/phases/move-orks.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { draw, island, orkOf, picture, withHealth } from '../picture.ts';
import { play } from '../play.ts';

describe('a step', () => {
  test.each([
    [
      'N',
      picture`
      . .a .
      . .  .
      . .  .`,
    ],
    [
      'S',
      picture`
      . .  .
      . .  .
      . .a .`,
    ],
    [
      'W',
      picture`
      .  . .
      .a . .
      .  . .`,
    ],
    [
      'E',
      picture`
      . . .
      . . .a
      . . .`,
    ],
  ])('%s leads to the next cell [ork-island:move-one-cell]', (direction, expected) => {
    const scene = island`
      . .  .
      . .a .
      . .  .`;
    const after = play(moveOrks, scene, { orders: [`a ${direction}`] });
    expect(draw(after)).toBe(expected);
    expect(after.moves).toEqual([`a ${direction} moved`]);
  });

  test('an ork without an order stays and keeps its health [ork-island:remain-still]', () => {
    const after = play(
      moveOrks,
      island`
      . .a .
      . .b .`,
      { orders: ['b E'] },
    );
    expect(draw(after)).toBe(picture`
      . .a .
      . .  .b`);
    expect(orkOf(after, 'a').health).toBe(100);
  });

  test('water cannot be entered, and trying costs nothing [ork-island:water-impassable]', () => {
    const after = play(moveOrks, island`. .a W`, { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. .a W`);
    expect(orkOf(after, 'a').health).toBe(100);
    expect(after.moves).toEqual([]);
    expect(after.refused[0]).toEqual(['ork 0 E: there is water']);
  });

  test('nobody leaves the board', () => {
    const after = play(moveOrks, island`. .a`, { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. .a`);
    expect(after.refused[0]).toEqual(['ork 0 E: the board ends there']);
  });
});

describe('the cost of a step', () => {
  test.each([
    ['grass', island`.a .`, 99],
    ['forest', island`.a F`, 98],
    ['sand', island`.a S`, 97],
    ['a city', island`.a C`, 100],
    ['a path', island`.a P`, 100],
  ])('is that of entering %s [ork-island:walking-costs-health]', (_, scene, health) => {
    expect(orkOf(play(moveOrks, scene, { orders: ['a E'] }), 'a').health).toBe(health);
  });

  test('is what the configuration says', () => {
    const config = { costGrass: 11, costForest: 12, costSand: 13, costCity: 14, costPath: 15 };
    const after = play(
      moveOrks,
      island`
      .a .
      .b F
      .c S
      .d C
      .e P`,
      { orders: ['a E', 'b E', 'c E', 'd E', 'e E'], config },
    );
    expect([...'abcde'].map((name) => orkOf(after, name).health)).toEqual([89, 88, 87, 86, 85]);
  });

  test('does not depend on the cell that is left', () => {
    expect(orkOf(play(moveOrks, island`Sa .`, { orders: ['a E'] }), 'a').health).toBe(99);
  });

  test('may be all the health there is: an ork lives on at 0', () => {
    const after = play(moveOrks, withHealth(island`.a S`, { a: 3 }), { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. Sa`);
    expect(orkOf(after, 'a').health).toBe(0);
  });

  test('kills below 0; the ork stays its player’s [ork-island:negative-health-dies]', () => {
    const after = play(moveOrks, withHealth(island`.a S`, { a: 2 }), { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. S`);
    expect(after.moves).toEqual(['a E starved']);
    expect(orkOf(after, 'a').player).toBe(0);
  });
});

describe('an ork of the same player', () => {
  test('is in the way, and the order is ignored at no cost [ork-island:own-ork-blocks]', () => {
    const after = play(moveOrks, island`.a .b .`, { orders: ['a E'] });
    expect(draw(after)).toBe(picture`.a .b .`);
    expect(orkOf(after, 'a').health).toBe(100);
    expect(after.refused[0]).toEqual(['ork 0 E: your ork 1 is there']);
  });

  test('is not in the way once it has moved on', () => {
    const after = play(moveOrks, island`.a .b .`, { orders: ['b E', 'a E'] });
    expect(draw(after)).toBe(picture`. .a .b`);
  });
});

describe('a fight', () => {
  test('is won by the attacker if it is stronger after its step; it takes the cell [ork-island:stronger-attacker-wins]', () => {
    const after = play(moveOrks, withHealth(island`.a .k`, { a: 52, k: 50 }), { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. .a`);
    expect(after.moves).toEqual(['a E won']);
    expect(orkOf(after, 'a')).toEqual({ player: 0, health: 51 });
  });

  test('is lost by the attacker if it is weaker after its step; the defender stays as it was [ork-island:weaker-attacker-dies]', () => {
    const after = play(moveOrks, withHealth(island`.a .k`, { a: 50, k: 50 }), { orders: ['a E'] });
    expect(draw(after)).toBe(picture`. .k`);
    expect(after.moves).toEqual(['a E lost']);
    expect(orkOf(after, 'k')).toEqual({ player: 1, health: 50 });
  });

  test.each([
    [1, 'a E won', picture`. .a`],
    [0, 'a E lost', picture`. .k`],
  ])('between equals is decided by lot: %i [ork-island:equal-fight-by-lot]', (lot, move, expected) => {
    const scene = withHealth(island`.a .k`, { a: 51, k: 50 });
    const rng = scripted(0, lot);
    const after = play(moveOrks, scene, { orders: ['a E'], rng });
    expect(after.moves).toEqual([move]);
    expect(draw(after)).toBe(expected);
    expect(rng.state).toBe(2);
  });

  test.each([52, 50])('between unequals draws no lot (attacker with %i)', (health) => {
    const rng = scripted(0);
    play(moveOrks, withHealth(island`.a .k`, { a: health, k: 50 }), { orders: ['a E'], rng });
    expect(rng.state).toBe(1);
  });

  test.each([
    [{ a: 52, k: 50 }, 'k', 0],
    [{ a: 50, k: 50 }, 'a', 1],
  ])(
    'gives the dead ork to the winner’s player (health %j) [ork-island:dead-join-the-winner]',
    (health, dead, player) => {
      const after = play(moveOrks, withHealth(island`.a .k`, health), { orders: ['a E'] });
      expect(orkOf(after, dead).player).toBe(player);
    },
  );

  test.each([
    [1, 'k', 0],
    [0, 'a', 1],
  ])(
    'between equals gives the dead ork to the winner’s player (lot %i) [ork-island:dead-join-the-winner]',
    (lot, dead, player) => {
      const scene = withHealth(island`.a .k`, { a: 51, k: 50 });
      const after = play(moveOrks, scene, { orders: ['a E'], rng: scripted(0, lot) });
      expect(orkOf(after, dead).player).toBe(player);
    },
  );

  test('is lost by an attacker that starves on the way: it goes to the enemy', () => {
    const after = play(moveOrks, withHealth(island`.a Sk`, { a: 1, k: 0 }), { orders: ['a E'] });
    expect(after.moves).toEqual(['a E lost']);
    expect(orkOf(after, 'a').player).toBe(1);
  });

  test('compares with the health that the defender has left', () => {
    const scene = withHealth(island`.a . .k`, { a: 99, k: 99 });
    const after = play(moveOrks, scene, { orders: ['a E', 'k W'], rng: scripted(0, 1, 0) });
    expect(after.moves).toEqual(['a E moved', 'k W lost']);
  });
});

describe('the order of execution', () => {
  test('is one lot over the orders of all players together [ork-island:random-order]', () => {
    const scene = island`
      .a .
      .b .
      .k .
      .r .`;
    const rng = scripted(3, 1, 3, 3);
    const after = play(moveOrks, scene, { orders: ['a E', 'b E', 'k E', 'r E'], rng });
    // a b k r, with the first and the fourth swapped and then the last two.
    expect(after.moves).toEqual(['r E moved', 'b E moved', 'a E moved', 'k E moved']);
    expect(rng.state).toBe(4);
  });

  test.each([
    [
      [0, 1],
      ['a E moved', 'k W lost'],
    ],
    [
      [1, 1],
      ['k W moved', 'a E won'],
    ],
  ])('decides who is first on a free cell (draws %j) [ork-island:random-order]', (draws, moves) => {
    const scene = withHealth(island`.a . .k`, { a: 60, k: 50 });
    const after = play(moveOrks, scene, { orders: ['a E', 'k W'], rng: scripted(...draws) });
    expect(after.moves).toEqual(moves);
  });

  test('skips an ork that has died meanwhile, even though it changed hands', () => {
    const scene = withHealth(island`.a .k .`, { k: 10 });
    const after = play(moveOrks, scene, { orders: ['a E', 'k E'] });
    expect(draw(after)).toBe(picture`. .a .`);
    expect(after.refused).toEqual([[], ['ork 1 E: died before its turn'], [], []]);
  });

  test('frees the cell of a dead ork for those after it', () => {
    const scene = withHealth(island`.a .b S`, { b: 1 });
    const after = play(moveOrks, scene, { orders: ['b E', 'a E'] });
    expect(draw(after)).toBe(picture`. .a S`);
  });

  test('draws nothing when there are no orders', () => {
    expect(play(moveOrks, island`.a .k`, { rng: scripted() }).moves).toEqual([]);
  });
});
