// npm run mutants -- --seed 7 --count 60 [--suite test|all] [--area viewer]: would the tests notice? Draws small changes of the
// source by a seed, puts them all into a copy of the last commit, each switched off, and builds it. Then the tests run once to
// see which of them come by which change, and once for each change with that change on. What no test notices is listed.
import { execa } from 'execa';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { nameArea } from './mutants/areas.mjs';
import { chooseMutants } from './mutants/choose-mutants.mjs';
import { insertMutants } from './mutants/insert-mutants.mjs';
import { listMutants } from './mutants/list-mutants.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SWITCH = fileURLToPath(new URL('mutants/mutant-switch.cjs', import.meta.url));
const SOURCES = [
  'protocol',
  'engine',
  'dialogue',
  'replay',
  'judge',
  'tournament',
  'kits',
  'contest',
  'cli',
  'api',
  'viewer',
];
const SUITES = { test: ['unit', 'command'], all: ['unit', 'command', 'busy', 'process', 'end-to-end', 'clock'] };
/** Runs before every test file: tells it, and the processes that it starts, apart from the others. */
const NAME_TEST = `
import { expect } from 'vitest';
process.env['MINIONS_TEST'] = expect.getState().testPath ?? '';
`;
/** A mutant that makes the tests wait for ever has been noticed. */
const MAX_RUN_MS = 15 * 60_000;

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
if (!projects) throw new Error(`invalid --suite: expected test or all, got "${values.suite}"`);
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1)
  throw new Error(`invalid --count: expected a whole number from 1, got "${values.count}"`);

const folder = mkdtempSync(join(tmpdir(), 'minions-mutants-'));
try {
  await run('git', ['clone', '--quiet', ROOT, folder], ROOT);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  appendFileSync(join(folder, 'test/seed-chance.ts'), NAME_TEST);
  const chosen = await plantMutants();
  console.log(`${chosen.length} mutants by seed ${values.seed}; building and looking which tests reach them…`);
  await run('npm', ['run', 'build'], folder);
  const reached = await findReached();
  for (const mutant of chosen) {
    mutant.tests = reached.get(mutant.id) ?? [];
    mutant.verdict = await judge(mutant);
    console.log(`${String(mutant.id).padStart(3)} ${mutant.verdict.padEnd(10)} ${describe(mutant)}`);
  }
  report(chosen);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(chosen, undefined, 1)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Chooses mutants among those of all shipped files, and writes them into the copy. */
async function plantMutants() {
  const listed = (await execa('git', ['ls-files', ...SOURCES], { cwd: folder })).stdout.split('\n');
  const paths = listed.filter((path) => path.endsWith('.ts') && !path.startsWith('protocol/types/'));
  const wanted = values.area ? paths.filter((path) => nameArea(path) === values.area) : paths;
  const sources = new Map(wanted.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  const all = [...sources].flatMap(([path, source]) => listMutants(path, source));
  const chosen = chooseMutants(all, values.seed, count);
  for (const mutant of chosen) {
    const source = sources.get(mutant.path);
    mutant.line = source.slice(0, mutant.start).split('\n').length;
    mutant.original = source.slice(mutant.start, mutant.end);
  }
  for (const path of new Set(chosen.map((mutant) => mutant.path))) {
    const own = chosen.filter((mutant) => mutant.path === path);
    writeFileSync(join(folder, path), insertMutants(sources.get(path), own));
  }
  return chosen;
}

/** The test files that come by each mutant. Those that fail already, with every mutant off, would say nothing. */
async function findReached() {
  const log = join(folder, 'reached');
  const results = join(folder, 'results.json');
  writeFileSync(log, '');
  await runTests([], { MINIONS_REACHED: log }, ['--reporter=json', `--outputFile=${results}`]);
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const red = new Set(testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name));
  for (const path of red) console.log(`fails without a mutant, and is left out: ${relative(folder, path)}`);
  const reached = new Map();
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const [id, test] = line.split('\t');
    if (!test || red.has(test)) continue;
    const tests = reached.get(Number(id)) ?? new Set();
    reached.set(Number(id), tests.add(relative(folder, test)));
  }
  return new Map(Array.from(reached, ([id, tests]) => [id, [...tests]]));
}

async function judge({ id, tests }) {
  if (tests.length === 0) return 'unreached';
  const { exitCode, timedOut } = await runTests(tests, { MINIONS_MUTANT: String(id) }, ['--bail=1']);
  return timedOut || exitCode !== 0 ? 'killed' : 'survived';
}

function runTests(files, env, more) {
  const named = projects.flatMap((project) => ['--project', project]);
  return execa('npx', ['vitest', 'run', ...named, ...more, ...files], {
    cwd: folder,
    env: { ...env, NODE_OPTIONS: `--require=${SWITCH}` },
    reject: false,
    timeout: MAX_RUN_MS * (files.length === 0 ? 4 : 1),
    killSignal: 'SIGKILL',
  });
}

async function run(program, args, cwd) {
  await execa(program, args, { cwd });
}

function describe({ path, line, kind, original }) {
  return `${path}:${line} ${kind}: ${original.replaceAll(/\s+/g, ' ').slice(0, 70)}`;
}

function report(mutants) {
  console.log('\narea                        killed  of     %');
  const areas = [...new Set(mutants.map(({ path }) => nameArea(path)))].sort();
  const lists = areas.map((area) => [area, mutants.filter(({ path }) => nameArea(path) === area)]);
  for (const [area, list] of [...lists, ['all', mutants]]) {
    const killed = list.filter(({ verdict }) => verdict === 'killed').length;
    const percent = Math.round((100 * killed) / list.length);
    console.log(
      `${area.padEnd(28)}${String(killed).padStart(6)}${String(list.length).padStart(4)}${String(percent).padStart(6)}`,
    );
  }
  const survivors = mutants.filter(({ verdict }) => verdict !== 'killed');
  if (survivors.length > 0) console.log('\nSurvivors, and the tests that came by:');
  for (const mutant of survivors) {
    console.log(`${describe(mutant)}\n  → ${mutant.text || '(nothing)'}`);
    console.log(`  ${mutant.tests.slice(0, 5).join(', ') || 'no test'}${mutant.tests.length > 5 ? ' and more' : ''}`);
  }
}
