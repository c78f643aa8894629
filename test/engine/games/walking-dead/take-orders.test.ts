import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { takeOrders } from '../../../../engine/games/walking-dead/take-orders.ts';
import { order, town } from './picture.ts';

const { state } = town`a.b.A.Z`;

test('only the first order of a unit counts [walking-dead:first-order-counts]', () => {
  expect(takeOrders(state, 0, [order(0, 'Up'), order(0, 'Down')])).toEqual({
    accepted: [{ index: 0, order: order(0, 'Up') }],
    refused: [{ order: 1, reason: 'unit 0 already has an order this round' }],
  });
});

test('a unit acts once in a round at most [walking-dead:one-move-a-round]', () => {
  const orders = Array.from({ length: 5 }, () => order(0, 'Right'));
  expect(takeOrders(state, 0, orders).accepted.length).toBe(1);
});

test('only the units of the own clan obey', () => {
  expect(takeOrders(state, 0, [order(1, 'Up')]).refused).toEqual([{ order: 0, reason: 'unit 1 is not yours' }]);
  expect(takeOrders(state, 1, [order(1, 'Up')]).refused).toEqual([]);
});

test('nobody commands zombies [walking-dead:zombies-obey-nobody]', () => {
  for (const player of [0, 1, 2, 3] as const) {
    expect(takeOrders(state, player, [order(3, 'Up')]).refused).toEqual([{ order: 0, reason: 'unit 3 is a zombie' }]);
  }
});

test.each([-1, 4, 1e9])('a unit %s that does not exist is refused', (unit) => {
  expect(takeOrders(state, 0, [order(unit, 'Up')]).refused).toEqual([{ order: 0, reason: `there is no unit ${unit}` }]);
});

test('an order for a dead unit of the own clan passes, to fail when it is its turn', () => {
  expect(takeOrders(state, 0, [order(2, 'Up')]).accepted.length).toBe(1);
});

test('an answer has room for 1000 orders [walking-dead:at-most-1000-orders]', () => {
  const schema = readFileSync(new URL('../../../../schemas/games/walking-dead/answer.json', import.meta.url), 'utf8');
  expect(JSON.parse(schema)).toMatchObject({ properties: { orders: { maxItems: 1000 } } });
});
