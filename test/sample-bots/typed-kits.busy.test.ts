// The types of the kits: they hold all that the judge says, and a misspelt word does not compile. Their helpers say the same
// in every language.
import { execa } from 'execa';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { BUILDERS, runWithKit } from './build-with-kit.ts';
import { makeCppTypes, makeRustTypes } from './types-program.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** By its name, or wherever it was made. */
const program = (name: string): string => resolve(root, 'test/sample-bots/programs', name);

interface Row {
  readonly language: keyof typeof BUILDERS;
  readonly programs: readonly string[];
  readonly helpers: string;
  readonly types: string;
  readonly misspelt: string;
}

/** What their compilers say of misspelt words is in a test of each. */
const OTHERS: readonly Omit<Row, 'misspelt'>[] = [
  { language: 'cpp', programs: ['g++'], helpers: 'helpers.cc', types: makeCppTypes() },
  { language: 'rust', programs: ['rustc'], helpers: 'helpers.rs', types: makeRustTypes() },
];

const ROWS: readonly Row[] = [
  {
    language: 'python',
    programs: ['python3', 'mypy'],
    helpers: 'helpers.py',
    types: 'types.py',
    misspelt: 'misspelt.py',
  },
  { language: 'javascript', programs: [], helpers: 'javascript.mjs', types: 'types.mjs', misspelt: 'misspelt.mjs' },
  {
    language: 'java',
    programs: ['javac', 'java'],
    helpers: 'Helpers.java',
    types: 'Types.java',
    misspelt: 'Misspelt.java',
  },
  { language: 'go', programs: ['go'], helpers: 'helpers.go', types: 'types.go', misspelt: 'misspelt.go' },
];

const WRONG = /(?:\/\/|#) wrong$/;

/** The states and helpers of TypeScript are what the others are held to. */
const MISSPELT = [...ROWS, { language: 'typescript' as const, programs: [], misspelt: 'misspelt-typescript.txt' }];

describe.each(MISSPELT)('a misspelt word does not compile in $language', ({ language, programs, misspelt }) => {
  testWith(...programs)('and it is named, line by line', async () => {
    const lines = readFileSync(program(misspelt), 'utf8').split('\n');
    const wrong = lines.flatMap((line, n) => (WRONG.test(line) ? [n + 1] : []));
    expect(wrong).toHaveLength(4);
    const built = await BUILDERS[language](program(misspelt));
    const errors = 'errors' in built ? built.errors : '';
    expect([...errors.matchAll(/\.(?:java|go|py|mjs|ts)[:(](\d+)/g)].map(([, line]) => Number(line))).toEqual(wrong);
    const right = join(emptyFolder(), basename(misspelt));
    writeFileSync(right, lines.filter((line) => !WRONG.test(line)).join('\n'));
    expect(await BUILDERS[language](right)).toHaveProperty('command');
  });
});

/** What a match sends to player 0: orders of all kinds in `last`, and the end. */
async function makeStates(game: string): Promise<string> {
  const folder = emptyFolder();
  const bots = ['javascript/dummy', 'javascript/demo', 'javascript/dummy', 'javascript/demo'];
  const played = await runMinions(['play', game, ...bots, '-s', '5', '-o', 'x.jsonl', '-q', '--no-limits'], folder);
  expect(played).toMatchObject({ code: 0 });
  const { stdout } = await runMinions(['states', 'x.jsonl', '0'], folder);
  const file = join(folder, 'states.jsonl');
  writeFileSync(file, stdout);
  return file;
}

type Data = { [name: string]: unknown };

/** States as types hold them: null for what is missing, numbers that stand for a missing one, no map. */
const readStates = (text: string): Data[] =>
  text
    .trim()
    .split('\n')
    .map((line) => dropMissing(JSON.parse(line) as Data));

const STAND_INS: Readonly<Record<string, number>> = { clan: -1, health: 0, turnsToZombie: 0 };

function dropMissing<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (const item of value) dropMissing(item);
    return value;
  }
  const data = value as Data;
  for (const [name, field] of Object.entries(data)) {
    const isStandIn = 'type' in data && name in STAND_INS && STAND_INS[name] === field;
    const isFalse = name === 'over' && field === false;
    if (field === null || name === 'map' || isStandIn || isFalse) delete data[name];
    else dropMissing(field);
  }
  return value;
}

/** Says which state is another, and how. It is much quicker where all are the same. */
function expectSame(actual: readonly Data[], expected: readonly Data[]): void {
  expect(actual.length).toBe(expected.length);
  const n = actual.findIndex((state, at) => !isDeepStrictEqual(state, expected[at]));
  if (n >= 0) expect(actual[n], `state ${n}`).toEqual(expected[n]);
}

describe.each(GAMES)('$title', ({ id }) => {
  let file = '';
  let expected: Data[] = [];

  beforeAll(async () => {
    file = await makeStates(id);
    const states = readStates(readFileSync(file, 'utf8'));
    const { config } = states[0]!['start'] as Data;
    // Each is read by itself, so that only the first knows the configuration of the match: here, the usual one.
    expected = states.map((state) => ({ ...state, config }));
  }, 120_000);

  for (const { language, programs, types } of [...ROWS, ...OTHERS]) {
    testWith(...programs)(`the types in ${language} hold every state of a match`, async () => {
      const usual = readStates(await runWithKit(language, program(types), id, file));
      expect(usual.length).toBeGreaterThan(100);
      expectSame(usual, expected);
    });
  }
});

/** The example of a game; in Apocalypse with people aboard who can jump. */
function makeExample(game: string): string {
  const text = readFileSync(join(root, 'sample-bots/new-project', game, 'example-state.json'), 'utf8');
  const file = join(emptyFolder(), 'state.json');
  writeFileSync(file, text.replaceAll('"parachuters":[]', '"parachuters":[9,9,9]'));
  return file;
}

describe.each(GAMES)('helpers in $title', ({ id }) => {
  const state = makeExample(id);
  let expected = '';

  beforeAll(async () => {
    const out = join(emptyFolder(), 'helpers.mjs');
    const flags = ['--bundle', '--platform=node', '--format=esm', '--log-level=error', `--outfile=${out}`];
    await execa(join(root, 'node_modules/.bin/esbuild'), [program('typescript.mjs'), ...flags]);
    expected = (await execa('node', [out, state])).stdout;
  });

  test('there is something to say', () => expect(expected.split('\n').length).toBeGreaterThan(150));

  for (const { language, programs, helpers } of [...ROWS, ...OTHERS]) {
    testWith(...programs)(`say the same in ${language} as in TypeScript`, async () => {
      expect(await runWithKit(language, program(helpers), state)).toBe(expected);
    });
  }
});
