// Which test files import a source file, over however many others: found in the text, without running anything.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const TYPES_ONLY = /\b(?:import|export) type [^;]*?;/gs;

/** `paths` are relative to `root`. The result has the importers of a file with their distance from it, the nearest first. */
export function makeImportGraph(root, paths) {
  const importers = new Map(paths.map((path) => [path, []]));
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8').replaceAll(TYPES_ONLY, '');
    for (const [, name] of text.matchAll(IMPORT)) importers.get(join(dirname(path), name))?.push(path);
  }
  return (path) => walk(importers, path);
}

function walk(importers, start) {
  const distances = new Map([[start, 0]]);
  for (const [path, distance] of distances) {
    for (const importer of importers.get(path) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
