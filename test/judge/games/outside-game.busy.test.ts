// Games that are not part of the package: found by a path or the name of a package, and told about in sentences.
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { emptyFolder, runMinions } from '../../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from './small-game.ts';

const folder = emptyFolder();
const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
const run = (...args: string[]) => runMinions(args, folder, env);
const four = ['null', 'null', 'null', 'null'];
const game = (changes: (text: string) => string) => ({ ...SMALL_GAME, 'game.ts': changes(SMALL_GAME['game.ts']!) });

const adder = `require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const { round, over } = JSON.parse(line);
  if (!over) console.log(JSON.stringify({ round, orders: [{ count: round }] }));
});`;

beforeAll(() => {
  const games: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
    counting: SMALL_GAME,
    'node_modules/counting-game': {
      ...SMALL_GAME,
      'game.ts': undefined,
      'lib/rules.ts': SMALL_GAME['game.ts'],
      'package.json': '{"main": "lib/rules.ts"}',
    },
    nothing: { 'notes.txt': 'no game' },
    'does-not-compile': game((text) => text.replace('defineGame<', 'defineGame(<')),
    'imports-node': game((text) => `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n${text}`),
    // What is not in the digest of a game could be changed without anybody noticing.
    'imports-hidden': {
      ...game((text) => `import './bots/more.ts';\n${text}`),
      'bots/more.ts': 'export const more = 1;',
    },
    'imports-by-settings': {
      ...game((text) => `import '#more';\n${text}`),
      'more.ts': 'export const more = 1;',
      'package.json': '{"imports": {"#more": "./more.ts"}}',
    },
    'imports-drawing': {
      ...game((text) => `import './drawing.ts';\n${text}`),
      'drawing.ts': 'export const drawing = {};',
    },
    'exports-nothing': game((text) => text.replace('export const game', 'export const rules')),
    'has-no-rounds': game((text) => text.replace(', rounds: 5', '')),
    'throws-at-once': game((text) => `${text}\nthrow new Error('not today');`),
    'is-ours': game((text) => text.replace("id: 'counting'", "id: 'crematoria'")),
    'has-no-order': { ...SMALL_GAME, 'schemas/order.json': undefined },
    'bad-json': { ...SMALL_GAME, 'schemas/view.json': '{"properties": ' },
    'bad-schema': {
      ...SMALL_GAME,
      'schemas/view.json': '{"type": "object", "properties": {"counts": {"type": "aray"}}}',
    },
    'bad-word': { ...SMALL_GAME, 'schemas/order.json': '{"type": "object", "propertys": {}}' },
    'throws-in-round-3': game((text) =>
      text.replace(
        'for (const [player',
        "if (state.round === 2) throw new Error('three is too many');\n      for (const [player",
      ),
    ),
    'breaks-its-schema': game((text) =>
      text.replace('counts: [...counts]', 'counts: [...counts, 200_000 * counts[0]]'),
    ),
  };
  for (const [name, files] of Object.entries(games)) writeFiles(join(folder, name), files);
  writeFiles(folder, { 'adder.cjs': adder });
});

describe.sequential('a game of one file', () => {
  test('is played by its path, and its replay says where it is from', async () => {
    const { code, stdout } = await run(
      'play',
      './counting',
      'adder.cjs',
      'null',
      'null',
      'adder.cjs',
      '-s',
      '1',
      '-o',
      'match.jsonl',
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Counting, 5 rounds, rules text/);
    const header = JSON.parse(readFileSync(join(folder, 'match.jsonl'), 'utf8').split('\n')[0]!) as object;
    const { gameFrom } = header as { gameFrom: object };
    const seats = four.map((name, index) => ({ name: `${name}${index}`, bot: { source: name } }));
    writeFiles(folder, {
      'job.json': JSON.stringify({ game: 'counting', gameFrom, seed: '1', seats }),
      'path.json': JSON.stringify({ game: './counting', seed: '1', seats }),
    });
    expect(header).toMatchObject({
      game: 'counting',
      gameFrom: { source: './counting', digest: expect.stringMatching(/^sha256:/) },
    });
  });

  test('is the game of a tournament, which keeps a copy', async () => {
    const bots = ['a=adder.cjs', 'b=adder.cjs', 'c=adder.cjs', 'd=adder.cjs'];
    const { code, stderr } = await run('tournament', './counting', ...bots, '--cycles', '1', '--no-check', '-o', 'cup');
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });

  test('and by the name of its package', async () => {
    const { stdout } = await run('play', 'counting-game', 'adder.cjs', ...four.slice(1), '-s', '1', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'counting',
      gameFrom: { source: 'counting-game' },
      seats: [{ score: 15 }, {}, {}, {}],
    });
  });

  test.each([
    [['verify', 'match.jsonl'], 'verified: 5 rounds, every fingerprint the same, points 15 0 0 15'],
    [['diff', 'match.jsonl', 'match.jsonl'], 'same'],
    [['export', 'match.jsonl', '--orders', '--format', 'csv'], 'round,player,name,index,refused,count'],
    [['states', 'match.jsonl', '0', '3'], '"counts":[3,0,0,3]'],
    [['validate', 'match.jsonl'], 'is valid: replay/header'],
    [['rerun', 'match.jsonl'], 'Counting, 5 rounds'],
    [['ask', 'match.jsonl', '0=adder.cjs'], 'answers as recorded'],
    [['check', 'adder.cjs', './counting'], 'Counting'],
    [['games', './counting'], 'rounds   5'],
    [['schema', 'games/counting/answer', '--game', './counting'], '"CountingAnswer"'],
    [['series', './counting', 'adder.cjs', ...four.slice(1), '-n', '2', '-j', '1', '--force'], 'adder'],
  ])('%j', async (args, said) => {
    const { stdout, stderr, code } = await run(...args);
    expect(stdout + stderr).toContain(said);
    expect(code).toBe(0);
  });

  test('a replay whose game has gone says what to do, and does it', async () => {
    renameSync(join(folder, 'counting'), join(folder, 'moved'));
    const gone = await run('verify', 'match.jsonl');
    expect(gone.code).toBe(2);
    expect(gone.stderr).toContain('this needs the game "counting" from "./counting", and there is no such game there');
    expect(gone.stderr).toContain('say where it is: --game ./counting');
    const found = await run('verify', 'match.jsonl', '--game', './moved');
    expect(found.stdout).toContain('verified');
    expect((await run('verify', 'match.jsonl', '--game', 'crematoria')).stderr).toContain(
      'is "crematoria", and this is of "counting"',
    );
    renameSync(join(folder, 'moved'), join(folder, 'counting'));
  });
});

describe.sequential('a game that only a file of somebody else names', () => {
  const strange = { ...env, XDG_STATE_HOME: join(folder, 'another-state') };
  const runElsewhere = (...args: string[]) => runMinions(args, folder, strange);

  test.each([
    ['a replay', ['verify', 'match.jsonl']],
    ['a replay to watch', ['view', 'match.jsonl', '--html', 'page.html']],
    ['a job', ['play', '--job', 'job.json']],
    ['a job that says nothing of where it is from', ['play', '--job', 'path.json']],
    ['a tournament', ['tournament', 'verify', 'cup']],
  ])('%s: it is not loaded', async (_, args) => {
    const { code, stderr } = await runElsewhere(...args);
    expect(stderr).toContain('a game is code that runs with your rights');
    expect(code).toBe(2);
  });

  test('until people name it themselves', async () => {
    const { stderr } = await runElsewhere('verify', 'match.jsonl');
    const [, command] = /"minions ([^"]*)" loads them/.exec(stderr)!;
    await runElsewhere(...command!.split(' '));
    expect((await runElsewhere('verify', 'match.jsonl')).stdout).toContain('verified: 5 rounds');
    expect((await runElsewhere('play', '--job', 'path.json')).code).toBe(0);
  });

  test('and not any more once its files are others', async () => {
    writeFiles(join(folder, 'counting'), { 'more.ts': 'export const more = 1;' });
    const { stderr, code } = await runElsewhere('verify', 'match.jsonl');
    expect(stderr).toContain('never loaded here');
    expect(code).toBe(2);
  });
});

describe.concurrent('what is no game says so in a sentence', () => {
  test.each([
    ['./nothing', 'the folder "./nothing" has no game in it', 'game.ts or game.js'],
    ['./nowhere', 'there is no game "./nowhere": no such folder', 'check the name'],
    ['counting', 'there is no game "counting"', 'did you mean "./counting"?'],
    ['./does-not-compile', 'cannot be compiled, game.ts:25:3', 'fix it there'],
    ['./imports-node', 'Could not resolve "node:fs"', 'files of its own folder'],
    ['./imports-hidden', 'imports bots/more.ts', 'none of them hidden or among its bots and tests'],
    ['./imports-by-settings', 'imports #more', 'by their paths'],
    ['./imports-drawing', 'imports drawing.ts', 'only a drawing imports the drawing'],
    ['./exports-nothing', 'exports no game', 'export const game = defineGame'],
    [
      './has-no-rounds',
      'invalid "defaults": expected an object with at least a whole number "rounds", got {"rules":"text"}',
      'docs',
    ],
    ['./throws-at-once', 'cannot be loaded: not today', 'throws-at-once/game.ts:27'],
    ['./is-ours', '"crematoria" is the name of a game of minions', 'another id'],
    ['./has-no-order', 'has no schemas/order.json', 'it says one order'],
    ['./bad-json', 'invalid JSON in ./bad-json/schemas/view.json', 'fix it there'],
    ['./bad-schema', './bad-schema/schemas/view.json does not compile', 'JSON Schema'],
    ['./bad-word', 'unknown keyword: "propertys"', 'JSON Schema'],
  ])('%s', async (word, message, hint) => {
    const { code, stderr } = await run('play', word, ...four);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
  });
});

test.each([
  [['play', './counting', ...four, '-o', 'match.res'], 'Counting has no .res form'],
  [['games', './counting', '--config'], 'Counting has no .cnf form'],
  [['play', './counting', ...four, '--rules', 'original'], 'Counting has no rule set "original"'],
  [
    ['play', './counting', ...four, '--set', 'rounds=0'],
    '"minions schema games/counting/config --game ./counting" shows what may stand in it',
  ],
])('what a game of your own has not: %j', async (args, message) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

test('a game that throws in a tournament is told as in a match', async () => {
  const bots = ['a=adder.cjs', 'b=adder.cjs', 'c=adder.cjs', 'd=adder.cjs'];
  const how = ['--cycles', '1', '--no-check', '-j', '1', '--force', '-q', '-o', 'thrown'];
  const { code, stderr } = await run('tournament', './throws-in-round-3', ...bots, ...how);
  expect(stderr).toContain('Counting has failed in round 3, in the phase "addUp": three is too many');
  expect(stderr).toMatch(/at addUp .*game\.ts:20/);
  expect(code).toBe(70);
});

describe.concurrent('what a game does wrong in a match is the judge’s fault, and what was played stays', () => {
  test.each([
    [
      'throws-in-round-3',
      'Counting has failed in round 3, in the phase "addUp": three is too many',
      'throws-in-round-3/game.ts:20',
    ],
    ['breaks-its-schema', 'the game made a state that breaks its schema, for player 0 in round 2', '/counts/4'],
  ])('%s', async (name, message, place) => {
    const { code, stderr } = await run(
      'play',
      `./${name}`,
      'adder.cjs',
      ...four.slice(1),
      '-s',
      '1',
      '-o',
      `${name}.jsonl`,
    );
    expect(stderr).toContain(message);
    expect(stderr).toContain(place);
    expect(stderr).not.toContain('a bug in the judge');
    expect(code).toBe(70);
    const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({
      end: true,
      interrupted: expect.stringContaining('a failure of the game'),
    });
  });
});
