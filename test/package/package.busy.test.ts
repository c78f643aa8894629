// The package as others get it: packed, installed into an empty folder, and used there.
import { build } from 'esbuild';
import { execa } from 'execa';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { portableMath } from '../../engine/core/portable-math.ts';
import { findGame } from '../../engine/registry.ts';
import { schemaNames } from '../../protocol/schema-files.ts';
import { emptyFolder } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { closeBrowser, newPage } from '../viewer/browser.ts';
import { installPackage } from './install-package.ts';
import { TYPED } from './typed-program.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inBrowser = testWith('chromium');
let folder: string;
let packed: string[];

beforeAll(async () => {
  ({ folder, packed } = await installPackage());
}, 300_000);

/** What a program or a command of the package prints. */
async function run(file: string, ...args: string[]): Promise<string> {
  return (await execa(file, args, { cwd: folder, preferLocal: true, localDir: folder })).stdout;
}

describe('the tarball', () => {
  const NEEDED = [
    /^templates\/game\//,
    /^(package\.json|README\.md|LICENSE|CHANGELOG\.md|llms\.txt)$/,
    /^dist\/((judge-process|gate-process|rating-thread)\.js|(minions|command-line|import-module)\.cjs|viewer\.html|licenses\.txt)$/,
    /^dist\/(library|chunks)\/[^/]+\.js$/,
    /^dist\/types\/.+\.d\.ts$/,
    /^dist\/validators\/.+\.cjs$/,
    /^schemas\/.+\.json$/,
    /^sample-bots\//,
    /^docs\/((better|cards|rules)\/)?[^/]+\.md$/,
  ];

  test('holds what it needs and nothing else', () => {
    expect(packed.filter((path) => !NEEDED.some((form) => form.test(path)))).toEqual([]);
    expect(NEEDED.filter((form) => !packed.some((path) => form.test(path)))).toEqual([]);
  });

  test('of the sample bots it holds what is in the repository, and nothing that was built', async () => {
    const { stdout } = await execa('git', ['ls-files', 'sample-bots'], { cwd: root, reject: false });
    const bots = packed.filter((path) => path.startsWith('sample-bots/'));
    // Without git, as in an archive of the sources, there is nothing to compare with.
    if (process.env['CI'] === 'true') expect(stdout).not.toBe('');
    if (stdout !== '') expect(bots.sort()).toEqual(stdout.split('\n').sort());
  });

  test('refers to no file that it does not hold', () => {
    const maps = packed.filter(
      (path) =>
        /^dist\/.*\.(js|ts)$/.test(path) && readFileSync(join(root, path), 'utf8').includes('sourceMappingURL='),
    );
    expect(maps).toEqual([]);
  });
});

test.each(['minions', 'minions-judge'])('%s is a command that plays', async (name) => {
  expect(await run(name, '--version')).toMatch(/^\d+\.\d+\.\d+$/);
  const bots = ['demo', 'null', 'typescript/demo', 'demo'];
  const summary = await run(name, 'play', 'ork-island', ...bots, '-s', '1', '--set', 'rounds=20');
  expect(summary).toContain('Ork Island, 20 rounds, rules text, seed 1');
  expect(summary.match(/ ok$/gm)).toHaveLength(4);
});

test('people are told to type what they typed', async () => {
  const play = [
    'play',
    'ork-island',
    'null',
    'null',
    'null',
    'null',
    '-s',
    '1',
    '--set',
    'rounds=3',
    '-o',
    'told.jsonl',
  ];
  const env = { npm_command: '' };
  const { stdout } = await execa('minions-judge', play, { cwd: folder, preferLocal: true, localDir: folder, env });
  expect(stdout).toContain('Watch it with: minions-judge view told.jsonl');
});

test.each([
  [['queue', 'status', '--queue', 'redis://127.0.0.1:1']],
  [['worker']],
  [['worker', '--queue', 'redis://127.0.0.1:1']],
])('without the packages of a queue, %j prints the line that installs them', async (args) => {
  const options = { cwd: folder, preferLocal: true, localDir: folder, reject: false };
  const { exitCode, stdout, stderr } = await execa('minions-judge', args, options);
  expect([exitCode, stdout, stderr.split('\n')]).toEqual([
    2,
    '',
    [
      'minions: a queue needs the packages bullmq and ioredis, and they are not installed',
      expect.stringMatching(/^ {2}install them where minions is: npm install bullmq@6 ioredis@6 \(/),
    ],
  ]);
});

test('without the packages of a contest server it prints one line to install them, and with these it runs', async () => {
  const options = { cwd: folder, preferLocal: true, localDir: folder, reject: false };
  await execa('minions-judge', ['contest', 'new', 'winter', '--game', 'crematoria'], options);
  const serve = ['contest', 'serve', 'winter', '--sandbox', 'none', '--listen', '127.0.0.1:0', '--json'];
  const { exitCode, stdout } = await execa('minions-judge', serve, options);
  expect([exitCode, stdout]).toEqual([
    2,
    expect.stringContaining('npm install fastify@5 kysely@0.28 libsql@0.5 prom-client@15 '),
  ]);
  // There is no network: what npm would install is linked from where it has put it for us.
  const [, packages] = /npm install ((?:[a-z-]+@[\d.]+ )+)/.exec(stdout)!;
  for (const name of packages!.trim().split(' ')) {
    const [plain, version] = name.split('@');
    const installed = join(root, 'node_modules', plain!);
    const found = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string };
    expect(found.version).toMatch(new RegExp(`^${version!.replaceAll('.', '\\.')}\\.`));
    symlinkSync(installed, join(folder, 'node_modules', plain!));
  }
  const server = execa('minions-judge', [...serve, '-j', '1', '--force'], options);
  for await (const line of server) {
    const { url } = JSON.parse(line) as { url: string };
    expect((await fetch(`${url}/health`)).status).toBe(200);
    server.kill('SIGTERM');
  }
  expect((await server).exitCode).toBe(143);
}, 60_000);

test('who plays a match loads nothing of a contest server', () => {
  const command = readFileSync(join(root, 'dist/command-line.cjs'), 'utf8');
  expect(command).not.toMatch(/require\("(fastify|kysely|libsql|pg|prom-client)"\)/);
});

/** A folder in which the clone is what is installed. */
function linkClone(): string {
  const place = emptyFolder();
  mkdirSync(join(place, 'node_modules'));
  symlinkSync(root, join(place, 'node_modules/minions-judge'));
  return place;
}

describe.each([
  [
    'docs/library.md',
    [
      'play.mjs',
      'functions.mjs',
      'cup.mjs',
      'believe.mjs',
      'rate.mjs',
      'series.mjs',
      'better.mjs',
      'ask.mjs',
      'gate.mjs',
      'contest.mjs',
      'step.mjs',
      'events.mjs',
      'replay.mjs',
      'picture.mjs',
      'check.mjs',
    ],
  ],
  ['docs/gym.md', ['search.mjs']],
])('%s', (file, names) => {
  const page = readFileSync(join(root, file), 'utf8');
  const examples = [...page.matchAll(/```js\n\/\/ (\S+)\n(.*?)```\n\n```\n(.*?)```/gs)].map(
    ([, name, code, output]) => ({ name: name!, code: code!, output: output! }),
  );

  test('has an example for each thing it is for, in so many lines as one reads', () => {
    expect(examples.map(({ name }) => name)).toEqual(names);
    for (const { name, code } of examples) expect(code.split('\n').length, name).toBeLessThanOrEqual(20);
  });

  // In their order: one reads the replay that another wrote.
  for (const { name, code, output } of examples) {
    const testExample = name === 'picture.mjs' ? inBrowser : test;
    testExample(`${name} prints what the page says`, () => runExample(name, code, output));
  }

  async function runExample(name: string, code: string, output: string): Promise<void> {
    // The packages of a server are in the clone, and not where the package was installed.
    const place = name === 'contest.mjs' ? linkClone() : folder;
    writeFileSync(join(place, name), code);
    const { stdout } = await execa(process.execPath, [name], { cwd: place });
    expect(`${stdout}\n`).toBe(output);
  }
});

test('the command verifies the tournament of functions that a program has played, and cannot go on with it', async () => {
  expect(await run('minions', 'tournament', 'verify', 'cup')).toContain('cup verified: ');
  const options = { cwd: folder, preferLocal: true, localDir: folder, reject: false } as const;
  const { exitCode, stderr } = await execa('minions-judge', ['tournament', 'resume', 'cup'], options);
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('is a function of the program that began this')]);
});

/** A program as a page loads it. */
async function bundle(contents: string): Promise<string> {
  const stdin = { contents, resolveDir: folder };
  const built = await build({
    stdin,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return built.outputFiles[0]!.text;
}

test('a rating of somebody who is no bot of the field, and a picture of no round, are refused', async () => {
  const program = `
    import { paintReplay, rateBots } from 'minions-judge';
    const bots = ['a', 'b', 'c', 'd'].map((id) => ({ id, isRanked: true }));
    const say = ({ message }) => console.log(message);
    try { rateBots({ bots, tables: [{ block: 0, seats: ['a', 'b', 'c', 'x'], places: [1, 2, 3, 4] }] }); } catch (error) { say(error); }
    await paintReplay('match.jsonl', { kind: 'gif', rounds: 57 }).catch(say);`;
  expect(await run(process.execPath, '--input-type=module', '-e', program)).toBe(
    'invalid seat of a table: expected one of a, b, c, d, got x\ninvalid rounds: expected the first and the last round, got "57"',
  );
});

const measure = (text: string): number => gzipSync(text, { level: 9 }).length;

/** What engines compute each in its own way, as one text: it runs here and in a page. */
function computeNumbers(math: typeof portableMath): string {
  const numbers = Array.from({ length: 500 }, (_, index) => (index - 250) / 7);
  return numbers
    .flatMap((x) => [math.sin(x), math.cos(x), math.tan(x), math.atan2(x, 3), math.exp(x), math.pow(x * x + 1, x / 9)])
    .join(' ');
}

describe('the entry points', () => {
  test('have types', async () => {
    writeFileSync(join(folder, 'typed.ts'), TYPED);
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--skipLibCheck', 'false'];
    const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    const tsc = join(root, 'node_modules/.bin/tsc');
    const { stdout } = await execa(tsc, ['typed.ts', ...options, ...types], { cwd: folder, reject: false });
    expect(stdout).toBe('');
  });

  test.each(['engine', 'engine/crematoria', 'replay', 'protocol'])('%s can be loaded by a browser', async (name) => {
    const text = await bundle(`import * as all from 'minions-judge/${name}'; console.log(all);`);
    expect(text).not.toMatch(/\bfrom ?["'](node:)?(fs|path|module|url)["']/);
  });

  // What a page loads to play one game: with the engine, and the rules alone.
  test.each([
    ['crematoria', 'crematoria', 15_000],
    ['walking-dead', 'walkingDead', 15_000],
    ['ork-island', 'orkIsland', 15_000],
    ['apocalypse', 'apocalypse', 16_500],
  ])('%s is small, and comes without the other games', async (id, name, most) => {
    const entry = `minions-judge/engine/${id}`;
    const rules = await bundle(`import { ${name}Rules as rules } from '${entry}'; console.log(rules);`);
    const playing = await bundle(
      `import { startMatch, ${name}Rules as rules } from '${entry}'; console.log(startMatch(rules, rules.defaults, 'x').scores());`,
    );
    expect(measure(rules)).toBeLessThanOrEqual(15_000);
    expect(measure(playing)).toBeLessThanOrEqual(most);
    expect(measure(playing)).toBeGreaterThan(measure(rules));
  });

  test('of the protocol comes only what is asked for', async () => {
    expect(
      measure(await bundle(`import { PROTOCOL } from 'minions-judge/protocol'; console.log(PROTOCOL);`)),
    ).toBeLessThan(500);
    const one = `import validate from 'minions-judge/validators/games/crematoria/answer';
      import { makeShapeChecker } from 'minions-judge/protocol';
      console.log(makeShapeChecker(() => validate)('', { round: 1 }));`;
    const text = await bundle(one);
    expect(measure(text)).toBeLessThan(10_000);
    expect(await run(process.execPath, '--input-type=module', '-e', text)).toContain('expected a field "orders"');
  });

  inBrowser('the protocol, a game and its matches run in Chromium', async () => {
    const script = await bundle(`
      import { guardGame, makePlayable, portableMath } from 'minions-judge/engine';
      import { orkIsland } from 'minions-judge/engine/ork-island';
      import { bundleSchema, checkShape, schemaNames } from 'minions-judge/protocol';
      const game = guardGame(makePlayable(orkIsland), checkShape);
      const match = game.start({ ...game.configure('text'), rounds: 3 }, 'page');
      while (!match.isOver) match.play([[], [], [], []]);
      const refuse = () => {
        try { game.start(game.configure('text'), 'page').play([[{ unit: 1, dir: 'Upp' }], [], [], []]); }
        catch (error) { return error.message; }
      };
      globalThis.found = [match.fingerprint(), refuse(), schemaNames().length, bundleSchema('event').title, (${computeNumbers.toString()})(portableMath)];`);
    const { page, errors } = await newPage();
    await page.setContent('<title>x</title>');
    await page.addScriptTag({ content: script, type: 'module' });
    const handle = await page.waitForFunction(() => (globalThis as { found?: unknown[] }).found);
    const game = findGame('ork-island');
    const here = game.start({ ...game.configure('text'), rounds: 3 }, 'page');
    while (!here.isOver) here.play([[], [], [], []]);
    expect(await handle.jsonValue()).toEqual([
      here.fingerprint(),
      expect.stringContaining('the orders of player 0: at /orders/0/dir: expected one of'),
      schemaNames().length,
      'MatchEvent',
      computeNumbers(portableMath),
    ]);
    expect(errors).toEqual([]);
    await closeBrowser();
  });

  test('schemas are found by their names', async () => {
    const program = `
      import { readFileSync } from 'node:fs';
      const address = import.meta.resolve('minions-judge/schemas/match/job.json');
      console.log(JSON.parse(readFileSync(new URL(address), 'utf8')).title);`;
    expect(await run(process.execPath, '--input-type=module', '-e', program)).toBe('MatchJob');
  });
});
