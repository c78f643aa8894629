// npm run mutants -- --seed 7 --count 60 [--suite near|test|all] [--area viewer]… [--each] [--place file:line]… [--commit hash] [--json file]: would
// the tests notice? Draws small changes of the source by a seed, puts them all into a copy of a commit, each switched off, and
// builds it. Then the tests run once to see which of them come by which change, and those few once more with each change on. What
// no test notices is listed. With "near" only the unit tests nearest to a change are tried, in one process: a quick lower bound.
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
import { endWarm, tryWarm } from './mutants/try-warm.mjs';

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
    area: { type: 'string', multiple: true, default: AREA_NAMES },
    json: { type: 'string' },
    place: { type: 'string', multiple: true },
    each: { type: 'boolean', default: false },
    commit: { type: 'string' },
  },
});
const projects = SUITES[values.suite];
if (!projects) throw new Error(`invalid --suite: expected near, test or all, got "${values.suite}"`);
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new Error(`invalid --count: expected a whole number from 1, got "${values.count}"`);
for (const area of values.area) {
  if (!AREA_NAMES.includes(area))
    throw new Error(`invalid --area: expected one of ${AREA_NAMES.join('; ')}, got "${area}"`);
}

const copy = await MutantCopy.make(values.commit);
const runner = new TestRunner(copy.folder, projects);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    runner.end();
    endWarm();
    copy.remove();
    process.exit(1);
  });
}
try {
  const chosen = copy.plant(values.seed, count, { areas: values.area, isEach: values.each, places: values.place });
  console.log(`${chosen.length} mutants by seed ${values.seed}; building and looking which tests reach them…`);
  for (const mutant of chosen) if (isEquivalent(mutant)) mutant.verdict = 'equivalent';
  const open = chosen.filter(({ verdict }) => verdict === undefined);
  await (values.suite === 'near' ? judgeNear(open) : judgeReached(open));
  console.log(reportMutants(chosen));
  if (values.json) writeFileSync(values.json, `${JSON.stringify(chosen, undefined, 1)}\n`);
} finally {
  runner.end();
  endWarm();
  copy.remove();
}

/** With the unit tests that are nearest, in one process. */
async function judgeNear(mutants) {
  await copy.takeBuild();
  const tests = findNear(copy, mutants);
  for (const mutant of mutants) mutant.tests = tests.get(mutant.id);
  const find = (id) => mutants.find((mutant) => mutant.id === id);
  await tryWarm(copy.folder, mutants, (id, outcome) => settle(find(id), outcome));
}

/** With all tests that come by them, each in a process of its own. */
async function judgeReached(mutants) {
  await copy.build();
  const { tests, durations, red } = await findReached(copy, runner, mutants);
  for (const path of red) console.log(`fails without a mutant, and is left out: ${path}`);
  for (const mutant of mutants) {
    mutant.tests = tests.get(mutant.id) ?? [];
    settle(mutant, await judgeMutant(mutant, runner, durations));
  }
}

function settle(mutant, { verdict, by }) {
  Object.assign(mutant, { verdict, by });
  console.log(`${String(mutant.id).padStart(3)} ${verdict.padEnd(10)} ${describeMutant(mutant)}`);
  if (by) console.log(`               by ${by}`);
}
