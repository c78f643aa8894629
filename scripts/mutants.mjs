// npm run mutants -- --seed 7 --count 60 [--suite near|test|all] [--area viewer] [--json file]: would the tests notice? Draws small
// changes of the source by a seed, puts them all into a copy of the last commit, each switched off, and builds it. Then the tests
// run once to see which of them come by which change, and those few once more with each change on. What no test notices is listed. With "near"
// nothing runs beforehand, and only the unit tests nearest to a change are tried: a quick lower bound.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { AREA_NAMES } from './mutants/areas.mjs';
import { findNear } from './mutants/find-near.mjs';
import { findReached } from './mutants/find-reached.mjs';
import { isEquivalent } from './mutants/equivalent.mjs';
import { judgeMutant } from './mutants/judge-mutant.mjs';
import { MutantCopy } from './mutants/mutant-copy.mjs';
import { describeMutant, reportMutants } from './mutants/report-mutants.mjs';
import { TestRunner } from './mutants/test-runner.mjs';

const SUITES = {
  near: ['unit'],
  test: ['unit', 'command'],
  all: ['unit', 'command', 'busy', 'process', 'end-to-end', 'clock'],
};

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    suite: { type: 'string', default: 'test' },
    area: { type: 'string' },
    json: { type: 'string' },
  },
});
const projects = SUITES[values.suite];
if (!projects) throw new Error(`invalid --suite: expected near, test or all, got "${values.suite}"`);
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new Error(`invalid --count: expected a whole number from 1, got "${values.count}"`);
if (values.area !== undefined && !AREA_NAMES.includes(values.area))
  throw new Error(`invalid --area: expected one of ${AREA_NAMES.join('; ')}, got "${values.area}"`);

const copy = await MutantCopy.make();
const runner = new TestRunner(copy.folder, projects);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    runner.end();
    copy.remove();
    process.exit(1);
  });
}
try {
  const chosen = copy.plant(values.seed, count, values.area);
  console.log(`${chosen.length} mutants by seed ${values.seed}; building and looking which tests reach them…`);
  await copy.build();
  const { tests, durations, red } =
    values.suite === 'near' ? findNear(copy, chosen) : await findReached(copy, runner, chosen);
  for (const path of red) console.log(`fails without a mutant, and is left out: ${path}`);
  for (const mutant of chosen) {
    mutant.tests = tests.get(mutant.id) ?? [];
    Object.assign(
      mutant,
      isEquivalent(mutant) ? { verdict: 'equivalent' } : await judgeMutant(mutant, runner, durations),
    );
    console.log(`${String(mutant.id).padStart(3)} ${mutant.verdict.padEnd(10)} ${describeMutant(mutant)}`);
    if (mutant.by) console.log(`               by ${mutant.by}`);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(chosen, undefined, 1)}\n`);
  }
  console.log(reportMutants(chosen));
} finally {
  runner.end();
  copy.remove();
}
