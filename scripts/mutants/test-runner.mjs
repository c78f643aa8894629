// Runs test files in the copy, with a time limit, and leaves no process behind that a mutant has sent round in circles.
import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SWITCH = fileURLToPath(new URL('mutant-switch.cjs', import.meta.url));

export class TestRunner {
  /** @type {import('execa').ResultPromise | undefined} */
  child;

  constructor(folder, projects) {
    this.folder = folder;
    this.projects = projects.flatMap((project) => ['--project', project]);
  }

  /** What came of each test file, by its path, and whether all passed in time. No files are all files. */
  async run(files, { env, limitMs, stopsEarly = false }) {
    const results = join(this.folder, 'results.json');
    const reporters = ['--reporter=json', `--outputFile=${results}`];
    const args = ['run', ...this.projects, ...reporters, ...(stopsEarly ? ['--bail=1'] : []), ...files];
    this.child = execa('node', [join(this.folder, 'node_modules/vitest/vitest.mjs'), ...args], {
      cwd: this.folder,
      env: { ...env, NODE_OPTIONS: `--require=${SWITCH}` },
      reject: false,
      // A group of its own, which can be killed with all who are in it.
      detached: true,
      stdin: 'ignore',
      stdout: 'ignore',
      stderr: 'ignore',
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      this.end();
    }, limitMs);
    const { exitCode } = await this.child;
    clearTimeout(timer);
    this.end();
    return { timedOut, passed: !timedOut && exitCode === 0, files: timedOut ? [] : readResults(this.folder, results) };
  }

  end() {
    const { pid } = this.child ?? {};
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  }
}

function readResults(folder, path) {
  let text;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  return JSON.parse(text).testResults.map(({ name, status, startTime, endTime, assertionResults }) => ({
    path: relative(folder, name),
    passed: status === 'passed',
    ms: Math.max(0, endTime - startTime),
    failed: assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
  }));
}
