import { makeImportGraph } from './import-graph.mjs';
import { nearness } from './nearness.mjs';

/** The unit tests that import the file of each mutant, the nearest first. */
export function findNear(copy, mutants) {
  const paths = copy.paths.filter((path) => path.endsWith('.ts'));
  const units = paths.filter((path) => /^test\/(?:[^/]+\/)*[^/.]+\.test\.ts$/.test(path));
  const importersOf = makeImportGraph(copy.folder, paths);
  return new Map(
    mutants.map(({ id, path }) => {
      const distances = importersOf(path);
      const order = (test) => distances.get(test) - 2 * nearness(test, path);
      const own = units.filter((test) => distances.has(test)).sort((a, b) => order(a) - order(b));
      return [id, own];
    }),
  );
}
