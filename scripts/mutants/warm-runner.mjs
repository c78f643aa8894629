// A runner for vitest that tries one mutant after another in one process. Its modules are loaded once; a test file takes then as long
// as its tests do, not ten seconds. The plan says which mutants with which test files; what came of it goes to a log, line by line,
// so that nothing is lost if a mutant sends the process round in circles and somebody ends it.
import { startTests } from '@vitest/runner';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/** So many files that come by a mutant may pass before it has survived, and so many are looked at to find them. */
const MAX_REACHING = 10;
const MAX_TRIED = 24;

// oxlint-disable-next-line import/no-default-export -- vitest looks for a runner there
export default class WarmRunner extends VitestTestRunner {
  isStarted = false;

  async onBeforeCollect() {
    if (this.isStarted) return;
    this.isStarted = true;
    const plan = JSON.parse(readFileSync(process.env.MINIONS_PLAN, 'utf8'));
    const files = new TestFiles(this, plan);
    for (const mutant of plan.mutants) {
      note({ tries: mutant.id });
      note({ id: mutant.id, ...(await tryMutant(mutant, files)) });
    }
  }
}

const note = (value) => appendFileSync(process.env.MINIONS_LOG, `${JSON.stringify(value)}\n`);

/** Until a file fails that passes without the mutant. */
async function tryMutant({ id, tests, isAtLoad }, files) {
  let reaching = 0;
  let tried = 0;
  for (const test of tests) {
    if (reaching >= MAX_REACHING || tried >= MAX_TRIED) break;
    if (!isAtLoad && files.reached.get(test)?.has(id) === false) continue;
    tried += 1;
    const failed = await files.run(test, id, isAtLoad);
    if (isAtLoad || files.reached.get(test).has(id)) reaching += 1;
    if (failed === undefined) continue;
    // What an earlier mutant has left behind in the process must not count.
    if ((await files.run(test, 0, isAtLoad)) !== undefined) return { verdict: 'unclear', by: test };
    return { verdict: 'killed', by: `${test}: ${failed}` };
  }
  return { verdict: reaching === 0 ? 'unreached' : 'survived' };
}

class TestFiles {
  unhandled;

  constructor(outer, { root, reached }) {
    this.root = root;
    /** Which mutants each test file comes by. */
    this.reached = new Map(Object.entries(reached).map(([test, ids]) => [test, new Set(ids)]));
    this.state = outer.workerState;
    const nothing = async () => {};
    // Vitest itself does not hear of these runs.
    this.runner = Object.assign(Object.create(outer), {
      onBeforeCollect: nothing,
      onCollectStart: VitestTestRunner.prototype.onCollectStart,
      onCollected: nothing,
      onTaskUpdate: nothing,
      onAfterRunFiles: VitestTestRunner.prototype.onAfterRunFiles,
    });
    for (const event of ['uncaughtException', 'unhandledRejection'])
      process.prependListener(event, (error) => (this.unhandled ??= `unhandled: ${error?.message ?? error}`));
  }

  /** The first thing that failed, if anything did. */
  async run(test, id, reloads) {
    const { minionsMutants } = globalThis;
    note({ begins: test, id });
    const filepath = join(this.root, test);
    this.unhandled = undefined;
    minionsMutants.on = id;
    minionsMutants.seen = [];
    process.env.MINIONS_MUTANT = String(id);
    if (reloads) vi.resetModules();
    const modules = this.state.evaluatedModules;
    for (const module of modules.fileToModulesMap.get(filepath) ?? []) modules.invalidateModule(module);
    this.state.filepath = filepath;
    const began = performance.now();
    const files = await startTests([{ filepath }], this.runner);
    vi.useRealTimers();
    vi.resetConfig();
    vi.restoreAllMocks();
    minionsMutants.on = 0;
    if (reloads) vi.resetModules();
    const ids = Object.keys(minionsMutants.seen).map(Number);
    const known = this.reached.get(test);
    this.reached.set(test, new Set([...(known ?? []), ...ids]));
    const failed = files.map(findFailed).find((name) => name !== undefined) ?? this.unhandled;
    note({ test, id, failed, ms: Math.round(performance.now() - began), reached: known ? [] : ids });
    return failed;
  }
}

function findFailed(task) {
  if (task.result?.state !== 'fail') return undefined;
  const inside = task.tasks?.map(findFailed).find((name) => name !== undefined);
  return inside ?? `${task.name}: ${task.result.errors?.[0]?.message?.split('\n')[0] ?? ''}`;
}
