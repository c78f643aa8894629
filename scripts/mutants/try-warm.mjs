// Tries mutants with the unit tests nearest to them, many in one process of vitest, and starts another when a mutant hangs.
import { execa } from 'execa';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LineFile } from './line-file.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** A test file that takes longer than this, and so many times as long as it did before, hangs. */
const MIN_MS = 90_000;
const TIMES_AS_LONG = 8;
/** The first run of a file loads its modules, which takes a while on a busy machine. */
const FIRST_MS = 400_000;
const LOOK_EVERY_MS = 200;
const DRIVER = 'test/warm-driver.test.ts';
const CONFIG = `
import { defineConfig } from 'vitest/config';
export default defineConfig({
  test: {
    globalSetup: 'test/temporary-folder.ts',
    setupFiles: 'test/seed-chance.ts',
    server: { deps: { external: [/\\/dist\\//] } },
    include: ['${DRIVER}'],
    env: { npm_command: '' },
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: 1,
    runner: ${JSON.stringify(here('warm-runner.mjs'))},
  },
});
`;

/** The process that runs, if any. */
let running;

export function endWarm() {
  if (running === undefined) return;
  try {
    process.kill(-running, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

/** Calls back with each mutant as soon as its verdict is known. */
export async function tryWarm(folder, mutants, onVerdict) {
  writeFileSync(join(folder, DRIVER), "import { test } from 'vitest';\ntest('nothing', () => {});\n");
  writeFileSync(join(folder, 'warm.config.ts'), CONFIG);
  // Which mutants each test file comes by, and how long it takes.
  const known = { reached: {}, ms: {} };
  const retried = new Set();
  const settled = new Set();
  const settle = (id, { verdict, by }) => {
    const isAgain = verdict === 'unclear' && !retried.has(id);
    (isAgain ? retried : settled).add(id);
    if (!isAgain) onVerdict(id, { verdict, by });
  };
  while (settled.size < mutants.length) {
    const left = mutants.filter(({ id }) => !settled.has(id));
    await new WarmProcess(folder, known, settle).run(left);
  }
}

class WarmProcess {
  hasVerdict = false;
  /** The test file that was begun last. */
  begun;
  since = Date.now();
  /** The mutant whose turn it is, also while a file is run once more without it. */
  tried;

  constructor(folder, known, settle) {
    this.folder = folder;
    this.known = known;
    this.settle = settle;
    this.plan = join(folder, 'warm.json');
    this.log = join(folder, 'warm.log');
  }

  async run(mutants) {
    writeFileSync(this.log, '');
    writeFileSync(this.plan, JSON.stringify({ root: this.folder, reached: this.known.reached, mutants }));
    const child = this.start();
    running = child.pid;
    let hasEnded = false;
    void child.then(() => (hasEnded = true));
    const lines = new LineFile(this.log);
    for (let isLast = false; !isLast && !this.hangs();) {
      isLast = hasEnded;
      for (const line of lines.read()) this.take(line);
      if (!isLast) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
    if (!hasEnded) this.blame('the time limit');
    endWarm();
    const { all } = await child;
    running = undefined;
    if (!this.begun) throw new Error(`the tests did not begin:\n${all}`);
    if (!this.hasVerdict) this.blame('the process ended');
  }

  start() {
    const vitest = join(this.folder, 'node_modules/vitest/vitest.mjs');
    return execa('node', [vitest, 'run', '--config', join(this.folder, 'warm.config.ts')], {
      cwd: this.folder,
      env: { MINIONS_PLAN: this.plan, MINIONS_LOG: this.log, NODE_OPTIONS: `--require=${here('mutant-switch.cjs')}` },
      reject: false,
      // A group of its own, which can be killed with all who are in it.
      detached: true,
      stdin: 'ignore',
      all: true,
    });
  }

  take(line) {
    this.since = Date.now();
    if (line.tries) this.tried = line.tries;
    else if (line.begins) this.begun = line;
    else if (line.test) {
      this.known.ms[line.test] ??= line.ms;
      this.known.reached[line.test] ??= line.reached;
    } else this.decide(line.id, line);
  }

  hangs() {
    const ms = this.begun && this.known.ms[this.begun.begins];
    const limitMs = ms === undefined ? FIRST_MS : MIN_MS + TIMES_AS_LONG * ms;
    return Date.now() - this.since > limitMs;
  }

  /** The mutant whose turn it is has done it; or the machine, where nobody knows how long the file takes without it. */
  blame(reason) {
    if (!this.begun) return;
    const isKnown = this.known.ms[this.begun.begins] !== undefined;
    this.decide(this.tried, { verdict: isKnown ? 'killed' : 'unclear', by: `${this.begun.begins}: ${reason}` });
  }

  decide(id, outcome) {
    this.hasVerdict = true;
    this.settle(id, outcome);
  }
}
