import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script of ours, without types
import { chooseMutants } from '../../../scripts/mutants/choose-mutants.mjs';
// @ts-expect-error: a script of ours, without types
import { makeImportGraph } from '../../../scripts/mutants/import-graph.mjs';
// @ts-expect-error: a script of ours, without types
import { insertMutants } from '../../../scripts/mutants/insert-mutants.mjs';
// @ts-expect-error: a script of ours, without types
import { listMutants } from '../../../scripts/mutants/list-mutants.mjs';
// @ts-expect-error: a script of ours, without types
import { nearness } from '../../../scripts/mutants/nearness.mjs';
import { writeFolder } from '../../judge/prepare/write-folder.ts';

interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isStatement: boolean;
}

/** The source as it is with each of its mutants on. */
const mutate = (source: string): string[] =>
  (listMutants('a.ts', source) as Mutant[]).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

describe('what is changed', () => {
  test.each<[source: string, mutants: string[]]>([
    ['f(a < b)', ['', 'f((a) <= (b))']],
    ['x = a && b', ['x = (a) || (b)']],
    ['x = a ?? b', ['x = (a)!']],
    ['x = !a', ['x = a']],
    ['x = a ? b : c', ['x = !(a) ? b : c']],
    ['if (a) b', ['if (!(a)) b']],
    ['x = 3', ['x = 4']],
    ['x = true', ['x = false']],
    ["x = 'a'", ["x = ''"]],
    ['await f()', ['']],
    // Types, names of fields and imports are no values.
    ["let x: 'a' | 3", []],
    ["type A = { b: 'c' }", []],
    ["import { a } from 'b'", []],
    ["x = { 'a': b }", []],
    ['x = a as 3', []],
    ["x = ''", []],
  ])('%s', (source, mutants) => expect(mutate(source)).toEqual(mutants));
});

test('an "else" stays with its "if" when a call between them can be left out', () => {
  const source = 'if (isFirst) f(1);\nelse f(2);\n';
  const calls = (listMutants('a.ts', source) as Mutant[]).filter(({ isStatement }) => isStatement);
  const text = insertMutants(source, chooseMutants(calls, 'seed', 9)) as string;
  const run = (isFirst: boolean): unknown =>
    runInNewContext(`(() => { let called; const f = (x) => (called = x); ${text} return called; })()`, { isFirst });
  expect([run(true), run(false)]).toEqual([1, 2]);
});

test('all mutants stand in one file, and one is on', () => {
  const source = 'let x = 1 + 2;\nf(x);\n';
  const all = (listMutants('a.ts', source) as Mutant[]).filter(({ text }) => text !== '2');
  const chosen = chooseMutants(all, 'seed', 9) as (Mutant & { id: number })[];
  const text = insertMutants(source, chosen) as string;
  const run = (on: number): unknown => {
    const body = `${text.replace('let x', 'var x')}; return { x, calls };`;
    const isOn = (id: number): boolean => id === on;
    return runInNewContext(`(() => { let calls = 0; const f = () => calls++; ${body} })()`, {
      minionsMutants: { isOn },
    });
  };
  expect(run(0)).toEqual({ x: 3, calls: 1 });
  const results = chosen.map(({ id }) => JSON.stringify(run(id)));
  expect(results).toContain('{"x":3,"calls":0}');
  expect(new Set(results).size).toBe(chosen.length);
});

test('the seed alone decides the sample, and no mutant lies within another', () => {
  const all = listMutants('a.ts', 'f(1 + (2 < 3 ? 4 : 5) && !a, "b");\n'.repeat(9)) as Mutant[];
  const places = (seed: string): number[] => (chooseMutants(all, seed, 6) as Mutant[]).map(({ start }) => start);
  expect(places('7')).toEqual(places('7'));
  expect(places('7')).not.toEqual(places('8'));
  const chosen = chooseMutants(all, '7', 6) as Mutant[];
  for (const [at, one] of chosen.entries())
    for (const other of chosen.slice(at + 1)) expect(one.start < other.end && other.start < one.end).toBe(false);
});

test.each<[source: string, isAtLoad: boolean[]]>([
  ['const x = 3', [true]],
  ['const f = () => 3', [false]],
  ['class A { static x = 3; y = 4; z() { return 5; } }', [true, false, false]],
  ['function f() { return 3; }\nf();', [false, true]],
])('what is evaluated when a module is loaded: %s', (source, isAtLoad) => {
  const found = listMutants('a.ts', source) as { readonly isAtLoad: boolean }[];
  expect(found.map((mutant) => mutant.isAtLoad)).toEqual(isAtLoad);
});

test('who imports a file, over others, but not for its types', () => {
  const files = {
    'a.ts': '',
    'b/b.ts': "export { a } from '../a.ts';",
    'c.test.ts': "const { a } = await import('./b/b.ts');",
    'd.test.ts': "import type { A } from './a.ts';\nimport type {\n  B } from './b/b.ts';",
  };
  const importersOf = makeImportGraph(writeFolder(files), Object.keys(files)) as (path: string) => Map<string, number>;
  expect([...importersOf('a.ts')]).toEqual([
    ['a.ts', 0],
    ['b/b.ts', 1],
    ['c.test.ts', 2],
  ]);
});

test('the tests nearest to a file come first', () => {
  const near = (test: string): number => nearness(`test/${test}.test.ts`, 'judge/host/pipes.ts') as number;
  const tests = ['cli/play', 'judge/match/run', 'judge/host/clock', 'judge/host/pipes'];
  expect(tests.map(near)).toEqual([0, 1, 2, 3]);
});
