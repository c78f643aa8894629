import { describe, expect, test } from 'vitest';
import { takeOrders } from '../../../../engine/games/ork-island/take-orders.ts';
import type { OrkIslandOrder } from '../../../../engine/games/ork-island/types.ts';
import { island } from './picture.ts';

const scene = island`.a .b .k`;

function take(...orders: OrkIslandOrder[]): { accepted: number[]; refused: string[] } {
  const { accepted, refused } = takeOrders(scene.state, 0, orders);
  return {
    accepted: accepted.map(({ index }) => index),
    refused: refused.map(({ order, reason }) => `${order}: ${reason}`),
  };
}

describe('orders', () => {
  test('for my own orks are taken [ork-island:command-own-orks]', () => {
    expect(take({ unit: 0, dir: 'N' }, { unit: 1, dir: 'W' })).toEqual({ accepted: [0, 1], refused: [] });
  });

  test('for orks of others are refused [ork-island:command-own-orks]', () => {
    expect(take({ unit: 2, dir: 'N' })).toEqual({ accepted: [], refused: ['0: ork 2 is not yours'] });
  });

  test.each([-1, 3])('for ork %i, which does not exist, are refused', (unit) => {
    expect(take({ unit, dir: 'N' })).toEqual({ accepted: [], refused: [`0: there is no ork ${unit}`] });
  });

  test('after the first for the same ork are refused [ork-island:first-order-counts]', () => {
    expect(take({ unit: 0, dir: 'N' }, { unit: 1, dir: 'S' }, { unit: 0, dir: 'E' })).toEqual({
      accepted: [0, 1],
      refused: ['2: unit 0 already has an order this round'],
    });
  });
});
