import { expect, test } from 'vitest';
import { takeOrders } from '../../../../engine/games/crematoria/take-orders.ts';
import type { CrematoriaOrder } from '../../../../engine/games/crematoria/types.ts';
import { levels } from './picture.ts';
import { idOf } from './play.ts';

const scene = levels({ cave: 'aABH', outside: '...N' }, { config: { necromongers: 2 } });
const ask = (...units: number[]): CrematoriaOrder[] => units.map((unit) => ({ unit, dir: 'Right' }));
const [a, A, B] = [0, 1, 2];

test('pioneers and furyans of the player', () => {
  expect(takeOrders(scene.state, 0, ask(A, a))).toEqual({
    accepted: [
      { index: 0, order: { unit: A, dir: 'Right' } },
      { index: 1, order: { unit: a, dir: 'Right' } },
    ],
    refused: [],
  });
});

test('nobody else’s', () => {
  expect(takeOrders(scene.state, 0, ask(B)).refused).toEqual([{ order: 0, reason: `unit ${B} is not yours` }]);
  expect(takeOrders(scene.state, 1, ask(a)).refused).toEqual([{ order: 0, reason: `unit ${a} is not yours` }]);
});

test('hellhounds and necromongers are nobody’s [crematoria:nobodys-units]', () => {
  const others = [idOf(scene, 'H'), idOf(scene, 'N'), idOf(scene, 'N') + 1];
  for (const player of [0, 1, 2, 3] as const) {
    const { accepted, refused } = takeOrders(scene.state, player, ask(...others));
    expect(accepted).toEqual([]);
    expect(refused).toEqual(others.map((unit, index) => ({ order: index, reason: `unit ${unit} is not yours` })));
  }
});

test.each([-1, 6, 1_000_000_000_000])('there is no unit %i', (unit) => {
  expect(takeOrders(scene.state, 0, ask(unit))).toEqual({
    accepted: [],
    refused: [{ order: 0, reason: `there is no unit ${unit}` }],
  });
});

test('only the first order for a unit [crematoria:first-order-counts] [crematoria:one-move-per-unit]', () => {
  const orders: CrematoriaOrder[] = [
    { unit: a, dir: 'Left' },
    { unit: a, dir: 'Right' },
    { unit: A, dir: 'Up' },
    { unit: a, dir: 'Left' },
  ];
  expect(takeOrders(scene.state, 0, orders)).toEqual({
    accepted: [
      { index: 0, order: orders[0] },
      { index: 2, order: orders[2] },
    ],
    refused: [
      { order: 1, reason: `unit ${a} already has an order this round` },
      { order: 3, reason: `unit ${a} already has an order this round` },
    ],
  });
});

test('None is an order like any other, and the first one counts [crematoria:first-order-counts]', () => {
  const orders: CrematoriaOrder[] = [
    { unit: a, dir: 'None' },
    { unit: a, dir: 'Right' },
  ];
  expect(takeOrders(scene.state, 0, orders).accepted).toEqual([{ index: 0, order: orders[0] }]);
});
