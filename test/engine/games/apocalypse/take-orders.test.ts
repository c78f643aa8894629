import { describe, expect, test } from 'vitest';
import { original } from '../../../../engine/games/apocalypse/defaults.ts';
import { takeOrders } from '../../../../engine/games/apocalypse/take-orders.ts';
import type { ApocalypseOrder } from '../../../../engine/games/apocalypse/types.ts';
import { scene } from './picture.ts';

const overhead = `
  .......
  .11111.
  .11111.
  .11v11.
  .11111.
  .11111.
  .......`;

// Soldiers 9 and 10 are of player 0, soldier 11 of player 1.
const before = scene(`00.1...\n${'.......\n'.repeat(6)}`, {
  sky: overhead,
  parachuters: { 1: [9, 9, 9], 2: [9, 9, 9] },
});

function take(...orders: ApocalypseOrder[]): { accepted: number[]; reasons: string[] } {
  const { accepted, refused } = takeOrders(before.state, 0, orders, before.config);
  return { accepted: accepted.map(({ index }) => index), reasons: refused.map(({ reason }) => reason) };
}

describe('orders for soldiers', () => {
  test.each([
    [{ soldier: 99, to: [1, 1] }, 'there is no soldier 99'],
    [{ soldier: 11, to: [1, 3] }, 'soldier 11 is not yours'],
    [{ soldier: 1, to: [1, 3] }, '1 is a helicopter'],
    [{ soldier: 9, to: [1, 3] }, '[1,3] is not next to soldier 9, who is at [1,1]'],
    [{ soldier: 9, to: [3, 1] }, '[3,1] is not next to soldier 9, who is at [1,1]'],
  ] as [ApocalypseOrder, string][])('%j is refused: %s', (order, reason) => {
    expect(take(order)).toEqual({ accepted: [], reasons: [reason] });
  });

  test('only the first counts [apocalypse:first-order-counts]', () => {
    expect(take({ soldier: 9, to: [2, 1] }, { soldier: 10, to: [2, 2] }, { soldier: 9, to: [2, 2] })).toEqual({
      accepted: [0, 1],
      reasons: ['soldier 9 already has an order this round'],
    });
  });

  test('one that is refused counts as the first, but not in the published program [apocalypse:first-order-counts]', () => {
    const orders: ApocalypseOrder[] = [
      { soldier: 9, to: [5, 5] },
      { soldier: 9, to: [2, 2] },
    ];
    expect(take(...orders)).toEqual({
      accepted: [],
      reasons: ['[5,5] is not next to soldier 9, who is at [1,1]', 'soldier 9 already has an order this round'],
    });
    const { accepted } = takeOrders(before.state, 0, orders, { ...before.config, ...original });
    expect(accepted.map(({ index }) => index)).toEqual([1]);
  });
});

describe('orders for helicopters', () => {
  test.each([
    [{ helicopter: 3, do: 'forward1' }, 'helicopter 3 is not yours'],
    [{ helicopter: 9, do: 'forward1' }, 'there is no helicopter 9'],
    [{ helicopter: 0, do: 'napalm' }, 'there is no helicopter 0'],
  ] as [ApocalypseOrder, string][])('%j is refused: %s', (order, reason) => {
    expect(take(order)).toEqual({ accepted: [], reasons: [reason] });
  });

  test('only the first counts [apocalypse:first-order-counts]', () => {
    expect(take({ helicopter: 1, do: 'napalm' }, { helicopter: 1, do: 'forward1' })).toEqual({
      accepted: [0],
      reasons: ['helicopter 1 already has an order this round'],
    });
  });

  test('a helicopter that throws parachuters can still fly', () => {
    expect(take({ parachuter: [4, 4] }, { helicopter: 1, do: 'forward1' }).accepted).toEqual([0, 1]);
  });
});

describe('parachuters', () => {
  const below = { parachuter: [4, 4], helicopter: 1 } as ApocalypseOrder;
  const stray = { parachuter: [4, 4], helicopter: 2 } as ApocalypseOrder;

  test('a player throws at most four in a round [apocalypse:four-throws]', () => {
    expect(take(below, below, stray, stray, stray)).toEqual({
      accepted: [0, 1, 2, 3],
      reasons: ['only 4 parachuters can be thrown in a round'],
    });
  });

  test('a helicopter throws no more than it has aboard [apocalypse:parachuters-by-helicopter]', () => {
    expect(take(below, below, below, below)).toEqual({
      accepted: [0, 1, 2],
      reasons: ['helicopter 1 has no parachuter left'],
    });
  });

  test.each([
    [{ parachuter: [4, 4], helicopter: 3 }, 'helicopter 3 is not yours'],
    [{ parachuter: [4, 4], helicopter: 12 }, 'there is no helicopter 12'],
    [{ parachuter: [4, 60], helicopter: 1 }, '[4,60] is not on the board'],
    [{ parachuter: [-1, 4] }, '[-1,4] is not on the board'],
    [{ parachuter: [40, 4] }, 'none of your helicopters is above [40,4]'],
  ] as [ApocalypseOrder, string][])('%j is refused: %s', (order, reason) => {
    expect(take(order)).toEqual({ accepted: [], reasons: [reason] });
  });
});
