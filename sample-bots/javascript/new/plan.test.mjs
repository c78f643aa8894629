// Asks the plan about a saved state: npm test. Save others with "minions states" and say what you expect of your bot there.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseState } from './minions/{{file}}.mjs';
import { ordersOf } from './minions/minions.mjs';
import { Plan } from './plan.mjs';

const state = parseState(readFileSync('example-state.json', 'utf8'));

test('it gives orders', () => {
  assert.ok(ordersOf(new Plan(), state).length > 0);
});

test('it gives the same orders to the same state', () => {
  assert.deepEqual(ordersOf(new Plan(), state), ordersOf(new Plan(), state));
});
