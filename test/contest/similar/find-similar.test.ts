// Sixty programs on top of a starter kit, ten of them copies that somebody has tried to hide.
import { describe, expect, test } from 'vitest';
import { findSimilar, type Program } from '../../../contest/similar/find-similar.ts';
import { makeFingerprints } from '../../../contest/similar/make-fingerprints.ts';
import { tokeniseSource } from '../../../contest/similar/tokenise-source.ts';
import { SeededGenerator } from '../../../engine/core/generator.ts';
import { writeFunction, writeOwn } from './write-program.ts';

const KIT = Array.from({ length: 8 }, (_, at) => writeFunction(new SeededGenerator(900 + at), `kit_${at}`));

/** Other names, other comments, other numbers, another layout, functions in another order. */
function disguise(functions: readonly string[]): string[] {
  const renamed = functions.map((text) =>
    text
      .replaceAll(/\b(unit|cell|best|count|near|path|row|gain|risk|step|home|foe|own)(_\d)?\b/g, 'x_$1')
      .replaceAll('# what it does', '# lo que hace')
      .replaceAll(/\b\d+\b/g, '7')
      .replaceAll('    ', '\t')
      .replaceAll(' = ', '='),
  );
  return renamed.toReversed();
}

function makeProgram(author: string, functions: readonly string[]): Program {
  const source = [...KIT, ...functions].join('\n\n');
  return { id: `${author}/bot`, author, fingerprints: makeFingerprints('bot.py', tokeniseSource('bot.py', source)) };
}

const given = new Set(makeFingerprints('kit.py', tokeniseSource('kit.py', KIT.join('\n\n'))).keys());
const honest = Array.from({ length: 50 }, (_, at) => makeProgram(`author ${at}`, writeOwn(at)));
const copies = Array.from({ length: 10 }, (_, at) => makeProgram(`copy ${at}`, disguise(writeOwn(at))));

test('ten copies among sixty are the ten nearest pairs', () => {
  const pairs = findSimilar([...honest, ...copies], given);
  const nearest = pairs.slice(0, 10).map(({ one, other }) => `${one.author} = ${other.author}`);
  expect(nearest.toSorted()).toEqual(Array.from({ length: 10 }, (_, at) => `author ${at} = copy ${at}`).toSorted());
  expect(Math.min(...pairs.slice(0, 10).map(({ share }) => share))).toBeGreaterThan(0.6);
  expect(Math.max(0, ...pairs.slice(10).map(({ share }) => share))).toBeLessThan(0.3);
});

test('two who have hardly changed the starter kit are not taken for copies', () => {
  const small = 'def own(a):\n    return a + 1\n';
  const [first] = findSimilar([makeProgram('a', [small]), makeProgram('b', [small])], given);
  expect(first?.share ?? 0).toBeLessThan(0.3);
});

test('versions of one author are not compared, and two authors are named once', () => {
  const both = [makeProgram('a', writeOwn(1)), makeProgram('a', writeOwn(1)), makeProgram('b', writeOwn(1))];
  expect(findSimilar(both, given).map(({ one, other }) => [one.author, other.author])).toEqual([['a', 'b']]);
});

describe('what is compared', () => {
  test.each<[file: string, source: string, tokens: string]>([
    ['a.py', 'x = 3  # three\nif x: print("x")', 'V = N if V : V ( T )'],
    ['a.cc', 'int x = 3; // three\n/* and\nmore */ return x;', 'V V = N ; return V ;'],
    ['a.lua', 'local x = "a" -- a\n--[[ b\n]] return x', 'local V = T return V'],
    ['a.ml', '(* a *) let x = 1', 'let V = N'],
    ['a.py', '\'it\'\'s\' """a\nb"""', 'T T T'],
    ['a.js', '`a ${b}`', 'T'],
    ['a.cc', 'a /* never ends', 'V'],
    ['a.cc', '"never ends', '" V V'],
  ])('%s: %s', (file, source, tokens) =>
    expect(
      tokeniseSource(file, source)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(tokens),
  );

  test('with its line', () => {
    expect(tokeniseSource('a.cc', 'a\n/* b\n\n*/ c').map(({ line }) => line)).toEqual([1, 4]);
  });
});
