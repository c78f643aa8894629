import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeUnitOrders } from '../../../engine/core/unit-orders.ts';

const orders = fc.array(fc.record({ unit: fc.nat({ max: 9 }), dir: fc.constantFrom('Up', 'Down') }), { maxLength: 40 });
const isOdd = ({ unit }: { unit: number }): string | undefined => (unit % 2 ? `unit ${unit} is odd` : undefined);

test('an order without a problem is accepted, with its place in the list', () => {
  const list = [{ unit: 4 }, { unit: 2 }];
  expect(takeUnitOrders(list, isOdd)).toEqual({
    accepted: [
      { index: 0, order: { unit: 4 } },
      { index: 1, order: { unit: 2 } },
    ],
    refused: [],
  });
});

test('an order with a problem is refused with its reason', () => {
  const { accepted, refused } = takeUnitOrders([{ unit: 2 }, { unit: 3 }], isOdd);
  expect(accepted.map(({ index }) => index)).toEqual([0]);
  expect(refused).toEqual([{ order: 1, reason: 'unit 3 is odd' }]);
});

test('only the first order of a unit counts', () => {
  const { accepted, refused } = takeUnitOrders([{ unit: 2 }, { unit: 4 }, { unit: 2 }], isOdd);
  expect(accepted.map(({ index }) => index)).toEqual([0, 1]);
  expect(refused).toEqual([{ order: 2, reason: 'unit 2 already has an order this round' }]);
});

test('a refused order is the first of its unit too', () => {
  let calls = 0;
  const { accepted, refused } = takeUnitOrders([{ unit: 1 }, { unit: 1 }], () => (calls++ === 0 ? 'no' : undefined));
  expect(accepted).toEqual([]);
  expect(refused.map(({ reason }) => reason)).toEqual(['no', 'unit 1 already has an order this round']);
});

test('every order is either accepted or refused, in the order given', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const { accepted, refused } = takeUnitOrders(list, isOdd);
      const taken = accepted.map(({ index }) => index);
      const left = refused.map(({ order }) => order);
      expect([...taken, ...left].toSorted((a, b) => a - b)).toEqual(list.map((_, index) => index));
      expect(taken).toEqual(taken.toSorted((a, b) => a - b));
      expect(left).toEqual(left.toSorted((a, b) => a - b));
      expect(accepted.every(({ index, order }) => list[index] === order)).toBe(true);
    }),
  );
});

test('no unit has two accepted orders', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const units = takeUnitOrders(list, isOdd).accepted.map(({ order }) => order.unit);
      expect(new Set(units).size).toBe(units.length);
    }),
  );
});
