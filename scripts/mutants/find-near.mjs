import { makeImportGraph } from './import-graph.mjs';
import { nearness } from './nearness.mjs';

const MAX_TESTS = 8;
/** What a file takes at most on a quiet machine, with all that it imports. */
const USUAL_MS = 2000;

/** The unit tests that import the file of each mutant, as far as they are the nearest; how the tests behave is not tried before. */
export function findNear(copy, mutants) {
  const paths = copy.paths.filter((path) => path.endsWith('.ts'));
  const units = paths.filter((path) => /^test\/(?:[^/]+\/)*[^/.]+\.test\.ts$/.test(path));
  const importersOf = makeImportGraph(copy.folder, paths);
  const tests = new Map(
    mutants.map(({ id, path }) => {
      const distances = importersOf(path);
      const order = (test) => distances.get(test) - 2 * nearness(test, path);
      const own = units.filter((test) => distances.has(test)).sort((a, b) => order(a) - order(b));
      return [id, own.slice(0, MAX_TESTS)];
    }),
  );
  return { tests, durations: new Map(units.map((path) => [path, USUAL_MS])), red: [] };
}
