import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { makeImportGraph } from './import-graph.mjs';

const MAX_RUN_MS = 60 * 60_000;

/**
 * The test files that come by each mutant, with every mutant off. Those that fail already would say nothing.
 *
 * What is evaluated when a module is loaded is seen only by the first file of several that share a module (`isolate: false`), so
 * that for such mutants all files count that import theirs.
 */
export async function findReached(copy, runner, mutants) {
  const { folder } = copy;
  const log = join(folder, 'reached');
  writeFileSync(log, '');
  const { files, timedOut } = await runner.run([], { env: { MINIONS_REACHED: log }, limitMs: MAX_RUN_MS });
  if (timedOut || files.length === 0) throw new Error('the tests did not end, or not even begin, without a mutant');
  const green = new Set(files.filter(({ passed }) => passed).map(({ path }) => path));
  const tests = readReached(folder, log, green);
  const importersOf = makeImportGraph(
    folder,
    copy.paths.filter((path) => path.endsWith('.ts')),
  );
  for (const { id, path } of mutants.filter(({ isAtLoad }) => isAtLoad)) {
    const importers = [...importersOf(path).keys()].filter((importer) => green.has(importer));
    tests.set(id, [...new Set([...(tests.get(id) ?? []), ...importers])]);
  }
  const durations = new Map(files.map(({ path, ms }) => [path, ms]));
  return { tests, durations, red: files.filter(({ passed }) => !passed).map(({ path }) => path) };
}

function readReached(folder, log, green) {
  const reached = new Map();
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const [id, test = ''] = line.split('\t');
    const path = relative(folder, test);
    if (green.has(path)) reached.set(Number(id), [...(reached.get(Number(id)) ?? []), path]);
  }
  return new Map(Array.from(reached, ([id, paths]) => [id, [...new Set(paths)]]));
}
