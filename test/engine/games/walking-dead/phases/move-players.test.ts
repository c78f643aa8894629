import { describe, expect, test } from 'vitest';
import { COLUMNS, ROWS, toCell } from '../../../../../engine/games/walking-dead/board.ts';
import { original } from '../../../../../engine/games/walking-dead/defaults.ts';
import { movePlayers } from '../../../../../engine/games/walking-dead/phases/move-players.ts';
import { bringToLife, makeEmptyState, makeMap } from '../../../../../engine/games/walking-dead/state.ts';
import { highest, scripted } from '../../../core/scripted-generator.ts';
import { order, picture, play, town } from '../picture.ts';

describe('a living unit moves', () => {
  test.each([
    ['Up', '.a.\n.0.\n...'],
    ['Down', '...\n.0.\n.a.'],
    ['Left', '...\na0.\n...'],
    ['Right', '...\n.0a\n...'],
  ] as const)('%s onto an empty cell, which its clan then owns [walking-dead:move-to-empty]', (dir, expected) => {
    const before = town`
      ...
      .a.
      ...`;
    const after = play(movePlayers, before, { orders: [order(0, dir)] });
    expect(after.picture).toBe(expected);
    expect(after.moves).toEqual([order(0, dir)]);
  });

  test('and takes a cell away from another clan', () => {
    const after = play(movePlayers, town`.a3.`, { orders: [order(0, 'Right')] });
    expect(after.picture).toBe(picture`.0a.`);
    expect([...after.state.cells]).toEqual([2, 0, 0, 0]);
  });

  test('never diagonally, although such an order takes its turn [walking-dead:straight-moves-only]', () => {
    const before = town`
      a..
      ..b`;
    const orders = [order(0, 'DR'), order(1, 'UL')];
    const rng = scripted(1, 1);
    const after = play(movePlayers, before, { orders, rng });
    expect(after.picture).toBe(
      picture(`
      a..
      ..b`),
    );
    expect(after.reasons).toEqual([
      'unit 0 DR: only zombies move diagonally',
      'unit 1 UL: only zombies move diagonally',
    ]);
    expect(rng.left).toBe(0);
  });
});

describe('a living unit stays where it is', () => {
  const expectNoMove = (before: string, reason: string): void => {
    const after = play(movePlayers, town(before), { orders: [order(0, 'Right')] });
    expect(after.picture).toBe(before);
    expect(after.reasons).toEqual([`unit 0 Right: ${reason}`]);
    expect(after.moves).toEqual([]);
  };

  test('before debris [walking-dead:move-into-debris]', () => {
    expectNoMove('aX', 'there is debris');
  });

  test('before a unit of its own clan [walking-dead:move-into-own-clan]', () => {
    expectNoMove('aa', 'unit 1 of the same clan is there');
  });

  test('before a dead unit of any clan [walking-dead:move-into-the-dead]', () => {
    expectNoMove('aA', 'dead unit 1 is there');
    expectNoMove('aB', 'dead unit 1 is there');
  });

  test.each(['Up', 'Left'] as const)('at the edge of the board, %s [walking-dead:stay-on-board]', (dir) => {
    const after = play(movePlayers, town`a.`, { orders: [order(0, dir)] });
    expect(after.picture).toBe('a.');
    expect(after.reasons).toEqual([`unit 0 ${dir}: the board ends there`]);
  });

  test.each(['Down', 'Right'] as const)('at the far edge of the board, %s [walking-dead:stay-on-board]', (dir) => {
    const state = makeEmptyState(makeMap(new Int8Array(ROWS * COLUMNS)), 1);
    const corner = toCell(59, 59);
    bringToLife(state, 0, 0, corner);
    const after = play(movePlayers, { state, height: ROWS, width: COLUMNS }, { orders: [order(0, dir)] });
    expect(after.state.cell[0]).toBe(corner);
    expect(after.reasons).toEqual([`unit 0 ${dir}: the board ends there`]);
  });

  test('when it is dead [walking-dead:the-dead-do-not-move]', () => {
    const after = play(movePlayers, town`A.`, { orders: [order(0, 'Right')] });
    expect(after.picture).toBe('A.');
    expect(after.reasons).toEqual(['unit 0 Right: it is dead']);
  });
});

describe('food', () => {
  test('is eaten by the unit that enters its cell, which its clan then owns [walking-dead:eat-food]', () => {
    const after = play(movePlayers, town`.aM`, { orders: [order(0, 'Right')] });
    expect(after.picture).toBe('.0a');
    expect(after.state.foodEaten[0]).toBe(1);
    expect([...after.state.food].includes(1)).toBe(false);
  });
});

describe('a zombie that is attacked', () => {
  const after = play(movePlayers, town`..aZ..`, { orders: [order(0, 'Right')] });

  test('dies, and the attacker does not move [walking-dead:kill-a-zombie]', () => {
    expect(after.picture).toBe('..aZ..');
    expect(after.state.killedZombieCount[0]).toBe(1);
    expect(after.moves).toEqual([order(0, 'Right')]);
  });

  test('brings its killer points [walking-dead:points-for-zombies]', () => {
    expect([...after.state.killPoints]).toEqual([10, 0, 0, 0]);
    const dear = play(movePlayers, town`cZ`, { orders: [order(0, 'Right')], config: { zombiePoints: 7 } });
    expect([...dear.state.killPoints]).toEqual([0, 0, 7, 0]);
  });

  test('leaves its cell free for the next who comes in the published program', () => {
    const orders = [order(0, 'Right'), order(2, 'Left')];
    expect(play(movePlayers, town`aZb`, { orders, config: original }).picture).toBe('ab1');
  });
});

describe('the orders of the four players', () => {
  const before = town`
    a.a.
    b.b.
    c...
    d...`;
  const orders = [0, 1, 2, 3, 4, 5].map((unit) => order(unit, 'Right'));
  const played = (...lots: number[]): number[] =>
    play(movePlayers, before, { orders, rng: scripted(...lots) }).moves.map(({ unit }) => unit);

  test('are carried out in random order [walking-dead:random-order]', () => {
    expect(played(1, 1, 1, 1, 1, 1)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(played(4, 3, 2, 2, 1, 1)).toEqual([5, 4, 2, 3, 0, 1]);
    expect(played(2, 1, 1, 1, 1, 1)).toEqual([2, 0, 1, 3, 4, 5]);
  });

  test('keep the order in which each player gave them [walking-dead:own-order-kept]', () => {
    const reversed = orders.toReversed();
    const moves = play(movePlayers, before, { orders: reversed, rng: highest() }).moves.map(({ unit }) => unit);
    expect(moves).toEqual([5, 4, 3, 2, 1, 0]);
    for (const lots of [
      [1, 1, 1, 1, 1, 1],
      [1, 2, 1, 2, 1, 1],
    ]) {
      const units = play(movePlayers, before, { orders: reversed, rng: scripted(...lots) }).moves.map(
        ({ unit }) => unit,
      );
      expect(units.indexOf(1)).toBeLessThan(units.indexOf(0));
      expect(units.indexOf(3)).toBeLessThan(units.indexOf(2));
    }
  });

  test('act on the board that the earlier ones left [walking-dead:orders-act-in-turn]', () => {
    const meal = town`
      ....
      .Ma.
      .b..
      ....`;
    const both = [order(0, 'Left'), order(1, 'Up')];
    const first = play(movePlayers, meal, { orders: both, rng: scripted(1, 1, 99, 49) });
    expect(first.state.strengthPoints[0]).toBe(50);
    // The second to come finds the first in its way, and attacks.
    const second = play(movePlayers, meal, { orders: both, rng: scripted(2, 1, 99, 49) });
    expect(second.state.strengthPoints[1]).toBe(50);
    expect(second.picture).toBe(
      picture(`
      ....
      .bA.
      .1..
      ....`),
    );
  });

  test('lapse for a unit that was killed before its turn', () => {
    const after = play(movePlayers, town`.ab.`, { orders: [order(0, 'Right'), order(1, 'Right')] });
    expect(after.picture).toBe('.aB.');
    expect(after.reasons).toEqual(['unit 1 Right: it is dead']);
  });

  test('can use a cell that was left in the same round', () => {
    const after = play(movePlayers, town`aa.`, { orders: [order(1, 'Right'), order(0, 'Right')] });
    expect(after.picture).toBe('0aa');
  });
});
