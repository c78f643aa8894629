import fc from 'fast-check';
import { test } from 'vitest';
import { makeAsk, openSession } from './open-session.ts';

const label = fc.constantFrom<unknown>(0, 1, 'a', -1, '', null, {}, 1e99, undefined);
const order = fc.oneof(fc.jsonValue(), fc.record({ unit: fc.integer({ min: -1, max: 120 }), dir: fc.constant('Top') }));
const orders = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(...Array.from({ length: 4 }, () => fc.array(order, { maxLength: 3 }))) },
  fc.jsonValue(),
);
const reset = fc.record(
  { seed: label, rules: fc.constantFrom('text', 'original', 'x'), config: fc.jsonValue() },
  { requiredKeys: [] },
);
const what = fc.oneof(
  reset.map((options) => ({ reset: options })),
  orders.map((given) => ({ step: { orders: given } })),
  fc.constantFrom({ reset: {} }, { step: { orders: [[], [], [], []] } }, { close: true }, { info: true }),
  label.chain((name) => fc.constantFrom({ save: name }, { load: name }, { forget: name })),
  fc.jsonValue(),
);
const wish = fc.record(
  {
    id: fc.jsonValue(),
    env: label,
    fields: fc.oneof(fc.subarray(['units', 'scores', 'last', 'start', 'x', '__proto__']), fc.jsonValue()),
    players: fc.oneof(fc.subarray([0, 1, 2, 3]), fc.jsonValue()),
    shared: fc.oneof(fc.boolean(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const request = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(what, wish).map(([one, other]) => ({ ...(one as object), ...other })) },
  fc.jsonValue(),
);

test('whatever is asked, the answer keeps to its schema', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 12 }), (requests) => {
      const ask = makeAsk(openSession('crematoria', { matches: 3 }));
      for (const one of requests) ask(one);
    }),
    { numRuns: 150 },
  );
});

test('text that need not be JSON', () => {
  const ask = makeAsk(openSession('crematoria'));
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    fc.json().map((json) => json.slice(0, -1)),
  );
  fc.assert(
    fc.property(text, (line) => void ask(line)),
    { numRuns: 500 },
  );
});
