// examples/learning: it trains, and what it has learnt plays.
import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { NUMPY, testWith } from '../test-with.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cwd = join(root, 'examples/learning');
const env = {
  MINIONS: `node ${join(root, 'dist/minions.cjs')}`,
  OPENBLAS_NUM_THREADS: '1',
  PYTHONDONTWRITEBYTECODE: '1',
};

testWith('python3', NUMPY)('the bot answers a state with orders for its own units', async () => {
  const state = JSON.parse(readFileSync(join(root, 'protocol/examples/crematoria/valid/state-first.json'), 'utf8')) as {
    player: number;
    round: number;
    units: { id: number; player: number }[];
  };
  const { stdout } = await execa('python3', ['bot.py'], { cwd, env, input: `${JSON.stringify(state)}\n` });
  const { round, orders } = JSON.parse(stdout) as { round: number; orders: { unit: number }[] };
  const mine = state.units.filter(({ player }) => player === state.player).map(({ id }) => id);
  expect(round).toBe(state.round);
  expect(orders.length).toBeGreaterThan(mine.length / 2);
  expect(orders.filter(({ unit }) => !mine.includes(unit))).toEqual([]);
});

const SMALL = `
import json, train
train.CANDIDATES, train.MATCHES, train.ELITE, train.EXAM_EVERY, train.EXAM_MATCHES = 8, 4, 2, 1, 4
train.CONFIG = {"rounds": 10}
guess, curve = train.train(generations=1, report=lambda _: None)
print(json.dumps([guess.shape, [row[0] for row in curve], train.draw_curve(curve)[:4]]))
`;

testWith('python3', NUMPY)('a generation is trained through the gym', async () => {
  const { stdout } = await execa('python3', ['-c', SMALL], { cwd, env });
  expect(JSON.parse(stdout)).toEqual([[2, 13], [0, 1], '<svg']);
});
