// A plan lives through a match and no longer; the configuration of the first state is there in all; time is counted down.
import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { testWith } from '../test-with.ts';
import { BUILDERS } from './build-with-kit.ts';

const program = (name: string): string => fileURLToPath(new URL(`programs/${name}`, import.meta.url));

const example = new URL('../../protocol/examples/walking-dead/valid/state-first.json', import.meta.url);
const first = JSON.parse(readFileSync(example, 'utf8')) as { start: { config: object } };
const { start, ...later } = first;
const scarce = { ...first, start: { ...start, config: { ...start.config, food: 7 } } };

/** What comes on the lines, and what the plan is to make of it: rounds it has seen, food of the rules, the least and most of its time. */
const ROWS: readonly (readonly [state: object, rounds: number, food: number, time: readonly [number, number]])[] = [
  // Without a start the usual rules are taken.
  [{ ...later, timeMs: 60_000 }, 1, 15, [1, 60_000]],
  [{ ...scarce, timeMs: null }, 1, 7, [-1, -1]],
  [{ ...later, timeMs: 60_000 }, 2, 7, [1, 60_000]],
  [{ ...later, timeMs: 0 }, 3, 7, [0, 0]],
  [{ ...first, timeMs: null }, 1, 15, [-1, -1]],
];

interface Answer {
  readonly debug: { readonly metrics: { readonly rounds: number; readonly food: number; readonly left: number } };
}

for (const [language, source, ...programs] of [
  ['java', 'Memory.java', 'javac', 'java'],
  ['go', 'memory.go', 'go'],
] as const) {
  testWith(...programs)(language, async () => {
    const built = await BUILDERS[language](program(source));
    if ('errors' in built) throw new Error(built.errors);
    const [file, ...args] = built.command;
    const input = ROWS.map(([state]) => JSON.stringify(state)).join('\n');
    const { stdout, stderr } = await execa(file, args, { input });
    const told = stdout.split('\n').map((line) => (JSON.parse(line) as Answer).debug.metrics);
    expect(told.map(({ rounds, food }) => [rounds, food])).toEqual(ROWS.map(([, rounds, food]) => [rounds, food]));
    for (const [n, [, , , [least, most]]] of ROWS.entries()) {
      expect(told[n]!.left).toBeGreaterThanOrEqual(least);
      expect(told[n]!.left).toBeLessThanOrEqual(most);
    }
    expect(stderr.split('\n')).toEqual(ROWS.map(([, rounds]) => `round ${rounds}`));
  });
}
