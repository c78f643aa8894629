// The compiler guards imports between top-level folders; this guards what it cannot see.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));

function importsBelow(folder: string): Import[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(ts|mjs|js)$/.test(file)).flatMap((file) => importsOf(join(folder, file)));
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s+(type\s)?[^'"]*?from\s+['"]([^'"]+)['"]/gm);
  return [...found].map(([, type, path]) => ({
    from: file,
    to: path!.startsWith('.') ? normalize(join(dirname(file), path!)) : path!,
    isType: type !== undefined,
  }));
}

const describeImport = ({ from, to }: Import): string => `${from} imports ${to}`;

describe('imports go one way', () => {
  test('the engine takes only types from the protocol, and from packages only hashes', () => {
    const wrong = importsBelow('engine').filter(
      ({ to, isType }) => !/^(engine|@noble\/hashes)\//.test(to) && !(to.startsWith('protocol/types/') && isType),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('the core knows no game, and no game knows another', () => {
    const gameOf = (path: string): string | undefined => /^engine\/games\/([^/]+)/.exec(path)?.[1];
    const wrong = importsBelow('engine').filter(({ from, to }) => {
      const isRegistry = from === 'engine/registry.ts';
      return !isRegistry && gameOf(to) !== undefined && gameOf(from) !== gameOf(to);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  // Each part of the judge, with the parts it may import.
  test.each([
    ['host', []],
    ['bot', ['host']],
    ['match', ['prepare', 'bot', 'host']],
    ['check', ['match', 'prepare', 'bot', 'host']],
  ])('judge/%s imports only %j', (part, allowed) => {
    const partOf = (path: string): string | undefined => /^judge\/([^/]+)\//.exec(path)?.[1];
    const wrong = importsBelow('judge').filter(({ from, to }) => {
      const target = partOf(to);
      return partOf(from) === part && target !== undefined && target !== part && !allowed.includes(target as never);
    });
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('the viewer takes only the engine, and types of the protocol', () => {
    const wrong = importsBelow('viewer').filter(
      ({ to, isType }) => !/^(engine|replay|viewer)\//.test(to) && !(to.startsWith('protocol/types/') && isType),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  test('sample bots import nothing of ours', () => {
    const wrong = importsBelow('sample-bots').filter(
      ({ from, to }) => !to.startsWith('node:') && !to.startsWith(from.split('/').slice(0, 2).join('/')),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });
});
